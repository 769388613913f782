import type { ActorKind } from '../../actor.ts';
import { accept, type Decision, refuse, type Asked } from '../../decision.ts';
import { type DepartureRef, isSameDeparture } from '../../departure/departure-id.ts';
import type { HoldExpired, HoldReleased } from '../booking.events.ts';
import type { HoldNotOverdue } from '../booking.refusals.ts';
import { type BookingState, holdOf } from '../booking.state.ts';
import { overdueFrom } from '../hold.ts';

/** The traveller left the form, so the seats are not needed any more. */
export interface ReleaseHold extends Asked {
  readonly type: 'ReleaseHold';
}

/** The time of the hold is over. */
export interface ExpireHold extends Asked {
  readonly type: 'ExpireHold';
}

/** A hold that ended, or became a booking, stays as it is. */
export function releaseHold(
  { by }: ReleaseHold,
  state: BookingState,
): Decision<HoldReleased, never> {
  return accept(...holdReleased(by, state));
}

/** The event that releases an open hold; none if there is no open hold. */
export function holdReleased(by: ActorKind, state: BookingState): readonly HoldReleased[] {
  const hold = holdOf(state);
  if (hold?.isOpen !== true) return [];
  const { departure, reservationId: drops } = hold;
  return [{ type: 'HoldReleased', data: { by, departure, drops } }];
}

/** Releases a hold on this departure, because the departure does not take place. */
export function releaseHoldOn(
  { by, departure }: { readonly by: ActorKind; readonly departure: DepartureRef },
  state: BookingState,
): Decision<HoldReleased, never> {
  const hold = holdOf(state);
  return hold !== undefined && isSameDeparture(hold.departure, departure)
    ? accept(...holdReleased(by, state))
    : accept();
}

/**
 * Ends a hold whose time is over. This happens a little after the moment from which the hold can no longer be
 * confirmed, because clocks differ. A hold that ended, or became a booking, stays as it is.
 */
export function expireHold(
  { now }: ExpireHold,
  state: BookingState,
): Decision<HoldExpired, HoldNotOverdue> {
  const hold = holdOf(state);
  if (hold?.isOpen !== true) return accept();
  if (Date.parse(now) < Date.parse(overdueFrom(hold.expiresAt))) {
    return refuse({ code: 'HoldNotOverdue' });
  }
  const { departure, reservationId: drops } = hold;
  return accept({ type: 'HoldExpired', data: { departure, drops } });
}
