import type { BulkActKind } from './bulk-act.events.ts';
import type { WorkList } from './work-list.ts';

/** The act itself or its undo, as far as it got. */
export interface BulkWork extends WorkList {
  /** Changed by this work. */
  readonly settled: readonly number[];
  /** They were already as wanted. */
  readonly unchanged: readonly number[];
}

export interface NoBulkAct {
  readonly status: 'none';
}

export interface BegunBulkAct {
  readonly status: 'begun';
  readonly act: BulkActKind;
  readonly reason: string;
  readonly work: BulkWork;
  /** Absent until staff undo the act. */
  readonly undo?: BulkWork;
}

export type BulkActState = NoBulkAct | BegunBulkAct;

export const initialBulkAct: NoBulkAct = { status: 'none' };

/** What is under way or was last: the undo, once there is one. */
export function currentWork({ work, undo }: BegunBulkAct): BulkWork {
  return undo ?? work;
}
