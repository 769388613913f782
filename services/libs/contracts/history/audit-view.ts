import type { HistoryEntryView } from '../booking/booking-view.ts';

/**
 * The subjects of entries in the audit log. A notification is an e-mail. A customer is a person. A bulk act changes
 * many bookings at once. A review has the number of its booking. A message is from the contact page.
 */
export const auditKinds = [
  'booking',
  'tour',
  'departure',
  'account',
  'notification',
  'customer',
  'bulk-act',
  'pickup-places',
  'saved-views',
  'review',
  'message',
] as const;

export type AuditKind = (typeof auditKinds)[number];

export interface AuditSubjectView {
  readonly kind: AuditKind;
  /**
   * A booking's number, a tour's slug, or the id of a departure, account, notification, customer or
   * bulk act.
   */
  readonly id: string;
  /** The name that people use for it now. */
  readonly title: string;
}

/** The entry that automatically caused another entry. */
export interface AuditCauseView {
  readonly id: string;
  readonly action: string;
  readonly subject: AuditSubjectView;
}

/** One entry of the audit log, about a subject of any kind. */
export interface AuditEntryView extends HistoryEntryView {
  /** The permanent name of the entry. */
  readonly id: string;
  readonly subject: AuditSubjectView;
  /** The entry that caused this one automatically; absent if a person requested it. */
  readonly cause?: AuditCauseView;
}

/** A person whose acts are in the audit log. */
export interface AuditPersonView {
  /** The id of the account. */
  readonly id: string;
  readonly name: string;
}

/** Which entries the answer has: those that match every condition. */
export interface AuditFilter {
  /** Days in Zanzibar, both included. */
  readonly from?: string;
  readonly to?: string;
  /** The id or the username of an account, or `customer`, `system` or `import`. */
  readonly actor?: string;
  readonly kind?: AuditKind;
  /**
   * The id of a subject. A booking includes its e-mails and its review, a departure includes every booking
   * that was ever on it, and a tour includes its departures. If the filter has a `kind`, subjects of other
   * kinds are left out.
   */
  readonly subject?: string;
}

/** The title of a bulk act that imports bookings. */
export const importSubject = 'an import of bookings';
