import type { BookingFilter, BookingTab } from '../../../contracts/booking/booking-view.ts';
import { hasTag } from '../../../domain/booking/tags.ts';
import { addDays, localDateOf } from '../../../domain/calendar/dar-es-salaam.ts';
import type { Instant, LocalDate } from '../../../domain/calendar/instants.ts';
import type { Condition, Filter } from '../../ports/collection.ts';
import { type BookingCard, tagTerm } from '../../projections/booking/booking-tabs.projection.ts';
import { searchPrefixes } from '../../projections/booking/search-terms.ts';
import { instantsOf } from '../engine/days.ts';

/** Conditions that apply to documents of both booking-tabs and booking-search. */
type BookingConditions = Readonly<
  Partial<Record<'createdAt' | 'date' | 'status' | 'currency' | 'tourId', Condition>>
>;

type ListConditions = BookingConditions &
  Readonly<Partial<Record<'toGiveBackSince' | 'isUnpaid' | 'hasNotes' | 'origin', Condition>>>;

/**
 * Returns the conditions for the filter of a list. "Today" is computed for each query, so no job has to run at
 * midnight.
 */
export function bookingConditions(
  { tab = 'all', status, currency, tourId, ...days }: Omit<BookingFilter, 'search'>,
  now: Instant,
): BookingConditions {
  const today = localDateOf(now);
  const created = within(tab === 'today' ? today : undefined, days.createdFrom, days.createdTo);
  const travel = within(travelDay(tab, today), days.dateFrom, days.dateTo);
  return {
    ...(created === undefined ? {} : { createdAt: instantsOf(created.from, created.to) }),
    ...(travel === undefined ? {} : { date: dateCondition(travel) }),
    ...(tourId === undefined ? {} : { tourId }),
    ...(status === undefined ? {} : { status: statusCondition(status) }),
    ...(currency === undefined ? {} : { currency }),
  };
}

/** Returns all conditions for the filter of a list, including conditions on fields that only booking-tabs has. */
export function listConditions(
  { money, origin, notes, ...filter }: Omit<BookingFilter, 'search'>,
  now: Instant,
): ListConditions {
  return {
    ...bookingConditions(filter, now),
    ...(money === 'to-give-back' ? { toGiveBackSince: { from: '0' } } : {}),
    ...(money === 'unpaid' ? { isUnpaid: true } : {}),
    ...(origin === undefined ? {} : { origin: origin === 'unknown' ? null : origin }),
    ...(notes === undefined ? {} : { hasNotes: true }),
  };
}

/** Returns the filter of a list without a search. The words of booking-tabs are the tags of the bookings. */
export function listFilter(
  filter: Omit<BookingFilter, 'search'>,
  now: Instant,
): Filter<BookingCard> {
  const { tag } = filter;
  return {
    where: listConditions(filter, now),
    ...(tag === undefined ? {} : { termPrefixes: [tagTerm(tag)] }),
  };
}

/** Whether the filter has conditions on fields that documents of booking-search do not have. */
export function isOnlyOnCards({ money, origin, notes, tag }: BookingFilter): boolean {
  return [money, origin, notes, tag].some((each) => each !== undefined);
}

/** Whether a card meets these conditions. */
export function meets(
  card: Pick<BookingCard, 'isUnpaid' | 'hasNotes' | 'origin' | 'tags'>,
  { money, origin, notes, tag }: BookingFilter,
): boolean {
  return (
    (money !== 'unpaid' || card.isUnpaid) &&
    (notes === undefined || card.hasNotes) &&
    (origin === undefined || (card.origin ?? 'unknown') === origin) &&
    (tag === undefined || hasTag(card, tag))
  );
}

/** The beginning of a reference without a digit. It matches every booking. */
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

/** A single day is queried by its value, because the index of the lists begins with the day. */
function dateCondition({ from, to }: Days): Condition {
  if (from !== undefined && from === to) return from;
  return { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

function travelDay(tab: BookingTab, today: LocalDate): LocalDate | undefined {
  if (tab === 'due-today') return today;
  return tab === 'tomorrow' ? addDays(today, 1) : undefined;
}

interface Days {
  readonly from?: LocalDate;
  readonly to?: LocalDate;
}

/**
 * The days that are both on the tab and between the days of the filter. `from` is after `to` if there are no such days.
 */
function within(
  day: LocalDate | undefined,
  from: LocalDate | undefined,
  to: LocalDate | undefined,
): Days | undefined {
  if (day !== undefined) return { from: laterOf(day, from), to: earlierOf(day, to) };
  return from === undefined && to === undefined
    ? undefined
    : { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
}

function laterOf(day: LocalDate, other: LocalDate | undefined): LocalDate {
  return other === undefined || other < day ? day : other;
}

function earlierOf(day: LocalDate, other: LocalDate | undefined): LocalDate {
  return other === undefined || other > day ? day : other;
}
