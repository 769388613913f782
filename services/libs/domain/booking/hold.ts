import { instantOf } from '../calendar/dar-es-salaam.ts';
import type { Instant } from '../calendar/instants.ts';
import type { DepartureRef, Slot } from '../departure/departure-id.ts';
import type { Party } from '../tour/pricing/party.ts';
import type { TourSchedule } from '../tour/tour.events.ts';

/** How long seats are held, and by how much an extension lengthens this, in milliseconds. */
const holdMs = 10 * 60_000;
/** No hold lasts longer than this, in milliseconds. */
const holdMsMax = 24 * 3_600_000;
/**
 * A hold can be expired only this long after its end, in milliseconds. This is longer than the allowed difference
 * between the clocks of two processes. So no process expires a hold that another process can still confirm.
 */
const graceMs = 30_000;

/** Seats held for a booking that is not placed yet. */
export interface Hold {
  /** False once the hold was released or expired. */
  readonly isOpen: boolean;
  /** The id of the command that may place the booking; see {@link BookingHeld}. */
  readonly form: string;
  readonly departure: DepartureRef;
  readonly party: Party;
  readonly reservationId: string;
  readonly heldAt: Instant;
  /** From this moment on the hold is over, even if no event says so. */
  readonly expiresAt: Instant;
  readonly isExtended: boolean;
}

/** Whether the seats are still held at this moment. */
export function isHolding(hold: Hold | undefined, now: Instant): hold is Hold {
  return hold?.isOpen === true && Date.parse(now) < Date.parse(hold.expiresAt);
}

/** A hold with this end must not be expired before this moment. */
export function overdueFrom(expiresAt: Instant): Instant {
  return after(expiresAt, graceMs);
}

/** Holds that end at this moment or before are overdue: they can be expired. */
export function overdueBefore(now: Instant): Instant {
  return after(now, -graceMs);
}

/** The end of a hold that is taken now: in ten minutes, or earlier if the departure can then no longer be booked. */
export function expiryOf(schedule: TourSchedule, slot: Slot, now: Instant): Instant {
  return earliest(after(now, holdMs), cutoffOf(schedule, slot));
}

/** When the hold ends after its extension. */
export function extendedExpiry(schedule: TourSchedule, hold: Hold): Instant {
  return earliest(
    after(hold.expiresAt, holdMs),
    cutoffOf(schedule, hold.departure),
    after(hold.heldAt, holdMsMax),
  );
}

function cutoffOf({ bookingCutoffHours }: TourSchedule, slot: Slot): Instant {
  return after(instantOf(slot), -bookingCutoffHours * 3_600_000);
}

function after(instant: Instant, ms: number): Instant {
  return new Date(Date.parse(instant) + ms).toISOString();
}

function earliest(...instants: readonly [Instant, ...Instant[]]): Instant {
  return new Date(Math.min(...instants.map((each) => Date.parse(each)))).toISOString();
}
