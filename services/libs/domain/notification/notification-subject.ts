import type { LocalDate } from '../calendar/instants.ts';

/**
 * Who gets a notification. Their address is looked up when the e-mail is sent, and is stored nowhere else. The
 * `former-traveller` is the owner of the address that a booking had before it was corrected.
 */
export type RecipientRole = 'traveller' | 'operator' | 'former-traveller';

/** The content of a notification about a booking. */
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
  | 'reminder'
  | 'review-invitation';

/** Why somebody gets an e-mail: a command that changed something, or a point in time that was reached. */
interface Cause {
  readonly commandId: string;
  /**
   * The revision of the last event that the e-mail is about, in the subject's stream; 0 if there is no such
   * stream.
   */
  readonly revision: number;
}

/** About a booking. */
export interface BookingSubject {
  readonly bookingNumber: number;
  readonly messageId?: never;
  readonly customerId?: never;
  readonly day?: never;
  readonly template: BookingTemplate;
  readonly recipient: RecipientRole;
  readonly cause: Cause;
}

/** Forwards a contact message to the operator, or the operator's answer to the author of the message. */
export interface ContactSubject {
  readonly messageId: string;
  readonly bookingNumber?: never;
  readonly customerId?: never;
  readonly day?: never;
  readonly template: 'contact-message' | 'contact-answer';
  readonly recipient: 'operator' | 'traveller';
  readonly cause: Cause;
}

/** Lists all bookings of a traveller, at their request. */
export interface LostReferencesSubject {
  readonly customerId: string;
  readonly bookingNumber?: never;
  readonly messageId?: never;
  readonly day?: never;
  readonly template: 'lost-references';
  readonly recipient: 'traveller';
  readonly cause: Cause;
}

/** Lists the travellers of a day for the operator, on the evening before. */
export interface DigestSubject {
  readonly day: LocalDate;
  readonly bookingNumber?: never;
  readonly messageId?: never;
  readonly customerId?: never;
  readonly template: 'departures-digest';
  readonly recipient: 'operator';
  readonly cause: Cause;
}

/** The subject of a notification: enough data to write the e-mail again from the log, at any time. */
export type NotificationSubject =
  BookingSubject | ContactSubject | LostReferencesSubject | DigestSubject;

/** Copies only the fields of a subject, without other members of the object. */
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
