import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { CalendarFacts, NamedBooking } from '../../application/ports/booking-documents.ts';
import { moneyInWords, startOf } from './words.ts';

const msPerHour = 3_600_000;

const methods = {
  PUBLISH: ICalCalendarMethod.PUBLISH,
  REQUEST: ICalCalendarMethod.REQUEST,
  CANCEL: ICalCalendarMethod.CANCEL,
} as const;

const statuses = {
  pending: ICalEventStatus.TENTATIVE,
  confirmed: ICalEventStatus.CONFIRMED,
  cancelled: ICalEventStatus.CANCELLED,
} as const;

/**
 * The booking as an iCalendar file. Times are written in UTC: every program reads them right without
 * being told what Zanzibar's time is, and shows them in that of whoever travels.
 */
export function calendarFile(facts: CalendarFacts): string {
  const { booking, operator, method, sequence, writtenAt, manageUrl } = facts;
  const { host } = new URL(operator.siteUrl);
  const start = startOf(booking);
  const calendar = ical({
    prodId: { company: host, product: 'Bookings', language: 'EN' },
    method: methods[method],
  });
  const event = calendar.createEvent({
    // The host keeps the entries of two operators apart.
    id: `${booking.reference}@${host}`,
    sequence,
    stamp: new Date(writtenAt),
    created: new Date(booking.createdAt),
    lastModified: new Date(booking.updatedAt),
    start,
    end: new Date(start.getTime() + booking.durationHours * msPerHour),
    summary: readable(booking.tourTitle),
    location: readable(booking.meetingPoint),
    description: readable(descriptionOf(facts)),
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : statuses[booking.status],
    transparency: ICalEventTransparency.OPAQUE,
    url: manageUrl,
    organizer: { name: named(operator.name), email: operator.email },
  });
  if (method !== 'PUBLISH') event.createAttendee(travellerOf(booking));
  return `${calendar.toString()}\r\n`; // the library leaves the last line open
}

/** Who booked has said yes already: nobody is asked for an answer. */
function travellerOf({ customer }: NamedBooking) {
  return {
    name: named(customer.name),
    email: customer.email,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  };
}

function descriptionOf({ booking, operator, manageUrl }: CalendarFacts): string {
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
    `Manage the booking: ${manageUrl}`,
  ].join('\n');
}

/** Control characters have no place in the format, and signs that turn lines around none in a calendar. */
function readable(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\u2028\u2029]|\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]|\p{Bidi_Control}/gu, ' ')
    .trim();
}

/** A backslash in a name is read in two ways. */
function named(text: string): string {
  return readable(text).replaceAll('\\', '/');
}
