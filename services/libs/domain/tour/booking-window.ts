import {
  addDays,
  daysBetween,
  hoursBetween,
  instantOf,
  localDateOf,
  weekdayOf,
} from '../calendar/dar-es-salaam.ts';
import type { Instant, LocalDate, LocalTime } from '../calendar/instants.ts';
import type { Slot } from '../departure/departure-id.ts';
import type { TourSchedule } from './tour.events.ts';

/** How many days ahead of today a tour can be booked (domain rule 9). */
export const bookableDaysMax = 540;

/** A departure with at most this many seats left is `limited` (domain rule 9). */
const limitedSeatsMax = 4;

/**
 * The parts of a tour's schedule that decide on which days it runs and how long a departure can be booked.
 */
export type RunningTimes = Pick<
  TourSchedule,
  'pickupTimes' | 'weekdays' | 'season' | 'bookingCutoffHours'
>;

/** The departure has started, or its cut-off has passed. */
export interface PastDate {
  readonly code: 'PastDate';
}

/** The tour does not start at this time. */
export interface NotAStartTime {
  readonly code: 'NotAStartTime';
  /** The tour's start times on the requested day; empty if it does not run on that day. */
  readonly startTimes: readonly LocalTime[];
}

/** The tour takes no bookings for that day. */
export interface TourNotBookable {
  readonly code: 'TourNotBookable';
  readonly reason: 'withdrawn' | 'too-far-ahead';
}

/** The availability of a departure for somebody who wants to book it. */
export type SlotStatus = 'available' | 'limited' | 'full' | 'closed' | 'past';

/** The last day that can be booked at the given instant. */
export function lastBookableDate(now: Instant): LocalDate {
  return addDays(localDateOf(now), bookableDaysMax);
}

/** The tour's start times on a day, in ascending order; empty if it does not run. */
export function startTimesOn(times: RunningTimes, date: LocalDate): readonly LocalTime[] {
  const runs =
    times.weekdays.includes(weekdayOf(date)) &&
    (times.season === null || (times.season.from <= date && date <= times.season.to));
  return runs ? times.pickupTimes : [];
}

/** Every slot from one day to another, both inclusive, in order of their start. */
export function slotsBetween(times: RunningTimes, from: LocalDate, to: LocalDate): Slot[] {
  const days = Math.max(0, daysBetween(from, to) + 1);
  return Array.from({ length: days }, (_, day) => addDays(from, day)).flatMap((date) =>
    startTimesOn(times, date).map((time) => ({ date, time })),
  );
}

/** Whether the slot has started, or its cut-off has passed; exactly at the cut-off, it is not past yet. */
export function isPast(
  times: Pick<RunningTimes, 'bookingCutoffHours'>,
  slot: Slot,
  now: Instant,
): boolean {
  const hoursLeft = hoursBetween(now, instantOf(slot));
  return hoursLeft <= 0 || hoursLeft < times.bookingCutoffHours;
}

/** Whether the slot is at a start time of the tour, in the past or the future. */
export function startsAt(times: RunningTimes, slot: Slot): boolean {
  return startTimesOn(times, slot.date).includes(slot.time);
}

/**
 * Every reason in the calendar why a slot cannot be booked. The past is checked first, because for a past day it does
 * not matter whether the tour ran.
 */
export function slotRefusals(
  times: RunningTimes,
  slot: Slot,
  now: Instant,
): readonly (PastDate | TourNotBookable | NotAStartTime)[] {
  const refusals: (PastDate | TourNotBookable | NotAStartTime)[] = [];
  if (isPast(times, slot, now)) {
    refusals.push({ code: 'PastDate' });
  }
  if (slot.date > lastBookableDate(now)) {
    refusals.push({ code: 'TourNotBookable', reason: 'too-far-ahead' });
  }
  if (!startsAt(times, slot)) {
    refusals.push({ code: 'NotAStartTime', startTimes: startTimesOn(times, slot.date) });
  }
  return refusals;
}

/**
 * The availability of a departure. `seatsLeft` is null if there is no limit. It may be negative if staff booked
 * beyond the limit. If several reasons apply, past is more important than closed, and closed is more important than
 * full.
 */
export function slotStatus(departure: {
  readonly isPast: boolean;
  readonly isClosed: boolean;
  readonly seatsLeft: number | null;
}): SlotStatus {
  if (departure.isPast) {
    return 'past';
  }
  if (departure.isClosed) {
    return 'closed';
  }
  if (departure.seatsLeft === null || departure.seatsLeft > limitedSeatsMax) {
    return 'available';
  }
  return departure.seatsLeft > 0 ? 'limited' : 'full';
}
