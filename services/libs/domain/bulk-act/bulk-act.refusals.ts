export interface BulkActNotFound {
  readonly code: 'BulkActNotFound';
}

/** Its bookings are being changed; staff must stop the act first. */
export interface BulkActRunning {
  readonly code: 'BulkActRunning';
}

/** It changed no booking, so there is no change to undo. */
export interface BulkActChangedNothing {
  readonly code: 'BulkActChangedNothing';
}
