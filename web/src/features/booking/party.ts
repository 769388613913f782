import type { TravellersView } from '@contracts/booking/booking-view.ts';
import { travellerCategories } from '@contracts/tour/price-estimate.ts';
import type { TourView } from '@contracts/tour/tour-view.ts';

/** Travellers by category, one line for each that the tour's table has, empty ones included. */
export type Party = readonly TravellersView[];

/** What of a tour decides who can come along. */
export type PartyRules = Pick<TourView, 'pricingStructure' | 'maxGuests'>;

/** Guests nobody has to ask for (requirements, section 9). */
const defaultGuests = 2;

export function guestsOf(party: Party): number {
  return party.reduce((guests, { count }) => guests + count, 0);
}

/** The lines that a booking names. */
export function presentOf(party: Party): Party {
  return party.filter(({ count }) => count > 0);
}

/** So many guests, all in the category of grown-ups, or in the first one; as many as may come. */
export function partyOfGuests(rules: PartyRules, guests = defaultGuests): Party {
  const categories = travellerCategories(rules.pricingStructure);
  const adults = categories.find(({ category }) => /adult/i.test(category)) ?? categories[0];
  const count = Math.min(Math.max(1, guests), rules.maxGuests);
  return categories.map(({ category }) => ({
    category,
    count: category === adults?.category ? count : 0,
  }));
}

/**
 * The party somebody named, as the tour's table has it: lines it does not know are dropped.
 * Undefined where nobody is left, or more than may come.
 */
export function partyOf(rules: PartyRules, named: readonly TravellersView[]): Party | undefined {
  const party = travellerCategories(rules.pricingStructure).map(({ category }) => ({
    category,
    count: named
      .filter((line) => line.category === category)
      .reduce((sum, { count }) => sum + count, 0),
  }));
  const guests = guestsOf(party);
  return guests >= 1 && guests <= rules.maxGuests ? party : undefined;
}
