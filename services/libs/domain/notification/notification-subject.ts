import type { LocalDate } from '../calendar/instants.ts';

/**
 * Whom a notification is for. Their address is looked up when it is sent and stands nowhere else. The
 * `former-traveller` is whoever has the address that a booking had until it was corrected.
 */
export type RecipientRole = 'traveller' | 'operator' | 'former-traveller';

/** What a notification about a booking says. */
export type BookingTemplate =
  | 'booking-confirmed'
  | 'booking-requested'
  | 'seats-requested'
  | 'request-declined'
  | 'booking-cancelled'
  | 'booking-rescheduled'
  | 'booking-rebooked'
  | 'booking-changed'
  | 'contact-corrected'
  | 'reminder';

/** Why somebody is told: a command that something was changed by, or a moment that has come. */
interface Cause {
  readonly commandId: string;
  /** Of the last event in the subject's stream that is told of; 0 where there is no such stream. */
  readonly revision: number;
}

/** Tells of a booking. */
export interface BookingSubject {
  readonly bookingNumber: number;
  readonly messageId?: never;
  readonly customerId?: never;
  readonly day?: never;
  readonly template: BookingTemplate;
  readonly recipient: RecipientRole;
  readonly cause: Cause;
}

/** Passes on what somebody wrote to the operator. */
export interface ContactSubject {
  readonly messageId: string;
  readonly bookingNumber?: never;
  readonly customerId?: never;
  readonly day?: never;
  readonly template: 'contact-message';
  readonly recipient: 'operator';
  readonly cause: Cause;
}

/** Tells travellers of all their bookings, since they asked. */
export interface LostReferencesSubject {
  readonly customerId: string;
  readonly bookingNumber?: never;
  readonly messageId?: never;
  readonly day?: never;
  readonly template: 'lost-references';
  readonly recipient: 'traveller';
  readonly cause: Cause;
}

/** Tells the operator, the evening before, who comes on a day. */
export interface DigestSubject {
  readonly day: LocalDate;
  readonly bookingNumber?: never;
  readonly messageId?: never;
  readonly customerId?: never;
  readonly template: 'departures-digest';
  readonly recipient: 'operator';
  readonly cause: Cause;
}

/** What a notification is about: enough to write it again, at any time, from the log. */
export type NotificationSubject =
  BookingSubject | ContactSubject | LostReferencesSubject | DigestSubject;

/** The subject's own fields, without anything that came along with them. */
export function subjectOf(subject: NotificationSubject): NotificationSubject {
  if (subject.messageId !== undefined) {
    const { messageId, template, recipient, cause } = subject;
    return { messageId, template, recipient, cause };
  }
  if (subject.customerId !== undefined) {
    const { customerId, template, recipient, cause } = subject;
    return { customerId, template, recipient, cause };
  }
  if (subject.day !== undefined) {
    const { day, template, recipient, cause } = subject;
    return { day, template, recipient, cause };
  }
  const { bookingNumber, template, recipient, cause } = subject;
  return { bookingNumber, template, recipient, cause };
}
