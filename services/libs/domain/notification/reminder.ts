import { addDays, instantOf } from '../calendar/dar-es-salaam.ts';
import type { Instant, LocalDate, LocalTime } from '../calendar/instants.ts';

/** The data that decides whether a traveller gets a reminder of a booking. */
export interface TripToCome {
  readonly status: 'requested' | 'withdrawn' | 'pending' | 'confirmed' | 'cancelled';
  readonly date: LocalDate;
  readonly pickupTime: LocalTime;
  /**
   * When the traveller last got date and place by e-mail, because of a booking, confirmation, move or
   * rebooking.
   */
  readonly informedAt: Instant;
}

/** When travellers are reminded of a departure: the day before, at a time of day in Zanzibar. */
export function reminderAt(date: LocalDate, timeOfDay: LocalTime): Instant {
  return instantOf({ date: addDays(date, -1), time: timeOfDay });
}

/**
 * Whether the traveller gets a reminder now. A traveller who got date and place by e-mail at the time of the reminder
 * or later needs none. A missed reminder is sent later, until the departure starts.
 */
export function isReminderDue(trip: TripToCome, timeOfDay: LocalTime, now: Instant): boolean {
  const at = reminderAt(trip.date, timeOfDay);
  return (
    trip.status === 'confirmed' &&
    trip.informedAt < at &&
    at <= now &&
    now < instantOf({ date: trip.date, time: trip.pickupTime })
  );
}
