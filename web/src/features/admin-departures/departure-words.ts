import { instantOf } from '@contracts/calendar.ts';
import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import type { TravellersView } from '@contracts/booking/booking-view.ts';
import type { DepartureView } from '@contracts/departure/departure-view.ts';
import type { DisruptionView } from '@contracts/departure/disruption-view.ts';
import { messageOf, problemOf } from '../../shared/api/problem.ts';
import { formatDate } from '../../shared/dates/format-date.ts';
import { pageInstant } from '../../shared/dates/page-clock.ts';
import type { BadgeTone } from '../../shared/ui/badge.tsx';

/** Where a departure's day sheet is. */
export function sheetPath({ id }: Pick<DepartureView, 'id'>): string {
  return `/admin/departures/${id}`;
}

/** Where all departures of a day are. */
export function dayPath(date: string): string {
  return `/admin/departures?date=${date}`;
}

/** `12 of 20 seats` */
export function seatsWords({ seatsTaken, capacity }: DepartureView): string {
  if (capacity !== null) return `${String(seatsTaken)} of ${String(capacity)} seats`;
  return seatsTaken === 1 ? '1 seat' : `${String(seatsTaken)} seats`;
}

/** `8 left`; undefined where there is no limit. */
export function leftWords({ seatsLeft }: DepartureView): string | undefined {
  if (seatsLeft === null) return undefined;
  return seatsLeft < 0 ? `${String(-seatsLeft)} too many` : `${String(seatsLeft)} left`;
}

export interface Standing {
  readonly tone: BadgeTone;
  readonly words: string;
}

/** How a departure stands, where there is anything to say; a full one that is closed is both. */
export function standingsOf(departure: DepartureView): readonly Standing[] {
  const { disruption, isClosed, seatsLeft, status } = departure;
  const standings: Standing[] = [];
  if (disruption !== undefined) standings.push({ tone: 'error', words: calledOff(disruption) });
  if (isClosed && disruption === undefined) standings.push({ tone: 'warn', words: 'Closed' });
  if (seatsLeft !== null && seatsLeft <= 0) standings.push({ tone: 'warn', words: 'Full' });
  if (status === 'past') standings.push({ tone: 'plain', words: pastWords(departure) });
  return standings;
}

/** It left, or only the cut-off has passed and everybody is still to come. */
function pastWords(departure: DepartureView): string {
  return instantOf(departure) <= pageInstant() ? 'Left' : 'Cut-off passed';
}

function calledOff({ kind, to }: DisruptionView): string {
  if (kind === 'cancellation' || to === undefined) return 'Cancelled';
  return `Moved to ${formatDate(to.date)}, ${to.time}`;
}

/** `3 × Adult (12+), 1 × Child (4-11)` */
export function travellersWords(travellers: readonly TravellersView[]): string {
  return travellers.map(({ category, count }) => `${String(count)} × ${category}`).join(', ');
}

/** Whom a booking is for; an erased person has no name any more. */
export function nameOf({ customer, unreadable, reference }: AdminBookingView): string {
  const otherwise = unreadable === undefined ? 'Erased' : 'Not readable';
  return customer?.name ?? `${otherwise} (${reference})`;
}

/** Whether they are still to come, are here, or did not come. */
export function attendanceState({ attendance }: AdminBookingView): 'expected' | 'in' | 'missing' {
  if (attendance.isNoShow) return 'missing';
  return attendance.checkedIn === null ? 'expected' : 'in';
}

/** `1 guest`, `2 guests` */
export function guestsWords(guests: number): string {
  return guests === 1 ? '1 guest' : `${String(guests)} guests`;
}

/** The number as a telephone dials it. */
export function callLink(phone: string): string {
  return `tel:${phone.replaceAll(/[^+\d]/g, '')}`;
}

/** A chat with the number; undefined where it is too short to have a country in it. */
export function chatLink(phone: string): string | undefined {
  const digits = phone.replaceAll(/\D/g, '').replace(/^00/, '');
  return digits.length < 9 || digits.startsWith('0') ? undefined : `https://wa.me/${digits}`;
}

/** Why something was not noted: a harbour has places without a network. */
export function faultWords(error: unknown): string {
  if (problemOf(error) !== undefined) return messageOf(error, notNoted);
  return 'No connection: nothing was noted. Try again once you are connected.';
}

const notNoted = 'This was not noted. Please try again.';
