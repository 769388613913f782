/** A booking that could not be changed, and what stood in the way. */
export interface BulkFailureView {
  readonly reference: string;
  /** A sentence a person can read. */
  readonly why: string;
}

/** How far a bulk act, or its undo, got. */
export interface BulkWorkView {
  /** `done` with some that failed can be resumed: those are tried again. */
  readonly state: 'running' | 'stopped' | 'done';
  readonly total: number;
  /** Changed by this act. */
  readonly changed: number;
  /** They were as wanted already. */
  readonly unchanged: number;
  readonly failed: readonly BulkFailureView[];
  readonly begunAt: string;
  /** Who began it; without a name where the account is gone. */
  readonly by: { readonly id?: string; readonly name?: string };
}

/** Many bookings that staff cancel at once, without e-mails. */
export interface BulkActView {
  readonly id: string;
  readonly act: 'cancel-bookings';
  readonly reason: string;
  readonly work: BulkWorkView;
  /** Absent until staff undo the act. */
  readonly undo?: BulkWorkView;
}

/** The body of POST /api/admin/bulk-acts. */
export interface BeginBulkActRequest {
  readonly act: 'cancel-bookings';
  /** Numbers of bookings, at most 2,000. */
  readonly bookings: readonly number[];
  /** Names nobody: it is stored in clear. */
  readonly reason: string;
}
