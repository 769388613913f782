import type { ActorKind } from '../../../domain/actor.ts';
import type { BookableTour } from '../../../domain/booking/bookable-tour.ts';
import type { BookingChanges } from '../../../domain/booking/changed-terms.ts';
import { partyOfGuests } from '../../../domain/booking/party-of-guests.ts';
import type { Override } from '../../../domain/booking/sale-rules.ts';
import type { ExpectedPrice } from '../../../domain/booking/terms.ts';
import type { SeatRule } from '../../../domain/departure/departure.events.ts';
import type { InvalidFields } from '../../../domain/refusal.ts';
import type { ChangesInput, TermsInput } from './booking.commands.ts';

/** Whether staff gave a reason to override rules. A reason from a traveller has no effect. */
export function isForced(by: ActorKind, { overrideReason }: TermsInput): boolean {
  return by === 'admin' && overrideReason !== undefined;
}

/** The terms of a request as deciders expect them. */
export function termsOf(
  { expected, overrideReason }: TermsInput,
  seatRules: readonly SeatRule[],
): { readonly expected?: ExpectedPrice; readonly override?: Override } {
  return {
    ...(expected === undefined ? {} : { expected }),
    ...(overrideReason === undefined ? {} : { override: { reason: overrideReason, seatRules } }),
  };
}

/** The changes as deciders expect them: a plain number of travellers becomes a party. */
export function changesOf(
  { guests, ...changes }: ChangesInput,
  tour: BookableTour,
): { readonly changes: BookingChanges } | InvalidFields {
  if (guests === undefined || changes.party !== undefined) {
    return { changes };
  }
  const party = partyOfGuests(tour.pricing, guests);
  if (party === undefined) {
    const message = 'The price depends on who travels: please say how many of each category';
    return { code: 'InvalidFields', faults: [{ field: 'guests', message }] };
  }
  return { changes: { ...changes, party } };
}
