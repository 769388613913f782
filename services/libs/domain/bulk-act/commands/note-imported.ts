import { accept, type Decision } from '../../decision.ts';
import type { ImportProgressed } from '../bulk-act.events.ts';
import type { BulkActState } from '../bulk-act.state.ts';

/** Some lines of the file became bookings. */
export interface NoteImported {
  readonly type: 'NoteImported';
  readonly bookings: readonly number[];
}

/**
 * Each booking is noted once. A line may have become a booking while the undo began. Its booking is noted too, and the
 * undo cancels it.
 */
export function noteImported(
  command: NoteImported,
  state: BulkActState,
): Decision<ImportProgressed, never> {
  if (state.status === 'none' || state.file === undefined) return accept();
  const { id: workId, settled } = state.work;
  const bookings = [...new Set(command.bookings)].filter((each) => !settled.includes(each));
  return bookings.length === 0
    ? accept()
    : accept({ type: 'ImportProgressed', data: { workId, bookings } });
}
