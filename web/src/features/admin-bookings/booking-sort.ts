import {
  type BookingFilter,
  type BookingSort,
  type BookingSortColumn,
  bookingSorts,
} from '@contracts/booking/booking-view.ts';

/** Each order in words, as the second part of "sorted by …". */
export const sortWords: Readonly<Record<BookingSort, string>> = {
  'booked-desc': 'day of booking, newest first',
  'booked-asc': 'day of booking, oldest first',
  'start-asc': 'date and start time, earliest first',
  'start-desc': 'date and start time, latest first',
  'status-asc': 'status, from A to Z',
  'status-desc': 'status, from Z to A',
  'tour-asc': 'tour, from A to Z',
  'tour-desc': 'tour, from Z to A',
  'travellers-desc': 'travellers, most first',
  'travellers-asc': 'travellers, fewest first',
  'total-desc': 'total, highest first',
  'total-asc': 'total, lowest first',
  'due-desc': 'amount due, highest first',
  'due-asc': 'amount due, lowest first',
};

export function isSort(value: string): value is BookingSort {
  return bookingSorts.some((each) => each === value);
}

/** The order of the list: a search always lists the newest bookings first. */
export function sortOf({ search = '', sort }: BookingFilter): BookingSort | undefined {
  return search === '' ? sort : undefined;
}

/** The present order of the list, even if staff chose none; undefined if no column has this order. */
export function shownSort(filter: BookingFilter): BookingSort | undefined {
  if ((filter.search ?? '') === '' && filter.money === 'to-give-back') return filter.sort;
  return sortOf(filter) ?? 'booked-desc';
}

/** The columns whose first order is the highest value, or the newest booking. */
const firstDescending: readonly BookingSortColumn[] = ['booked', 'travellers', 'total', 'due'];

/** The order after a press on the head of a column: its usual order first, then the opposite one. */
export function nextSort(column: BookingSortColumn, now: BookingSort | undefined): BookingSort {
  const usual = firstDescending.includes(column) ? 'desc' : 'asc';
  const opposite = usual === 'desc' ? 'asc' : 'desc';
  return now === `${column}-${usual}` ? `${column}-${opposite}` : `${column}-${usual}`;
}
