import type { DomainEvent } from '../decision.ts';
import type { FailedBooking } from './work-list.ts';

/** What a bulk act does to each of its bookings. Stored for ever: names are only added. */
export type BulkActKind = 'cancel-bookings';

/** Staff want the same done to many bookings, without e-mails. They are dealt with one by one. */
export type BulkActBegun = DomainEvent<
  'BulkActBegun',
  {
    /** Names the work that this begins. */
    readonly workId: string;
    readonly act: BulkActKind;
    /** Why; names nobody, because it is stored in clear. */
    readonly reason: string;
    /** At most `bulkActBookingsMax`, each once. */
    readonly bookings: readonly number[];
  }
>;
/** Some bookings of the act, or of its undo, are dealt with. */
export type BulkActProgressed = DomainEvent<
  'BulkActProgressed',
  {
    readonly workId: string;
    /** Changed by this act. */
    readonly settled: readonly number[];
    /** Already as the act wants them, so nothing was done. */
    readonly unchanged: readonly number[];
    readonly failed: readonly FailedBooking[];
  }
>;
/** Staff want no more bookings to be changed for now. */
export type BulkActStopped = DomainEvent<'BulkActStopped', { readonly workId: string }>;
/** Staff want the rest to be changed after all; what failed is tried again. */
export type BulkActResumed = DomainEvent<'BulkActResumed', { readonly workId: string }>;
/** Staff want back what the act changed. From now on the act itself cannot be resumed. */
export type BulkActUndoBegun = DomainEvent<
  'BulkActUndoBegun',
  {
    /** Names the work of the undo. */
    readonly workId: string;
    /** What the act had changed. */
    readonly bookings: readonly number[];
  }
>;

export type BulkActEvent =
  BulkActBegun | BulkActProgressed | BulkActStopped | BulkActResumed | BulkActUndoBegun;
