import { localDateOf, localTimeOf, weekdayOf } from '@contracts/calendar.ts';

const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

/** From Monday. */
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** The short name of a day's month: `Nov`. */
function shortMonthOf(date: string): string {
  return months[Number(date.slice(5, 7)) - 1] ?? '';
}

function shortWeekdayOf(date: string): string {
  return weekdays[weekdayOf(date) - 1] ?? '';
}

/** Formats a day as in lists: `Nov 28, 2026` (requirements, section 9). */
export function formatDate(date: string): string {
  return `${shortMonthOf(date)} ${date.slice(8)}, ${date.slice(0, 4)}`;
}

/** Formats a day with its weekday: `Sat, Nov 28, 2026`. */
export function formatDay(date: string): string {
  return `${shortWeekdayOf(date)}, ${formatDate(date)}`;
}

/** Formats a day for narrow places: `Sat 28 Nov`. */
export function formatShortDay(date: string): string {
  return `${shortWeekdayOf(date)} ${formatDayOfMonth(date)}`;
}

/** Formats a day without its weekday and year: `28 Nov`. */
export function formatDayOfMonth(date: string): string {
  return `${String(Number(date.slice(8)))} ${shortMonthOf(date)}`;
}

/** Formats a period: `Nov 23 – Nov 29, 2026`, `Dec 28, 2026 – Jan 03, 2027`; a single day is written once. */
export function formatDays(from: string, to: string): string {
  if (from === to) return formatDate(from);
  const isOneYear = from.slice(0, 4) === to.slice(0, 4);
  return `${isOneYear ? formatDate(from).slice(0, -6) : formatDate(from)} – ${formatDate(to)}`;
}

/** Formats the month of a day for narrow places: `Nov 2026`. */
export function formatShortMonth(date: string): string {
  return `${shortMonthOf(date)} ${date.slice(0, 4)}`;
}

/** Formats the day of an instant in Zanzibar, independent of the browser's time zone. */
export function formatDateOf(instant: string): string {
  return formatDate(localDateOf(instant));
}

/** Formats an instant to the minute, in Zanzibar: `Fri, Nov 27, 2026, 08:30`. */
export function formatMoment(instant: string): string {
  return `${formatDay(localDateOf(instant))}, ${localTimeOf(instant)}`;
}
