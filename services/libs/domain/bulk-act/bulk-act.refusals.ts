import type { InvalidFields } from '../refusal.ts';

export interface BulkActNotFound {
  readonly code: 'BulkActNotFound';
}

/** Its bookings are being changed; that must be stopped first. */
export interface BulkActRunning {
  readonly code: 'BulkActRunning';
}

/** It changed no booking, so there is no change to undo. */
export interface BulkActChangedNothing {
  readonly code: 'BulkActChangedNothing';
}

export type BeginBulkActRefusal = InvalidFields;
export type GoOnWithBulkActRefusal = BulkActNotFound;
export type UndoBulkActRefusal = BulkActNotFound | BulkActRunning | BulkActChangedNothing;

export type BulkActRefusal = BeginBulkActRefusal | GoOnWithBulkActRefusal | UndoBulkActRefusal;
