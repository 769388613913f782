import { accept, type Decision, refuse, type Asked } from '../../decision.ts';
import type { BookableTour } from '../bookable-tour.ts';
import type { HoldExtended } from '../booking.events.ts';
import type { HoldAlreadyExtended, HoldEnded } from '../booking.refusals.ts';
import { type BookingState, holdOf } from '../booking.state.ts';
import { extendedExpiry, isHolding } from '../hold.ts';

/** The traveller needs more time. */
export interface ExtendHold extends Asked {
  readonly type: 'ExtendHold';
  readonly tour: BookableTour;
}

export type ExtendHoldRefusal = HoldEnded | HoldAlreadyExtended;

/** A hold is extended once, and never beyond the moment when the departure can no longer be booked. */
export function extendHold(
  { tour, now }: ExtendHold,
  state: BookingState,
): Decision<HoldExtended, ExtendHoldRefusal> {
  const hold = holdOf(state);
  if (!isHolding(hold, now)) return refuse({ code: 'HoldEnded' });
  if (hold.isExtended) return refuse({ code: 'HoldAlreadyExtended' });
  const { departure } = hold;
  const expiresAt = extendedExpiry(tour.schedule, hold);
  return expiresAt > hold.expiresAt
    ? accept({ type: 'HoldExtended', data: { departure, expiresAt } })
    : accept(); // The departure can be booked only until then.
}
