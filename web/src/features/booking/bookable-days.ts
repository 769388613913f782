import { lastDay, today } from '../../shared/dates/today.ts';

/** The first and the last day that can be booked, `yyyy-MM-dd`. */
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
