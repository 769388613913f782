import type { Instant, LocalDate, LocalTime } from './instants.ts';

/**
 * The operator's calendar. Tanzania is three hours ahead of UTC all year, without daylight saving time.
 * So the offset is a constant, and no time-zone database is needed.
 *
 * Every function takes valid values: check outside values with {@link isValidDate} and {@link
 * isValidTime} first. Days are in the years 0001 to 9999.
 */
const offsetMs = 3 * 60 * 60 * 1000;

const msPerDay = 24 * 60 * 60 * 1000;
const msPerHour = 60 * 60 * 1000;

/** A day of the week as ISO 8601 counts it: 1 is Monday, 7 is Sunday. */
export type IsoWeekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** The day in Dar es Salaam at the given instant. */
export function localDateOf(instant: Instant): LocalDate {
  return localText(instant).slice(0, 10);
}

/** The time of day in Dar es Salaam at the given instant, without seconds. */
export function localTimeOf(instant: Instant): LocalTime {
  return localText(instant).slice(11, 16);
}

/** The instant at which a slot begins. */
export function instantOf(slot: { readonly date: LocalDate; readonly time: LocalTime }): Instant {
  return new Date(Date.parse(`${slot.date}T${slot.time}:00.000Z`) - offsetMs).toISOString();
}

/** Whether the text is an existing day as `yyyy-MM-dd`; 2026-02-30 does not exist. */
export function isValidDate(text: string): text is LocalDate {
  if (!datePattern.test(text) || text.startsWith('0000')) {
    return false;
  }
  // Date.parse reads 30 February as 2 March. Formatted again, the day then differs from the text.
  const ms = Date.parse(`${text}T00:00:00.000Z`);
  return !Number.isNaN(ms) && dateText(ms) === text;
}

/** Whether the text is a 24-hour `HH:mm`, from 00:00 to 23:59 (requirements, section 5). */
export function isValidTime(text: string): text is LocalTime {
  return timePattern.test(text);
}

/** The day this many days later, or earlier if the number is negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return dateText(msOf(date) + days * msPerDay);
}

/** How many days `to` is after `from`; negative when it is before. */
export function daysBetween(from: LocalDate, to: LocalDate): number {
  return (msOf(to) - msOf(from)) / msPerDay;
}

export function weekdayOf(date: LocalDate): IsoWeekday {
  const fromSunday = new Date(msOf(date)).getUTCDay();
  return (fromSunday === 0 ? 7 : fromSunday) as IsoWeekday;
}

/** How many hours `b` is after `a`, with fractions; negative when it is before. */
export function hoursBetween(a: Instant, b: Instant): number {
  return (Date.parse(b) - Date.parse(a)) / msPerHour;
}

function localText(instant: Instant): string {
  return new Date(Date.parse(instant) + offsetMs).toISOString();
}

function msOf(date: LocalDate): number {
  return Date.parse(`${date}T00:00:00.000Z`);
}

function dateText(ms: number): LocalDate {
  return new Date(ms).toISOString().slice(0, 10);
}
