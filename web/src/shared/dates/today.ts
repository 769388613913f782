import { localDateOf } from '@contracts/calendar.ts';
import { lastBookableDate } from '@contracts/tour/booking-window.ts';
import { now } from './page-clock.ts';

/** Returns today's date in Zanzibar, independent of the browser's time zone. */
export function today(): string {
  return localDateOf(now());
}

/** Returns the last day that can be booked. */
export function lastDay(): string {
  return lastBookableDate(now());
}
