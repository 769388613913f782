import type { BulkActKind, CalledOffDeparture } from './bulk-act.events.ts';
import type { WorkList } from './work-list.ts';

/** The progress of the act itself or of its undo. */
export interface BulkWork extends WorkList {
  /** These bookings were changed by this work. */
  readonly settled: readonly number[];
  /** These bookings were already as the act would make them. */
  readonly unchanged: readonly number[];
}

/** The file of an import. */
export interface ImportedFile {
  readonly name: string;
  /** How many bookings staff chose to import. */
  readonly lines: number;
}

export interface NoBulkAct {
  readonly status: 'none';
}

export interface BegunBulkAct {
  readonly status: 'begun';
  readonly act: BulkActKind;
  readonly reason: string;
  /** Only if bookings are restored. */
  readonly calledOff?: CalledOffDeparture;
  /** Only if bookings are imported. */
  readonly file?: ImportedFile;
  readonly work: BulkWork;
  /** Absent until staff undo the act. */
  readonly undo?: BulkWork;
}

export type BulkActState = NoBulkAct | BegunBulkAct;

export const initialBulkAct: NoBulkAct = { status: 'none' };

/** The current or last work: the undo, once there is one. */
export function currentWork({ work, undo }: BegunBulkAct): BulkWork {
  return undo ?? work;
}
