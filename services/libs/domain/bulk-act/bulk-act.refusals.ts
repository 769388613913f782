export interface BulkActNotFound {
  readonly code: 'BulkActNotFound';
}

/** The bookings of the act are being changed; staff must stop the act first. */
export interface BulkActRunning {
  readonly code: 'BulkActRunning';
}

/** The act changed no booking, so there is no change to undo. */
export interface BulkActChangedNothing {
  readonly code: 'BulkActChangedNothing';
}
