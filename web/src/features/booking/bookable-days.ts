import { lastDay, today } from '../../shared/dates/today.ts';

/** The days that can be booked at all, `yyyy-MM-dd`. */
export interface BookableDays {
  readonly first: string;
  readonly last: string;
}

export function bookableDays(): BookableDays {
  return { first: today(), last: lastDay() };
}

export function isBookableDay(date: string): boolean {
  return date >= today() && date <= lastDay();
}
