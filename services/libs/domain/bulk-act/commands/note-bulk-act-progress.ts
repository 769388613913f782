import { accept, type Decision } from '../../decision.ts';
import type { BulkActProgressed } from '../bulk-act.events.ts';
import { type BulkActState, currentWork } from '../bulk-act.state.ts';
import type { FailedBooking } from '../work-list.ts';

/** The outcome for some bookings of the act; only the policy gives this command. */
export interface NoteBulkActProgress {
  readonly type: 'NoteBulkActProgress';
  readonly workId: string;
  readonly settled: readonly number[];
  readonly unchanged: readonly number[];
  readonly failed: readonly FailedBooking[];
}

/**
 * Each booking is noted once, even if it was processed several times. Outcomes are noted after a stop too.
 */
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
