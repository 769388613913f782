/** A booking that could not be processed, and the code of the refusal. */
export interface FailedBooking {
  readonly bookingNumber: number;
  readonly code: string;
}

/** Bookings that are processed a few at a time, and the progress of this work. */
export interface WorkList {
  /** The id of this work; the id of each booking's command is derived from it. */
  readonly id: string;
  readonly total: number;
  readonly isStopped: boolean;
  /** Not yet processed, in the order of processing. */
  readonly unsettled: readonly number[];
  readonly failed: readonly FailedBooking[];
}

export function workListOf(id: string, bookings: readonly number[]): WorkList {
  return { id, total: bookings.length, isStopped: false, unsettled: bookings, failed: [] };
}

export function workState({ unsettled, isStopped }: WorkList): 'running' | 'stopped' | 'done' {
  if (unsettled.length === 0) return 'done';
  return isStopped ? 'stopped' : 'running';
}

/** Whether the work can be resumed: it was stopped, or some bookings failed. */
export function isResumable(work: WorkList): boolean {
  return workState(work) === 'stopped' || work.failed.length > 0;
}

export function progressed<Work extends WorkList>(
  work: Work,
  { settled, failed }: { settled: readonly number[]; failed: readonly FailedBooking[] },
): Work {
  const ended = new Set([...settled, ...failed.map(({ bookingNumber }) => bookingNumber)]);
  return {
    ...work,
    unsettled: work.unsettled.filter((bookingNumber) => !ended.has(bookingNumber)),
    failed: [...work.failed.filter(({ bookingNumber }) => !ended.has(bookingNumber)), ...failed],
  };
}

export function stopped<Work extends WorkList>(work: Work): Work {
  return { ...work, isStopped: true };
}

/** Continues with the remaining bookings, and then with the failed ones. */
export function resumed<Work extends WorkList>(work: Work): Work {
  const again = work.failed.map(({ bookingNumber }) => bookingNumber);
  return { ...work, isStopped: false, unsettled: [...work.unsettled, ...again], failed: [] };
}
