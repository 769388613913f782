import type { HistoryEntryView } from '../booking/booking-view.ts';

/** What an entry of the audit log can be about; a notification is an e-mail, a customer is a person, a bulk act is many bookings changed at once. */
export const auditKinds = [
  'booking',
  'tour',
  'departure',
  'account',
  'notification',
  'customer',
  'bulk-act',
] as const;

export type AuditKind = (typeof auditKinds)[number];

export interface AuditSubjectView {
  readonly kind: AuditKind;
  /** A booking's number, a tour's slug, a departure's, an account's, a notification's, a customer's or a bulk act's id. */
  readonly id: string;
  /** What people call it, as it is called now. */
  readonly title: string;
}

/** Something that made something else happen by itself. */
export interface AuditCauseView {
  readonly id: string;
  readonly action: string;
  readonly subject: AuditSubjectView;
}

/** Something that happened, to whatever it happened. */
export interface AuditEntryView extends HistoryEntryView {
  /** Names the entry, for good. */
  readonly id: string;
  readonly subject: AuditSubjectView;
  /** The entry this one follows from by itself; absent where somebody wanted it. */
  readonly cause?: AuditCauseView;
}

/** Somebody whose doings the audit log tells of. */
export interface AuditPersonView {
  /** An account's. */
  readonly id: string;
  readonly name: string;
}

/** Which entries are meant: those that meet every condition. */
export interface AuditFilter {
  /** Days in Zanzibar, both included. */
  readonly from?: string;
  readonly to?: string;
  /** The id or the username of an account, or `customer`, `system` or `import`. */
  readonly actor?: string;
  readonly kind?: AuditKind;
  /**
   * The id of a subject. With a booking go the e-mails about it, with a departure whoever ever was
   * booked on it, with a tour its departures; not where a kind is asked for that these are not of.
   */
  readonly subject?: string;
}
