import { accept, type Decision, refuse } from '../../decision.ts';
import type { BulkActUndoBegun } from '../bulk-act.events.ts';
import type {
  BulkActNotFound,
  BulkActRunning,
  BulkActChangedNothing,
} from '../bulk-act.refusals.ts';
import type { BulkActState } from '../bulk-act.state.ts';
import type { NotUndoable } from '../../undo/undo.refusals.ts';
import { workState } from '../work-list.ts';

export interface UndoBulkAct {
  readonly type: 'UndoBulkAct';
  /** The id of the command becomes the id of the undo's work. */
  readonly commandId: string;
}

export type UndoBulkActRefusal =
  BulkActNotFound | BulkActRunning | BulkActChangedNothing | NotUndoable;

/** Undoes what the act changed, once it is done or stopped; bookings that it did not reach are left out. */
export function undoBulkAct(
  { commandId: workId }: UndoBulkAct,
  state: BulkActState,
): Decision<BulkActUndoBegun, UndoBulkActRefusal> {
  if (state.status === 'none') return refuse({ code: 'BulkActNotFound' });
  const { work, undo, calledOff, file } = state;
  // The restoring of bookings cannot be undone here; instead, staff call the departure off again. UndoImport undoes an
  // import.
  if (calledOff !== undefined || file !== undefined) return refuse({ code: 'NotUndoable' });
  if (undo !== undefined) return accept();
  if (workState(work) === 'running') return refuse({ code: 'BulkActRunning' });
  return work.settled.length === 0
    ? refuse({ code: 'BulkActChangedNothing' })
    : accept({ type: 'BulkActUndoBegun', data: { workId, bookings: work.settled } });
}
