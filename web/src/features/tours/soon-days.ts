import { addDays, weekdayOf } from '@contracts/calendar.ts';

const saturday = 6;

/** A day that people name without a calendar. */
export interface SoonDay {
  readonly name: 'Today' | 'Tomorrow' | 'This weekend';
  /** `yyyy-MM-dd` */
  readonly date: string;
}

/**
 * The days people mean when they are already there. This weekend begins on the coming Saturday; on a Saturday
 * and on a Sunday it is today.
 *
 * @param today `yyyy-MM-dd`, the day it is in Zanzibar
 */
export function soonDays(today: string): readonly SoonDay[] {
  const toSaturday = Math.max(0, saturday - weekdayOf(today));
  return [
    { name: 'Today', date: today },
    { name: 'Tomorrow', date: addDays(today, 1) },
    { name: 'This weekend', date: addDays(today, toSaturday) },
  ];
}
