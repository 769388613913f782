import { instantOf, isValidDate, localDateOf, localTimeOf } from '@contracts/calendar.ts';
import { formatDay } from '../../shared/dates/format-date.ts';

/** An instant in Zanzibar, to the second, because much can happen in a minute. */
export function formatInstant(instant: string): string {
  return `${formatDay(localDateOf(instant))}, ${formatTime(instant)}`;
}

/** The time of an instant, for places that already show its day. */
export function formatTime(instant: string): string {
  return `${localTimeOf(instant)}:${instant.slice(17, 19)}`;
}

/** An instant as the value of a date and time input. */
export function inputOf(instant: string): string {
  return `${localDateOf(instant)}T${localTimeOf(instant)}`;
}

/** The last instant of the typed minute; undefined if it is invalid. */
export function instantTyped(typed: string): string | undefined {
  const [date = '', time = ''] = typed.split('T');
  if (!isValidDate(date) || !/^\d\d:\d\d/.test(time)) return undefined;
  const begin = Date.parse(instantOf({ date, time: time.slice(0, 5) }));
  return new Date(begin + 59_999).toISOString();
}
