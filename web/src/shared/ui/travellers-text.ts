/** `1 traveller`, `2 travellers` */
export function travellersText(count: number): string {
  return count === 1 ? '1 traveller' : `${String(count)} travellers`;
}
