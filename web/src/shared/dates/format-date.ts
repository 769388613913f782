import { localDateOf, localTimeOf } from '@contracts/calendar.ts';
import dayjs from 'dayjs';

/** Formats a day as in lists: `Nov 28, 2026` (requirements, section 9). */
export function formatDate(date: string): string {
  return dayjs(date).format('MMM DD, YYYY');
}

/** Formats a day with its weekday: `Sat, Nov 28, 2026`. */
export function formatDay(date: string): string {
  return dayjs(date).format('ddd, MMM DD, YYYY');
}

/** Formats a day for narrow places: `Sat 28 Nov`. */
export function formatShortDay(date: string): string {
  return dayjs(date).format('ddd D MMM');
}

/** Formats the day of an instant in Zanzibar, independent of the browser's time zone. */
export function formatDateOf(instant: string): string {
  return formatDate(localDateOf(instant));
}

/** Formats an instant to the minute, in Zanzibar: `Fri, Nov 27, 2026, 08:30`. */
export function formatMoment(instant: string): string {
  return `${formatDay(localDateOf(instant))}, ${localTimeOf(instant)}`;
}

/** Formats a month (`yyyy-MM`) as a calendar's heading: `November 2026`. */
export function formatMonth(month: string): string {
  return dayjs(`${month}-01`).format('MMMM YYYY');
}
