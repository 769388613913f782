import type { Instant } from '../../domain/calendar/instants.ts';
/** Whether e-mails are still sent to the address of this e-mail. */
export interface SuppressionView {
  /** Null if e-mails are still sent. */
  readonly suppression: {
    /** E-mails came back, or their recipient reported them as unwanted. */
    readonly reason: 'bounced' | 'complained';
    readonly since: Instant;
  } | null;
}

/** The body of POST /api/admin/notifications/{id}/suppression. */
export interface SuppressAddressRequest {
  readonly reason: 'bounced' | 'complained';
}

/** The answer of GET /api/bookings/{reference}/emails. */
export interface BookingEmailsView {
  /**
   * Why the traveller got no e-mail about the last change. The address had too many e-mails today. Or it gets no
   * e-mails, because earlier ones came back or were reported as unwanted. Null if no e-mail was stopped.
   */
  readonly stopped: 'daily-limit' | 'no-mail-to-address' | null;
}
