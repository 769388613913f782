import type { BookingFilter } from '../../../contracts/booking/booking-view.ts';
import { addDays, localDateOf } from '../../../domain/calendar/dar-es-salaam.ts';
import type { Instant, LocalDate } from '../../../domain/calendar/instants.ts';
import type { Condition } from '../../ports/collection.ts';
import { searchPrefixes } from '../../projections/booking/search-terms.ts';
import { instantsOf } from '../engine/days.ts';

/** Conditions that apply to documents of both booking-tabs and booking-search. */
type BookingConditions = Readonly<
  Partial<Record<'createdAt' | 'date' | 'status' | 'currency', Condition>>
>;

/**
 * Returns the conditions for a list's filter. "Today" is computed for each query, so no job has to run at
 * midnight.
 */
export function bookingConditions(
  { tab = 'all', status, currency, createdFrom, createdTo }: Omit<BookingFilter, 'search'>,
  now: Instant,
): BookingConditions {
  const today = localDateOf(now);
  const from = tab === 'today' ? laterOf(today, createdFrom) : createdFrom;
  const to = tab === 'today' ? earlierOf(today, createdTo) : createdTo;
  return {
    ...(from === undefined && to === undefined ? {} : { createdAt: instantsOf(from, to) }),
    ...(tab === 'due-today' ? { date: today } : {}),
    ...(tab === 'tomorrow' ? { date: addDays(today, 1) } : {}),
    ...(status === undefined ? {} : { status: statusCondition(status) }),
    ...(currency === undefined ? {} : { currency }),
  };
}

/** The beginning of a reference without a digit, which matches every booking. */
const barePrefix = /^zbl[-\s]*$/i;

/** Returns prefixes of words; undefined for no search, empty for a search that cannot match. */
export function prefixesOf(search: string | undefined): readonly string[] | undefined {
  const text = search?.trim() ?? '';
  return text === '' || barePrefix.test(text) ? undefined : searchPrefixes(text);
}

function statusCondition(status: NonNullable<BookingFilter['status']>): Condition {
  switch (status) {
    case 'live':
      return { in: ['pending', 'confirmed'] };
    case 'pending': // Requests without seats wait for staff too.
      return { in: ['pending', 'requested'] };
    case 'confirmed':
    case 'cancelled':
      return status;
  }
}

function laterOf(day: LocalDate, other: LocalDate | undefined): LocalDate {
  return other === undefined || other < day ? day : other;
}

function earlierOf(day: LocalDate, other: LocalDate | undefined): LocalDate {
  return other === undefined || other > day ? day : other;
}
