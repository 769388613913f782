import type { CommandAnswer } from '../answers.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import type { WholeNumber } from '../whole-number.ts';
import type { BookingReference } from '../../domain/booking/booking-reference.ts';
/** A booking that could not be changed, and why. */
export interface BulkFailureView {
  readonly reference: BookingReference;
  /** A sentence that people can read. */
  readonly why: string;
}

/** The progress of a bulk act, or of its undo. */
export interface BulkWorkView {
  /** A `done` act with failures can be resumed: the failed bookings are tried again. */
  readonly state: 'running' | 'stopped' | 'done';
  readonly total: WholeNumber;
  /** How many bookings this act changed. */
  readonly changed: WholeNumber;
  /** How many bookings were already as the act would make them. */
  readonly unchanged: WholeNumber;
  readonly failed: readonly BulkFailureView[];
  readonly begunAt: Instant;
  /** Who began the act or its undo; without a name if the account was deleted. */
  readonly by: { readonly id?: string; readonly name?: string };
}

/**
 * An act on many bookings. Staff cancel the bookings, without e-mails. Or the bookings are restored, because staff
 * undid the cancellation or the move of their departure. Or staff import bookings from a file; undoing the import
 * cancels them.
 */
export interface BulkActView {
  readonly id: string;
  readonly act: 'cancel-bookings' | 'restore-bookings' | 'import-bookings';
  /** Only for an import. */
  readonly file?: { readonly name: string; readonly lines: WholeNumber };
  /** The departure that takes place after all. */
  readonly departureId?: string;
  readonly reason: string;
  readonly work: BulkWorkView;
  /** Absent until staff undo the act. */
  readonly undo?: BulkWorkView;
}

/** The answer of a command about a bulk act. */
export type BulkActAnswer = BulkActView & CommandAnswer;

/** The body of POST /api/admin/bulk-acts. */
export interface BeginBulkActRequest {
  readonly act: 'cancel-bookings';
  /** Numbers of bookings, at most 2,000. */
  readonly bookings: readonly number[];
  /** Must not name anybody: it is stored unencrypted. */
  readonly reason: string;
}
