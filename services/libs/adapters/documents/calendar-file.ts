import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator';
import type { CalendarEntry } from '../../application/ports/booking-documents.ts';

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
export function calendarFile(entry: CalendarEntry): string {
  const { operator, method } = entry;
  const { host } = new URL(operator.siteUrl);
  const calendar = ical({
    prodId: { company: host, product: 'Bookings', language: 'EN' },
    method: methods[method],
  });
  const event = calendar.createEvent({
    // The host keeps the entries of two operators apart.
    id: `${entry.reference}@${host}`,
    sequence: entry.sequence,
    stamp: new Date(entry.writtenAt),
    created: new Date(entry.createdAt),
    lastModified: new Date(entry.updatedAt),
    start: new Date(entry.start),
    end: new Date(entry.end),
    summary: readable(entry.title),
    location: readable(entry.place),
    description: readable(entry.description),
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : statuses[entry.status],
    transparency: ICalEventTransparency.OPAQUE,
    url: entry.manageUrl,
    organizer: { name: named(operator.name), email: operator.email },
  });
  if (method !== 'PUBLISH') event.createAttendee(travellerOf(entry));
  return `${calendar.toString()}\r\n`; // the library leaves the last line open
}

/** Who booked has said yes already: nobody is asked for an answer. */
function travellerOf({ traveller }: CalendarEntry) {
  return {
    name: named(traveller.name),
    email: traveller.email,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  };
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
