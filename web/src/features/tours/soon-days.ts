import { addDays, weekdayOf } from '@contracts/calendar.ts';

const saturday = 6;

/** A day that can be chosen without a calendar. */
export interface SoonDay {
  readonly name: 'Today' | 'Tomorrow' | 'This weekend' | 'Next weekend';
  /** `yyyy-MM-dd` */
  readonly date: string;
}

/**
 * The next days to choose from, for travellers who are already in Zanzibar. They are always three different days. The
 * day for the weekend is its first day that is not today or tomorrow. On a Friday this is Sunday, on a weekend it is
 * the next Saturday.
 *
 * @param today `yyyy-MM-dd`, the present day in Zanzibar
 */
export function soonDays(today: string): readonly SoonDay[] {
  const toSaturday = saturday - weekdayOf(today); // 0 on Saturday, -1 on Sunday
  const isWeekend = toSaturday <= 0;
  const toWeekend = isWeekend ? toSaturday + 7 : Math.max(2, toSaturday);
  return [
    { name: 'Today', date: today },
    { name: 'Tomorrow', date: addDays(today, 1) },
    { name: isWeekend ? 'Next weekend' : 'This weekend', date: addDays(today, toWeekend) },
  ];
}
