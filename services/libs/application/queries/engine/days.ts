import { addDays, instantOf } from '../../../domain/calendar/dar-es-salaam.ts';
import type { Instant, LocalDate } from '../../../domain/calendar/instants.ts';

/** Returns the first instant of one day and the last instant of another day, to the millisecond. */
export function instantsOf(
  from: LocalDate | undefined,
  to: LocalDate | undefined,
): { readonly from?: Instant; readonly to?: Instant } {
  return {
    ...(from === undefined ? {} : { from: instantOf({ date: from, time: '00:00' }) }),
    ...(to === undefined ? {} : { to: lastInstantOf(to) }),
  };
}

function lastInstantOf(date: LocalDate): Instant {
  const next = instantOf({ date: addDays(date, 1), time: '00:00' });
  return new Date(Date.parse(next) - 1).toISOString();
}
