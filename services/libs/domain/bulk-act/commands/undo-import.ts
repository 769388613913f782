import { accept, type Decision, refuse } from '../../decision.ts';
import type { InvalidFields } from '../../refusal.ts';
import type { ImportUndoBegun } from '../bulk-act.events.ts';
import type { BulkActChangedNothing, BulkActNotFound } from '../bulk-act.refusals.ts';
import type { BulkActState } from '../bulk-act.state.ts';

export interface UndoImport {
  readonly type: 'UndoImport';
  /** The id of the command becomes the id of the undo's work. */
  readonly commandId: string;
  readonly reason: string;
}

export type UndoImportRefusal = BulkActNotFound | BulkActChangedNothing | InvalidFields;

/** Undoes a whole import: its bookings are cancelled one by one, without e-mails. */
export function undoImport(
  { commandId: workId, reason }: UndoImport,
  state: BulkActState,
): Decision<ImportUndoBegun, UndoImportRefusal> {
  if (state.status === 'none' || state.file === undefined) {
    return refuse({ code: 'BulkActNotFound' });
  }
  if (state.undo !== undefined) return accept();
  const given = reason.trim();
  if (given === '') {
    return refuse({
      code: 'InvalidFields',
      faults: [{ field: 'reason', message: 'Please say why' }],
    });
  }
  const bookings = state.work.settled;
  return bookings.length === 0
    ? refuse({ code: 'BulkActChangedNothing' })
    : accept({ type: 'ImportUndoBegun', data: { workId, bookings, reason: given } });
}
