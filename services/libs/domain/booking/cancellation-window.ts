import { instantOf } from '../calendar/dar-es-salaam.ts';
import type { Instant } from '../calendar/instants.ts';
import type { Slot } from '../departure/departure-id.ts';
import { type CancellationTerms, defaultCancellation } from '../tour/cancellation-terms.ts';

const msPerHour = 3_600_000;

/** The last instant at which cancelling is free: 24 hours before the start, unless the terms differ. */
export function freeCancellationUntil(
  departure: Slot,
  { freeUntilHours }: CancellationTerms = defaultCancellation,
): Instant {
  return new Date(Date.parse(instantOf(departure)) - freeUntilHours * msPerHour).toISOString();
}

export function isFreeCancellation(
  departure: Slot,
  now: Instant,
  terms?: CancellationTerms,
): boolean {
  return now <= freeCancellationUntil(departure, terms);
}

/** Whether the departure has started. From its start on, a traveller cannot change the booking. */
export function hasStarted(departure: Slot, now: Instant): boolean {
  return instantOf(departure) <= now;
}
