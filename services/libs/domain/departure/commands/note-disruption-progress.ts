import type { FailedBooking } from '../../bulk-act/work-list.ts';
import { accept, type Decision } from '../../decision.ts';
import type { DisruptionProgressed } from '../departure.events.ts';
import type { DepartureState } from '../departure.state.ts';

/** The outcome for some bookings of a departure that was called off. */
export interface NoteDisruptionProgress {
  readonly type: 'NoteDisruptionProgress';
  readonly disruptionId: string;
  readonly settled: readonly number[];
  readonly failed: readonly FailedBooking[];
}

/**
 * Each booking is noted once, even if it was processed several times. Outcomes are noted after a stop too.
 */
export function noteDisruptionProgress(
  { disruptionId, settled, failed }: NoteDisruptionProgress,
  { disruption }: DepartureState,
): Decision<DisruptionProgressed, never> {
  if (disruption?.id !== disruptionId) {
    return accept(); // The departure was reopened meanwhile, so there is no progress to note.
  }
  const isNew = (bookingNumber: number) => disruption.unsettled.includes(bookingNumber);
  const data = {
    disruptionId,
    settled: settled.filter(isNew),
    failed: failed.filter(({ bookingNumber }) => isNew(bookingNumber)),
  };
  return data.settled.length + data.failed.length === 0
    ? accept()
    : accept({ type: 'DisruptionProgressed', data });
}
