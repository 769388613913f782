import { addDays } from '@contracts/calendar.ts';

/** The weeks of a calendar: as many as the longest month needs, so that its height does not change. */
const weeksOnSheet = 6;
const daysPerWeek = 7;

/** The month of a day: `yyyy-MM`. */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** The month that is this many months later, or earlier if the number is negative. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

export function firstOf(month: string): string {
  return `${month}-01`;
}

export function lastOf(month: string): string {
  return addDays(firstOf(addMonths(month, 1)), -1);
}

/** The days of a month by week, Monday first; null for days of the neighbouring months. */
export function weeksOf(month: string): readonly (readonly (string | null)[])[] {
  const monday = addDays(firstOf(month), -weekday(firstOf(month)));
  return Array.from({ length: weeksOnSheet }, (_, week) =>
    Array.from({ length: daysPerWeek }, (__, day) => {
      const date = addDays(monday, week * daysPerWeek + day);
      return monthOf(date) === month ? date : null;
    }),
  );
}

/** The day that a key moves to (the keys of the ARIA date picker); undefined for any other key. */
export function dayByKey(key: string, from: string): string | undefined {
  switch (key) {
    case 'ArrowLeft':
      return addDays(from, -1);
    case 'ArrowRight':
      return addDays(from, 1);
    case 'ArrowUp':
      return addDays(from, -daysPerWeek);
    case 'ArrowDown':
      return addDays(from, daysPerWeek);
    case 'Home':
      return addDays(from, -weekday(from));
    case 'End':
      return addDays(from, daysPerWeek - 1 - weekday(from));
    case 'PageUp':
      return sameDayOf(addMonths(monthOf(from), -1), from);
    case 'PageDown':
      return sameDayOf(addMonths(monthOf(from), 1), from);
    default:
      return undefined;
  }
}

/** The same day of another month, or that month's last where it is shorter. */
function sameDayOf(month: string, date: string): string {
  const same = `${month}${date.slice(7)}`;
  return same <= lastOf(month) ? same : lastOf(month);
}

/** 0 for Monday to 6 for Sunday. */
function weekday(date: string): number {
  return (new Date(`${date}T00:00:00Z`).getUTCDay() + 6) % daysPerWeek;
}
