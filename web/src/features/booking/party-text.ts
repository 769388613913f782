import type { TravellersView } from '@contracts/booking/booking-view.ts';
import { travellersText } from '../../shared/ui/travellers-text.ts';

/** A party in words: `2 × Adult (12+), 1 × Child (4-11)`. */
export function partyText(party: readonly TravellersView[]): string {
  return party
    .filter(({ count }) => count > 0)
    .map(({ category, count }) => lineText(category, count))
    .join(', ');
}

/** Tours with one price have only one category, whose name is left out. */
export function lineText(category: string, count: number): string {
  return category === 'Travelers' ? travellersText(count) : `${String(count)} × ${category}`;
}
