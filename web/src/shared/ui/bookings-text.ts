/** `1 booking`, `2 bookings`, `1,200 bookings` */
export function bookingsText(count: number): string {
  return count === 1 ? '1 booking' : `${count.toLocaleString('en-US')} bookings`;
}
