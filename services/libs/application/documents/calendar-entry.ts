import { instantOf } from '../../domain/calendar/dar-es-salaam.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import { printedName } from '../../domain/notification/greeting-name.ts';
import { manageUrl } from '../manage-link/manage-link.ts';
import type { CalendarEntry, CalendarMethod, NamedBooking } from '../ports/booking-documents.ts';
import type { Operator } from '../ports/operator.ts';
import { moneyInWords } from '../wording/in-words.ts';

const msPerHour = 3_600_000;

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

function urlOf({ booking, operator }: CalendarFacts): string {
  return manageUrl(operator.siteUrl, booking.bookingNumber);
}

function descriptionOf(facts: CalendarFacts): string {
  const { booking, operator } = facts;
  const { reference, status, date, pickupTime, guests, pickupPlace, meetingPointLink } = booking;
  return [
    `${status === 'pending' ? 'Request' : 'Booking'} ${reference}`,
    ...(status === 'pending' ? ['Not confirmed yet.'] : []),
    ...(status === 'cancelled' ? ['This booking is cancelled.'] : []),
    `Starts ${date} at ${pickupTime}, Zanzibar time.`,
    `Travellers: ${guests}`,
    ...(pickupPlace === undefined ? [] : [`Pick-up: ${pickupPlace}`]),
    ...(meetingPointLink === null ? [] : [`Map: ${meetingPointLink}`]),
    `To pay on arrival: ${moneyInWords(booking.totalPrice, booking.currency)}`,
    `${operator.name}, ${operator.phone}`,
    `Manage the booking: ${urlOf(facts)}`,
  ].join('\n');
}
