/** Whether the address of an e-mail gets any more mail. */
export interface SuppressionView {
  /** Null where it does. */
  readonly suppression: {
    /** Messages came back, or their recipient reported them as unwanted. */
    readonly reason: 'bounced' | 'complained';
    readonly since: string;
  } | null;
}

/** The body of POST /api/admin/notifications/{id}/suppression. */
export interface SuppressAddressRequest {
  readonly reason: 'bounced' | 'complained';
}

/** What GET /api/bookings/{reference}/emails answers. */
export interface BookingEmailsView {
  /**
   * Why the last change was not mailed to the traveller: the address had too many messages today, or it
   * gets none since messages came back or were reported as unwanted; null where nothing was stopped.
   */
  readonly stopped: 'daily-limit' | 'no-mail-to-address' | null;
}
