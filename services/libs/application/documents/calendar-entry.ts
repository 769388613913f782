import { pickupInWords } from '../../contracts/booking/pickup-in-words.ts';
import { instantOf } from '../../domain/calendar/dar-es-salaam.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import { printedName } from '../../domain/notification/greeting-name.ts';
import { manageUrl } from '../manage-link/manage-link.ts';
import type { CalendarEntry, CalendarMethod, NamedBooking } from '../ports/booking-documents.ts';
import type { Operator } from '../ports/operator.ts';
import { moneyInWords } from '../wording/in-words.ts';

const msPerHour = 3_600_000;
const reminderMs = 15 * 60_000;

/** The inputs of a calendar entry. */
export interface CalendarFacts {
  readonly booking: NamedBooking;
  readonly operator: Operator;
  readonly method: CalendarMethod;
  readonly writtenAt: Instant;
}

/** Returns a booking as a calendar entry. */
export function calendarEntry(facts: CalendarFacts): CalendarEntry {
  const { booking, operator, method, writtenAt } = facts;
  const { reference, status, customer, createdAt, updatedAt } = booking;
  const start = instantOf({ date: booking.date, time: booking.pickupTime });
  return {
    reference,
    status,
    start,
    ...remindedAt(booking),
    end: new Date(Date.parse(start) + booking.durationHours * msPerHour).toISOString(),
    title: booking.tourTitle,
    place: booking.meetingPoint,
    description: descriptionOf(facts),
    createdAt,
    updatedAt,
    traveller: { name: printedName(customer.name), email: customer.email },
    operator,
    manageUrl: urlOf(facts),
    method,
    sequence: Number(booking.revision),
    writtenAt,
  };
}

/** The reminder is a quarter of an hour before the pick-up; a cancelled booking has no reminder. */
function remindedAt({ status, pickup }: NamedBooking): { readonly remindedAt?: Instant } {
  if (pickup === undefined || status === 'cancelled') return {};
  const from = Date.parse(instantOf({ date: pickup.date, time: pickup.from }));
  return { remindedAt: new Date(from - reminderMs).toISOString() };
}

function urlOf({ booking, operator }: CalendarFacts): string {
  return manageUrl(operator.siteUrl, booking.bookingNumber);
}

function descriptionOf(facts: CalendarFacts): string {
  const { booking, operator } = facts;
  const { reference, status, date, pickupTime, guests, meetingPointLink } = booking;
  const pickup = pickupInWords(booking);
  return [
    `${status === 'pending' ? 'Request' : 'Booking'} ${reference}`,
    ...(status === 'pending' ? ['Not confirmed yet.'] : []),
    ...(status === 'cancelled' ? ['This booking is cancelled.'] : []),
    `Starts ${date} at ${pickupTime}, Zanzibar time.`,
    `Travellers: ${guests}`,
    ...(pickup === undefined ? [] : [`Pick-up: ${pickup}`]),
    ...(meetingPointLink === null ? [] : [`Map: ${meetingPointLink}`]),
    `To pay on arrival: ${moneyInWords(booking.totalPrice, booking.currency)}`,
    `${operator.name}, ${operator.phone}`,
    `Manage the booking: ${urlOf(facts)}`,
  ].join('\n');
}
