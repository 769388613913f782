import { localDateOf } from '@contracts/calendar.ts';
import { lastBookableDate } from '@contracts/tour/booking-window.ts';
import { pageInstant } from './page-clock.ts';

/** The day it is in Zanzibar, whatever the zone of this browser. */
export function today(): string {
  return localDateOf(pageInstant());
}

/** The last day that can be booked. */
export function lastDay(): string {
  return lastBookableDate(pageInstant());
}
