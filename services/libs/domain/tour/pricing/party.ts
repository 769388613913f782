/** How many travellers of one category; `category` is the exact name of the tour's price table. */
export interface PartyLine {
  readonly category: string;
  readonly count: number;
}

/** The travellers of one booking. Everybody takes a seat, infants too. */
export type Party = readonly PartyLine[];

/** The only category of tours whose price does not depend on age: fixed and seasonal tables. */
export const travelersCategory = 'Travelers';

/** The number of travellers, which is the number of seats the party takes. */
export function guestsOf(party: Party): number {
  return party.reduce((guests, line) => guests + line.count, 0);
}

/** The same travellers with one line per category, in order of first mention, and no empty lines. */
export function consolidate(party: Party): Party {
  const counts = new Map<string, number>();
  for (const { category, count } of party) {
    counts.set(category, (counts.get(category) ?? 0) + count);
  }
  return [...counts]
    .filter(([, count]) => count !== 0)
    .map(([category, count]) => ({ category, count }));
}
