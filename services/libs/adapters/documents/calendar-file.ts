import ical, {
  ICalAlarmType,
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
 * Returns the booking as an iCalendar file. Times are in UTC, so a calendar program needs no definition of
 * Zanzibar's time zone. It shows the times in the time zone of its user.
 */
export function calendarFile(entry: CalendarEntry): string {
  const { operator, method } = entry;
  const { host } = new URL(operator.siteUrl);
  const calendar = ical({
    prodId: { company: host, product: 'Bookings', language: 'EN' },
    method: methods[method],
  });
  const event = calendar.createEvent({
    // The host distinguishes the entries of two operators.
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
  if (entry.remindedAt !== undefined) {
    event.createAlarm({
      type: ICalAlarmType.display,
      trigger: new Date(entry.remindedAt),
      description: `Pick-up: ${readable(entry.title)}`,
    });
  }
  const { name, email } = entry.traveller;
  if (method !== 'PUBLISH' && email !== null) event.createAttendee(attendee(name, email));
  return `${calendar.toString()}\r\n`; // The library does not end the last line.
}

/** A booking counts as the traveller's acceptance, so no reply is requested. */
function attendee(name: string, email: string) {
  return {
    name: named(name),
    email,
    role: ICalAttendeeRole.REQ,
    status: ICalAttendeeStatus.ACCEPTED,
    rsvp: false,
  };
}

/** Replaces control characters, which the format forbids, and signs that reverse the writing direction. */
function readable(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/[\u2028\u2029]|\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n]|\p{Bidi_Control}/gu, ' ')
    .trim();
}

/** Replaces backslashes, because programs read a backslash in a name in two ways. */
function named(text: string): string {
  return readable(text).replaceAll('\\', '/');
}
