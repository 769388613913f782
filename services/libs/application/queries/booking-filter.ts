import type { BookingFilter } from '../../contracts/booking/booking-view.ts';
import { addDays, localDateOf } from '../../domain/calendar/dar-es-salaam.ts';
import type { Instant, LocalDate } from '../../domain/calendar/instants.ts';
import type { Condition } from '../ports/collection.ts';
import { searchPrefixes } from '../projections/search-terms.ts';
import { instantsOf } from './days.ts';

/** What documents of booking-tabs and booking-search can both be asked for. */
type BookingConditions = Readonly<
  Partial<Record<'createdAt' | 'date' | 'status' | 'currency', Condition>>
>;

/** The conditions of a list's filter. "Today" is reckoned when asked, so nothing happens at midnight. */
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

/** Somebody begins to type a reference: so far every booking answers it. */
const barePrefix = /^zbl[-\s]*$/i;

/** Beginnings of words; undefined for no search, empty for one that nothing can answer. */
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
