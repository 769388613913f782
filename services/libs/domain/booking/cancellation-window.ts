import { addDays, instantOf } from '../calendar/dar-es-salaam.ts';
import type { Instant } from '../calendar/instants.ts';
import type { Slot } from '../departure/departure-id.ts';

/**
 * The last instant at which cancelling is free: 24 hours before the start, on every tour (requirements,
 * section 9). A day in Dar es Salaam always has 24 hours.
 */
export function freeCancellationUntil(departure: Slot): Instant {
  return instantOf({ date: addDays(departure.date, -1), time: departure.time });
}

export function isFreeCancellation(departure: Slot, now: Instant): boolean {
  return now <= freeCancellationUntil(departure);
}

/** Whether the departure has started: a traveller can change nothing from the start on. */
export function hasStarted(departure: Slot, now: Instant): boolean {
  return instantOf(departure) <= now;
}
