import type { BulkActKind } from './bulk-act.events.ts';
import type { FailedBooking } from './work-list.ts';

export interface BeginBulkAct {
  readonly type: 'BeginBulkAct';
  /** The id of the command. */
  readonly workId: string;
  readonly act: BulkActKind;
  readonly bookings: readonly number[];
  readonly reason: string;
}

/** The outcome for some of its bookings; only the policy gives this command. */
export interface NoteBulkActProgress {
  readonly type: 'NoteBulkActProgress';
  readonly workId: string;
  readonly settled: readonly number[];
  readonly unchanged: readonly number[];
  readonly failed: readonly FailedBooking[];
}

export interface StopBulkAct {
  readonly type: 'StopBulkAct';
}

export interface ResumeBulkAct {
  readonly type: 'ResumeBulkAct';
}

export interface UndoBulkAct {
  readonly type: 'UndoBulkAct';
  /** The id of the command. */
  readonly workId: string;
}

export type BulkActCommand =
  BeginBulkAct | NoteBulkActProgress | StopBulkAct | ResumeBulkAct | UndoBulkAct;
