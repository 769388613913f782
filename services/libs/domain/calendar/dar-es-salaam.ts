import type { Instant, LocalDate, LocalTime } from './instants.ts';

/**
 * The operator's calendar. Tanzania is three hours ahead of UTC all year round, without daylight
 * saving time, so the offset is a constant and no time-zone database is asked.
 *
 * Every function takes valid values: what comes from outside goes through {@link isValidDate} and
 * {@link isValidTime} first. Days are counted in the years 0001 to 9999.
 */
const offsetMs = 3 * 60 * 60 * 1000;

const msPerDay = 24 * 60 * 60 * 1000;
const msPerHour = 60 * 60 * 1000;

/** A day of the week as ISO 8601 counts it: 1 is Monday, 7 is Sunday. */
export type IsoWeekday = 1 | 2 | 3 | 4 | 5 | 6 | 7;

const datePattern = /^\d{4}-\d{2}-\d{2}$/;
const timePattern = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** The day it is in Dar es Salaam at the given instant. */
export function localDateOf(instant: Instant): LocalDate {
  return localText(instant).slice(0, 10);
}

/** The time of day it is in Dar es Salaam at the given instant, seconds cut off. */
export function localTimeOf(instant: Instant): LocalTime {
  return localText(instant).slice(11, 16);
}

/** The instant at which a slot begins. */
export function instantOf(slot: { readonly date: LocalDate; readonly time: LocalTime }): Instant {
  return new Date(Date.parse(`${slot.date}T${slot.time}:00.000Z`) - offsetMs).toISOString();
}

/** Whether the text names a day that exists, as `yyyy-MM-dd`: 2026-02-30 does not. */
export function isValidDate(text: string): text is LocalDate {
  if (!datePattern.test(text) || text.startsWith('0000')) {
    return false;
  }
  // Date.parse lets the 30th of February pass as the 2nd of March; writing it back shows it.
  const ms = Date.parse(`${text}T00:00:00.000Z`);
  return !Number.isNaN(ms) && dateText(ms) === text;
}

/** Whether the text is a 24-hour `HH:mm`, from 00:00 to 23:59 (requirements, section 5). */
export function isValidTime(text: string): text is LocalTime {
  return timePattern.test(text);
}

/** The day a number of days later, or earlier when it is negative. */
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

/** How many hours `b` is after `a`, fractions included; negative when it is before. */
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
