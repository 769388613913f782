import {
  freeCancellationUntil,
  hasStarted,
  isFreeCancellation,
} from '../../services/libs/domain/booking/cancellation-window.ts';
import {
  addDays,
  instantOf,
  localDateOf,
  localTimeOf,
  weekdayOf,
} from '../../services/libs/domain/calendar/dar-es-salaam.ts';
import { isPast, lastBookableDate } from '../../services/libs/domain/tour/booking-window.ts';

/**
 * Instants around midnight in Zanzibar and in UTC, on leap days, at the turn of the year, and on days when
 * other countries change their clocks.
 */
export const instants = [
  '2026-11-20T20:59:59.000Z',
  '2026-11-20T21:00:00.000Z',
  '2026-11-20T23:59:59.000Z',
  '2026-11-21T00:00:00.000Z',
  '2026-12-31T20:59:59.000Z',
  '2026-12-31T21:00:00.000Z',
  '2027-03-28T01:00:00.000Z',
  '2027-03-14T10:00:00.000Z',
  '2027-10-31T01:00:00.000Z',
  '2027-11-07T06:00:00.000Z',
  '2028-02-28T21:00:00.000Z',
  '2028-02-29T20:59:59.000Z',
] as const;

const oneSecondMs = 1000;

/**
 * The days and deadlines that the product computes for an instant, and for the departure that begins a day
 * and two hours after it.
 */
export function daysAndDeadlinesAt(instant: string): unknown {
  const date = localDateOf(instant);
  const slot = { date: addDays(date, 1), time: localTimeOf(instant) };
  const deadline = freeCancellationUntil(slot);
  const aroundOf = (limit: string) =>
    [-1, 0, 1].map((seconds) => new Date(Date.parse(limit) + seconds * oneSecondMs).toISOString());
  const cutOff = new Date(Date.parse(instantOf(slot)) - 2 * 3_600_000).toISOString();
  return {
    date,
    time: slot.time,
    weekday: weekdayOf(date),
    lastBookable: lastBookableDate(instant),
    start: instantOf(slot),
    isFree: aroundOf(deadline).map((now) => isFreeCancellation(slot, now)),
    hasStarted: aroundOf(instantOf(slot)).map((now) => hasStarted(slot, now)),
    isPast: aroundOf(cutOff).map((now) => isPast({ bookingCutoffHours: 2 }, slot, now)),
  };
}
