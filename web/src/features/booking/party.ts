import type { TravellersRequest, TravellersView } from '@contracts/booking/booking-view.ts';
import { countOf } from '@contracts/tour/party.ts';
import { travellerCategories } from '@contracts/tour/price-estimate.ts';
import type { TourView } from '@contracts/tour/tour-view.ts';

/** Travellers by category: one line for each category of the price table, with 0 if nobody is in it. */
export type Party = readonly TravellersView[];

/** The properties of a tour that limit the party. */
export type PartyRules = Pick<TourView, 'pricingStructure' | 'maxGuests' | 'allowsMinorsAlone'> & {
  /** Booked travellers of categories that the tour no longer has: there can be fewer of them, but not more. */
  readonly removed?: Party;
};

/** The number of travellers by default (requirements, section 9). */
const defaultGuests = 2;

export function guestsOf(party: Party): number {
  return party.reduce((guests, { count }) => guests + count, 0);
}

/** The lines that have travellers. */
export function presentOf(party: Party): Party {
  return party.filter(({ count }) => count > 0);
}

/**
 * A party of this many travellers, limited to the tour's largest party. All are in the category of adults, or in
 * the first one.
 */
export function partyOfGuests(rules: PartyRules, guests = defaultGuests): Party {
  const categories = travellerCategories(rules.pricingStructure);
  const adults = categories.find(({ category }) => /adult/i.test(category)) ?? categories[0];
  const count = Math.min(Math.max(1, guests), rules.maxGuests);
  return categories.map(({ categoryId, category }) => ({
    categoryId,
    category,
    count: categoryId === adults?.categoryId ? count : 0,
  }));
}

/**
 * The given party in the categories of the tour's price table; other lines are dropped. Undefined if no guest
 * is left, or the party is too large.
 */
export function partyOf(rules: PartyRules, named: readonly TravellersRequest[]): Party | undefined {
  const party = travellerCategories(rules.pricingStructure).map(({ categoryId, category }) => ({
    categoryId,
    category,
    count: countOf(named, { categoryId, category }),
  }));
  const guests = guestsOf(party);
  return guests >= 1 && guests <= rules.maxGuests ? party : undefined;
}
