import type { DomainEvent, EventTable } from '../decision.ts';
import type { FailedBooking } from './work-list.ts';

/**
 * What a bulk act does to each of its bookings. These names are stored permanently, so a name is never changed or
 * removed.
 */
export type BulkActKind = 'cancel-bookings' | 'restore-bookings' | 'import-bookings';

/** A departure that was called off and then reopened, and the disruption that changed its bookings. */
export interface CalledOffDeparture {
  readonly departureId: string;
  readonly disruptionId: string;
}

/**
 * Staff begin to make the same change to many bookings. The bookings are changed one by one. If the act cancels
 * bookings, nobody gets an e-mail. If it restores bookings, because their departure was reopened, one e-mail is sent
 * for each booking.
 */
export type BulkActBegun = DomainEvent<
  'BulkActBegun',
  {
    /** The id of the work that this event begins. */
    readonly workId: string;
    readonly act: Exclude<BulkActKind, 'import-bookings'>;
    /** The reason. It must not name anybody, because it is stored unencrypted. */
    readonly reason: string;
    /** At most `bulkActBookingsMax`, each once. */
    readonly bookings: readonly number[];
    /** Only if bookings are restored. */
    readonly calledOff?: CalledOffDeparture;
  }
>;
/** Some bookings of the act, or of its undo, are processed. */
export type BulkActProgressed = DomainEvent<
  'BulkActProgressed',
  {
    readonly workId: string;
    /** These bookings were changed by this act. */
    readonly settled: readonly number[];
    /** These bookings were already as the act would make them, so they were not changed. */
    readonly unchanged: readonly number[];
    readonly failed: readonly FailedBooking[];
  }
>;
/** Staff stop the act: no more bookings are changed for now. */
export type BulkActStopped = DomainEvent<'BulkActStopped', { readonly workId: string }>;
/** Staff resume the act: the other bookings are changed too, and the failed ones are tried again. */
export type BulkActResumed = DomainEvent<'BulkActResumed', { readonly workId: string }>;
/** Staff begin to undo what the act changed. From now on the act itself cannot be resumed. */
export type BulkActUndoBegun = DomainEvent<
  'BulkActUndoBegun',
  {
    /** The id of the work of the undo. */
    readonly workId: string;
    /** The bookings that the act changed. */
    readonly bookings: readonly number[];
  }
>;

/** Staff begin to import bookings from a file. Nobody gets an e-mail about them. */
export type ImportBegun = DomainEvent<
  'ImportBegun',
  {
    readonly workId: string;
    /** The file name must not name anybody, because it is stored unencrypted. */
    readonly fileName: string;
    /** How many bookings staff chose to import. */
    readonly lines: number;
  }
>;
/** Some lines of the file became bookings. If the undo has begun already, it cancels these bookings too. */
export type ImportProgressed = DomainEvent<
  'ImportProgressed',
  { readonly workId: string; readonly bookings: readonly number[] }
>;
/**
 * Staff begin to undo the import. From now on no more lines are accepted. If a line becomes a booking meanwhile, this
 * booking is cancelled too.
 */
export type ImportUndoBegun = DomainEvent<
  'ImportUndoBegun',
  {
    /** The id of the work of the undo. */
    readonly workId: string;
    /** The bookings of the import. */
    readonly bookings: readonly number[];
    /** The reason. It must not name anybody, because it is stored unencrypted. */
    readonly reason: string;
  }
>;

export type ImportEvent = ImportBegun | ImportProgressed | ImportUndoBegun;

export type BulkActEvent =
  | BulkActBegun
  | BulkActProgressed
  | BulkActStopped
  | BulkActResumed
  | BulkActUndoBegun
  | ImportEvent;

export const bulkActEvents: EventTable<BulkActEvent> = {
  BulkActBegun: [],
  BulkActProgressed: [],
  BulkActStopped: [],
  BulkActResumed: [],
  BulkActUndoBegun: [],
  ImportBegun: [],
  ImportProgressed: [],
  ImportUndoBegun: [],
};
