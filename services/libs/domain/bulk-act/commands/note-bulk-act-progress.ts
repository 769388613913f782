import { accept, type Decision } from '../../decision.ts';
import type { NoteBulkActProgress } from '../bulk-act.commands.ts';
import type { BulkActProgressed } from '../bulk-act.events.ts';
import { type BulkActState, currentWork } from '../bulk-act.state.ts';

/** Each booking is noted once, even if it was processed several times; also after a stop. */
export function noteBulkActProgress(
  { workId, settled, unchanged, failed }: NoteBulkActProgress,
  state: BulkActState,
): Decision<BulkActProgressed, never> {
  const work = state.status === 'none' ? undefined : currentWork(state);
  if (work?.id !== workId) return accept();
  const isNew = (bookingNumber: number) => work.unsettled.includes(bookingNumber);
  const data = {
    workId,
    settled: settled.filter(isNew),
    unchanged: unchanged.filter(isNew),
    failed: failed.filter(({ bookingNumber }) => isNew(bookingNumber)),
  };
  return data.settled.length + data.unchanged.length + data.failed.length === 0
    ? accept()
    : accept({ type: 'BulkActProgressed', data });
}
