export function travellersText(guests: number): string {
  return guests === 1 ? '1 traveller' : `${String(guests)} travellers`;
}
