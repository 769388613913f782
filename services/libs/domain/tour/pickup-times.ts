import type { LocalTime } from '../calendar/instants.ts';

/**
 * Reads what somebody typed into the field of a start time (requirements, section 5: hours 0–23, minutes 00–59).
 * Returns a time, or the empty text. Returns undefined for anything else, which the field ignores. An hour below 10
 * may be typed with one digit.
 */
export function readPickupTime(typed: string): LocalTime | undefined {
  const text = typed.trim();
  return text === '' || /^(?:[01]?\d|2[0-3]):[0-5]\d$/.test(text)
    ? text.replace(/^\d:/, '0$&')
    : undefined;
}

/** The start times in ascending order. */
export function sortPickupTimes(times: readonly LocalTime[]): readonly LocalTime[] {
  return times.toSorted();
}

/** A start time on the twelve-hour clock: `08:30` is `8:30 AM`, `00:15` is `12:15 AM`. */
export function twelveHourPreview(time: LocalTime): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 === 0 ? 12 : hour % 12}${time.slice(2)} ${hour < 12 ? 'AM' : 'PM'}`;
}
