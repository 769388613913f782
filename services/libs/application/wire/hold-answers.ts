import type { ChangeHoldRequest, HoldView } from '../../contracts/booking/hold-view.ts';
import { type BookingState, holdOf } from '../../domain/booking/booking.state.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import { guestsOf } from '../../domain/tour/pricing/party.ts';
import type { HoldInput } from '../command-handling/booking/booking.commands.ts';

/** Returns the seats in a request to hold some. */
export function holdInput({
  date,
  pickupTime,
  travellers,
}: ChangeHoldRequest): Pick<HoldInput, 'slot' | 'party'> {
  return { slot: { date, time: pickupTime }, party: travellers };
}

/** Returns the hold; undefined if there is none. */
export function holdView(state: BookingState, now: Instant): HoldView | undefined {
  const hold = holdOf(state);
  if (hold === undefined) return undefined;
  const { departure, party, expiresAt, isExtended } = hold;
  const msLeft = Date.parse(expiresAt) - Date.parse(now);
  return {
    date: departure.date,
    pickupTime: departure.time,
    seats: guestsOf(party),
    expiresAt,
    secondsLeft: Math.max(0, Math.floor(msLeft / 1_000)),
    canBeExtended: !isExtended,
  };
}
