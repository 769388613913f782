import { addDays } from '@contracts/calendar.ts';
import dayjs from 'dayjs';

/** The weeks of a calendar: as many as the longest month needs, so that its height does not change. */
const weeksOnSheet = 6;
const daysPerWeek = 7;
const isoDay = 'YYYY-MM-DD';

/** Formats a month (`yyyy-MM`) as a calendar's heading: `November 2026`. */
export function formatMonth(month: string): string {
  return dayjs(firstOf(month)).format('MMMM YYYY');
}

/** The month of a day: `yyyy-MM`. */
export function monthOf(date: string): string {
  return date.slice(0, 7);
}

/** The month that is this many months later, or earlier if the number is negative. */
export function addMonths(month: string, months: number): string {
  return dayjs(firstOf(month)).add(months, 'month').format('YYYY-MM');
}

export function firstOf(month: string): string {
  return `${month}-01`;
}

export function lastOf(month: string): string {
  return dayjs(firstOf(month)).endOf('month').format(isoDay);
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
      return dayjs(from).subtract(1, 'month').format(isoDay); // the last day if that month is shorter
    case 'PageDown':
      return dayjs(from).add(1, 'month').format(isoDay);
    default:
      return undefined;
  }
}

/** 0 for Monday to 6 for Sunday. */
function weekday(date: string): number {
  return (dayjs(date).day() + 6) % daysPerWeek;
}
