import type { BookingView } from '@contracts/booking/booking-view.ts';
import { travellerCategories } from '@contracts/tour/price-estimate.ts';
import type { TourView } from '@contracts/tour/tour-view.ts';
import type { BookingInput } from '../booking-input.ts';
import { type Party, partyOf, partyOfGuests, type PartyRules, presentOf } from '../party.ts';
import type { WantedChanges } from './own-booking-api.ts';

type Booked = Pick<BookingView, 'date' | 'pickupTime' | 'guests' | 'travellers'>;

/** The largest party that travellers can enter when they change a booking (requirements, section 5). */
const guestsMax = 15;

/** The rules for the party when a booking is changed. A larger booked party may stay. */
export function rulesOfChange(
  { pricingStructure, maxGuests }: Pick<TourView, 'pricingStructure' | 'maxGuests'>,
  { guests }: Booked,
): PartyRules {
  return { pricingStructure, maxGuests: Math.max(guests, Math.min(guestsMax, maxGuests)) };
}

/** The booked party in the tour's categories, which may have changed since. */
export function bookedParty(
  rules: PartyRules,
  { travellers, guests }: Booked,
): { readonly party: Party; readonly isAsBooked: boolean } {
  const known = travellerCategories(rules.pricingStructure).map(({ category }) => category);
  const isAsBooked = travellers.every(({ category }) => known.includes(category));
  const party = isAsBooked ? partyOf(rules, travellers) : undefined;
  return { party: party ?? partyOfGuests(rules, guests), isAsBooked: party !== undefined };
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
    .map(({ category, count }) => `${String(count)} ${category}`)
    .sort()
    .join('\n');
}
