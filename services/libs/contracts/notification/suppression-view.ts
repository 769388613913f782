import type { Instant } from '../../domain/calendar/instants.ts';
/** Whether e-mails are still sent to the address of this e-mail. */
export interface SuppressionView {
  /** Null where they are. */
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

/** What GET /api/bookings/{reference}/emails answers. */
export interface BookingEmailsView {
  /**
   * Why the traveller got no e-mail about the last change: the address had too many today, or it gets
   * none because earlier ones came back or were reported as unwanted; null where no e-mail was stopped.
   */
  readonly stopped: 'daily-limit' | 'no-mail-to-address' | null;
}
