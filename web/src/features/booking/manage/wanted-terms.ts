import type { BookingView } from '@contracts/booking/booking-view.ts';
import { categoryAsked, countOf } from '@contracts/tour/party.ts';
import { travellerCategories } from '@contracts/tour/price-estimate.ts';
import type { TourView } from '@contracts/tour/tour-view.ts';
import type { BookingInput } from '../booking-input.ts';
import { type Party, type PartyRules, presentOf } from '../party.ts';
import type { WantedChanges } from './own-booking-api.ts';

type Booked = Pick<BookingView, 'date' | 'pickupTime' | 'guests' | 'travellers'>;

/** The largest party that travellers can enter when they change a booking (requirements, section 5). */
const guestsMax = 15;

/**
 * The rules for the party when a booking is changed. A booked party that is larger may keep its size. Travellers of
 * categories that the tour no longer has may be kept too.
 */
export function rulesOfChange(
  { pricingStructure, maxGuests }: Pick<TourView, 'pricingStructure' | 'maxGuests'>,
  { guests, travellers }: Booked,
): PartyRules {
  const known = travellerCategories(pricingStructure);
  return {
    pricingStructure,
    maxGuests: Math.max(guests, Math.min(guestsMax, maxGuests)),
    removed: travellers.filter((line) => categoryAsked(line, known) === undefined),
  };
}

/**
 * The booked party: a line for each category of the tour, then a line for each booked category that the tour no
 * longer has.
 */
export function bookedParty(
  { pricingStructure, removed = [] }: PartyRules,
  { travellers }: Booked,
): Party {
  const known = travellerCategories(pricingStructure).map(({ categoryId, category }) => ({
    categoryId,
    category,
    count: countOf(travellers, { categoryId, category }),
  }));
  return [...known, ...removed];
}

/** The changed terms, as the API takes them. Unchanged ones are left out. */
export function wantedChanges(booked: Booked, { date, time, party }: BookingInput): WantedChanges {
  return {
    ...(date !== null && date !== booked.date && { date }),
    ...(time !== null && time !== booked.pickupTime && { pickupTime: time }),
    ...(!isSameParty(party, booked.travellers) && { travellers: presentOf(party) }),
  };
}

export function isChange(changes: WantedChanges): boolean {
  return Object.keys(changes).length > 0;
}

function isSameParty(one: Party, other: Party): boolean {
  return partyKey(one) === partyKey(other);
}

function partyKey(party: Party): string {
  return presentOf(party)
    .map(({ categoryId, count }) => `${String(count)} ${categoryId}`)
    .sort()
    .join('\n');
}
