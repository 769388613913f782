import { instantOf } from '@contracts/calendar.ts';
import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import type { TravellersView } from '@contracts/booking/booking-view.ts';
import type { DepartureView } from '@contracts/departure/departure-view.ts';
import type { DisruptionView } from '@contracts/departure/disruption-view.ts';
import { messageOf, problemOf } from '../../shared/api/problem.ts';
import { customerName } from '../../shared/console/customer-name.ts';
import { formatDate } from '../../shared/dates/format-date.ts';
import { now } from '../../shared/dates/page-clock.ts';
import type { BadgeTone } from '../../shared/ui/badge.tsx';

/** The path of a departure's day sheet. */
export function sheetPath({ id }: Pick<DepartureView, 'id'>): string {
  return `/admin/departures/${id}`;
}

/** The path of the list of a day's departures. */
export function dayPath(date: string): string {
  return `/admin/departures?date=${date}`;
}

/** `12 of 20 seats`; `12 of 20 seats (2 only held)` while travellers fill in the form */
export function seatsWords({ seatsTaken, seatsHeld, capacity }: DepartureView): string {
  const held = seatsHeld > 0 ? ` (${String(seatsHeld)} only held)` : '';
  if (capacity !== null) return `${String(seatsTaken)} of ${String(capacity)} seats${held}`;
  return `${seatsTaken === 1 ? '1 seat' : `${String(seatsTaken)} seats`}${held}`;
}

/** `8 left`; undefined if there is no limit. */
export function leftWords({ seatsLeft }: DepartureView): string | undefined {
  if (seatsLeft === null) return undefined;
  return seatsLeft < 0 ? `${String(-seatsLeft)} too many` : `${String(seatsLeft)} left`;
}

/** `1 departure`, `2 departures` */
export function departuresText(count: number): string {
  return count === 1 ? '1 departure' : `${String(count)} departures`;
}

export interface Standing {
  readonly tone: BadgeTone;
  readonly words: string;
}

/** What is unusual about a departure, in words. A departure that is full and closed has both words. */
export function standingsOf(departure: DepartureView): readonly Standing[] {
  const { disruption, isClosed, seatsLeft, status } = departure;
  const standings: Standing[] = [];
  if (disruption !== undefined) standings.push({ tone: 'error', words: calledOff(disruption) });
  if (isClosed && disruption === undefined) standings.push({ tone: 'warn', words: 'Closed' });
  if (seatsLeft !== null && seatsLeft <= 0) standings.push({ tone: 'warn', words: 'Full' });
  if (status === 'past') standings.push({ tone: 'plain', words: pastWords(departure) });
  return standings;
}

/** Says whether the departure has left, or only its cut-off has passed. */
function pastWords(departure: DepartureView): string {
  return hasDeparted(departure) ? 'Departed' : 'Cut-off passed';
}

export function hasDeparted(departure: Pick<DepartureView, 'date' | 'time'>): boolean {
  return instantOf(departure) <= now();
}

function calledOff({ kind, to }: DisruptionView): string {
  if (kind === 'cancellation' || to === undefined) return 'Cancelled';
  return `Moved to ${formatDate(to.date)}, ${to.time}`;
}

/** `3 × Adult (12+), 1 × Child (4-11)` */
export function travellersWords(travellers: readonly TravellersView[]): string {
  return travellers.map(({ category, count }) => `${String(count)} × ${category}`).join(', ');
}

/** The traveller's name. An erased person has no name any more. */
export function nameOf(booking: AdminBookingView): string {
  const name = customerName(booking);
  return booking.customer === undefined ? `${name} (${booking.reference})` : name;
}

/** Whether the travellers are expected, here or missing. */
export function attendanceState({ attendance }: AdminBookingView): 'expected' | 'in' | 'missing' {
  if (attendance.isNoShow) return 'missing';
  return attendance.checkedIn === null ? 'expected' : 'in';
}

/** Why a check-in or payment was not recorded. In parts of a harbour there is no network. */
export function faultWords(error: unknown): string {
  if (problemOf(error) !== undefined) return messageOf(error, notNoted);
  return 'You are offline, so this was not saved. Try again when you are online.';
}

const notNoted = 'This was not saved. Please try again.';
