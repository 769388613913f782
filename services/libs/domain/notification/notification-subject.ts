/** Whom a notification is for. Their address is looked up when it is sent and stands nowhere else. */
export type RecipientRole = 'traveller' | 'operator';

/** What a notification about a booking says. */
export type BookingTemplate =
  | 'booking-confirmed'
  | 'booking-requested'
  | 'request-declined'
  | 'booking-cancelled'
  | 'booking-rescheduled'
  | 'booking-rebooked';

/** The command that caused a notification; it tells of its subject as that command left it. */
interface Cause {
  readonly commandId: string;
  /** Of the command's last event in the subject's stream. */
  readonly revision: number;
}

/** Tells of a booking. */
export interface BookingSubject {
  readonly bookingNumber: number;
  readonly messageId?: never;
  readonly template: BookingTemplate;
  readonly recipient: RecipientRole;
  readonly cause: Cause;
}

/** Passes on what somebody wrote to the operator. */
export interface ContactSubject {
  readonly messageId: string;
  readonly bookingNumber?: never;
  readonly template: 'contact-message';
  readonly recipient: 'operator';
  readonly cause: Cause;
}

/** What a notification is about: enough to write it again, at any time, from the log. */
export type NotificationSubject = BookingSubject | ContactSubject;

/** The subject's own fields, without anything that came along with them. */
export function subjectOf(subject: NotificationSubject): NotificationSubject {
  if (subject.template === 'contact-message') {
    const { messageId, template, recipient, cause } = subject;
    return { messageId, template, recipient, cause };
  }
  const { bookingNumber, template, recipient, cause } = subject;
  return { bookingNumber, template, recipient, cause };
}
