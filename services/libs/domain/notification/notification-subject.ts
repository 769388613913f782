/** Whom a notification is for. Their address is looked up when it is sent and stands nowhere else. */
export type RecipientRole = 'traveller' | 'operator';

/** What a notification says. */
export type NotificationTemplate = 'booking-confirmed' | 'booking-requested';

/** What a notification is about: enough to write it again, at any time, from the log. */
export interface NotificationSubject {
  readonly bookingNumber: number;
  readonly template: NotificationTemplate;
  readonly recipient: RecipientRole;
  /** The command that caused it; it tells of the booking as that command left it. */
  readonly cause: {
    readonly commandId: string;
    /** Of the command's last event in the booking's stream. */
    readonly revision: number;
  };
}

/** The subject's own fields, without anything that came along with them. */
export function subjectOf({
  bookingNumber,
  template,
  recipient,
  cause,
}: NotificationSubject): NotificationSubject {
  return { bookingNumber, template, recipient, cause };
}
