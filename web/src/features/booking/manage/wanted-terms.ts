import type { BookingView } from '@contracts/booking/booking-view.ts';
import { travellerCategories } from '@contracts/tour/price-estimate.ts';
import type { TourView } from '@contracts/tour/tour-view.ts';
import type { BookingWish } from '../booking-wish.ts';
import { type Party, partyOf, partyOfGuests, type PartyRules, presentOf } from '../party.ts';
import type { WantedChanges } from './own-booking-api.ts';

type Booked = Pick<BookingView, 'date' | 'pickupTime' | 'guests' | 'travellers'>;

/** What travellers can enter when changing a booking (requirements, section 5). */
const guestsMax = 15;

/** Who can come along when a booking is changed; whoever is booked already may stay. */
export function rulesOfChange(
  { pricingStructure, maxGuests }: Pick<TourView, 'pricingStructure' | 'maxGuests'>,
  { guests }: Booked,
): PartyRules {
  return { pricingStructure, maxGuests: Math.max(guests, Math.min(guestsMax, maxGuests)) };
}

/** The party that is booked, in the tour's categories; of these it may have others by now. */
export function bookedParty(
  rules: PartyRules,
  { travellers, guests }: Booked,
): { readonly party: Party; readonly isAsBooked: boolean } {
  const known = travellerCategories(rules.pricingStructure).map(({ category }) => category);
  const isAsBooked = travellers.every(({ category }) => known.includes(category));
  const party = isAsBooked ? partyOf(rules, travellers) : undefined;
  return { party: party ?? partyOfGuests(rules, guests), isAsBooked: party !== undefined };
}

/** What differs from what is booked, as the API takes it: what stays is left out. */
export function wantedChanges(booked: Booked, { date, time, party }: BookingWish): WantedChanges {
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
