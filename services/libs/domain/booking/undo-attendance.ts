import { guestsOf } from '../tour/pricing/party.ts';
import { isSameValue } from '../tour/same-value.ts';
import type { PastChange, PastEvent } from '../undo/past-change.ts';
import type { ChangedSince } from '../undo/undo.refusals.ts';
import type { BookingEvent } from './booking.events.ts';
import type { Attendance, ConfirmedBooking } from './booking.state.ts';
import { stateAfter } from './state-after.ts';

/** The events of an undo; none if the attendance is already as it was before the change. */
interface AttendancePlan {
  readonly kind: 'events';
  readonly events: readonly BookingEvent[];
}

const types: ReadonlySet<BookingEvent['type']> = new Set([
  'GuestsCheckedIn',
  'CheckInUndone',
  'NoShowMarked',
  'NoShowUndone',
]);

export function isAttendance(type: BookingEvent['type']): boolean {
  return types.has(type);
}

/** Restores the attendance from before a change, if nobody changed it since. */
export function attendancePlan(
  past: readonly PastEvent<BookingEvent>[],
  { from, to }: PastChange<BookingEvent>,
): AttendancePlan | ChangedSince {
  const now = stateAfter(past);
  // A cancelled booking has no attendance. It was cancelled after the change that is undone.
  if (now.status !== 'confirmed') return { code: 'ChangedSince', fields: ['status'] };
  const before = attendanceAfter(past, from);
  if (isSameValue(before, now.attendance)) return { kind: 'events', events: [] };
  if (!isSameValue(attendanceAfter(past, to), now.attendance)) {
    return { code: 'ChangedSince', fields: ['attendance'] };
  }
  return before.kind === 'checked-in' && before.guests > guestsOf(now.party)
    ? { code: 'ChangedSince', fields: ['travellers'] }
    : { kind: 'events', events: [restoring(before, now)] };
}

function attendanceAfter(past: readonly PastEvent<BookingEvent>[], count: number): Attendance {
  const state = stateAfter(past, count);
  return state.status === 'confirmed' ? state.attendance : { kind: 'expected' };
}

function restoring(before: Attendance, { attendance }: ConfirmedBooking): BookingEvent {
  switch (before.kind) {
    case 'checked-in':
      return { type: 'GuestsCheckedIn', data: { guests: before.guests } };
    case 'no-show':
      return { type: 'NoShowMarked', data: {} };
    case 'expected':
      return attendance.kind === 'no-show'
        ? { type: 'NoShowUndone', data: {} }
        : { type: 'CheckInUndone', data: {} };
  }
}
