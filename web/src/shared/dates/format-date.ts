import { localDateOf, localTimeOf } from '@contracts/calendar.ts';
import dayjs from 'dayjs';

/** A day as lists write it: `Nov 28, 2026` (requirements, section 9). */
export function formatDate(date: string): string {
  return dayjs(date).format('MMM DD, YYYY');
}

/** A day somebody has to be somewhere: `Sat, Nov 28, 2026`. */
export function formatDay(date: string): string {
  return dayjs(date).format('ddd, MMM DD, YYYY');
}

/** A day where room is short: `Sat 28 Nov`. */
export function formatShortDay(date: string): string {
  return dayjs(date).format('ddd D MMM');
}

/** The day of an instant in Zanzibar, whatever the zone of this browser. */
export function formatDateOf(instant: string): string {
  return formatDate(localDateOf(instant));
}

/** An instant to the minute, in Zanzibar: `Fri, Nov 27, 2026, 08:30`. */
export function formatMoment(instant: string): string {
  return `${formatDay(localDateOf(instant))}, ${localTimeOf(instant)}`;
}

/** A month (`yyyy-MM`) as a calendar heads it: `November 2026`. */
export function formatMonth(month: string): string {
  return dayjs(`${month}-01`).format('MMMM YYYY');
}
