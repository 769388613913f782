import { instantOf, isValidDate, localDateOf, localTimeOf } from '@contracts/calendar.ts';
import { formatDay } from '../../shared/dates/format-date.ts';

/** An instant to the second, in Zanzibar: much can happen in a minute. */
export function formatInstant(instant: string): string {
  return `${formatDay(localDateOf(instant))}, ${formatTime(instant)}`;
}

/** The same where its day is said already. */
export function formatTime(instant: string): string {
  return `${localTimeOf(instant)}:${instant.slice(17, 19)}`;
}

/** The same as an input for a date and a time of day writes it. */
export function inputOf(instant: string): string {
  return `${localDateOf(instant)}T${localTimeOf(instant)}`;
}

/** The last instant of the minute that was typed in; undefined for what is none. */
export function instantTyped(typed: string): string | undefined {
  const [date = '', time = ''] = typed.split('T');
  if (!isValidDate(date) || !/^\d\d:\d\d/.test(time)) return undefined;
  const begin = Date.parse(instantOf({ date, time: time.slice(0, 5) }));
  return new Date(begin + 59_999).toISOString();
}
