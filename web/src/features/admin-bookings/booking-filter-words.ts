import type { BookingFilter } from '@contracts/booking/booking-view.ts';
import { formatDate, formatDays } from '../../shared/dates/format-date.ts';

export const statusWords: Readonly<Record<NonNullable<BookingFilter['status']>, string>> = {
  live: 'Not cancelled',
  confirmed: 'Confirmed',
  pending: 'Pending',
  cancelled: 'Cancelled',
};

/** `Made Nov 20, 2026`, `Travel Nov 01 – Nov 20, 2026`; the first or the last day may be missing. */
export function daysWords(what: string, from: string | undefined, to: string | undefined): string {
  if (from === undefined) return `${what} until ${formatDate(to ?? '')}`;
  if (to === undefined) return `${what} from ${formatDate(from)} on`;
  return `${what} ${formatDays(from, to)}`;
}
