import { addDays, instantOf } from '../calendar/dar-es-salaam.ts';
import type { Instant, LocalDate, LocalTime } from '../calendar/instants.ts';

/** What decides whether a traveller is reminded of a trip. */
export interface TripToCome {
  readonly status: 'requested' | 'withdrawn' | 'pending' | 'confirmed' | 'cancelled';
  readonly date: LocalDate;
  readonly pickupTime: LocalTime;
  /** When its traveller was last told where and when to be: booked, confirmed, moved, booked again. */
  readonly toldAt: Instant;
}

/** When travellers are reminded of a departure: on the day before, at a time of day in Zanzibar. */
export function reminderAt(date: LocalDate, timeOfDay: LocalTime): Instant {
  return instantOf({ date: addDays(date, -1), time: timeOfDay });
}

/**
 * Whether it is time to remind the traveller. Whoever was told after that moment needs no reminder; one
 * that was missed is made up for until the trip begins.
 */
export function isReminderDue(trip: TripToCome, timeOfDay: LocalTime, now: Instant): boolean {
  const at = reminderAt(trip.date, timeOfDay);
  return (
    trip.status === 'confirmed' &&
    trip.toldAt < at &&
    at <= now &&
    now < instantOf({ date: trip.date, time: trip.pickupTime })
  );
}
