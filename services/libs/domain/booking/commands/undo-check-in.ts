import { attendable } from '../attendance.ts';
import { accept, type Decision, refuse } from '../../decision.ts';
import type { CheckInUndone } from '../booking.events.ts';
import type { AttendanceRefusal } from '../booking.refusals.ts';
import type { BookingState } from '../booking.state.ts';

export interface UndoCheckIn {
  readonly type: 'UndoCheckIn';
}

export function undoCheckIn(
  _command: UndoCheckIn,
  state: BookingState,
): Decision<CheckInUndone, AttendanceRefusal> {
  const checked = attendable(state);
  if (!checked.attendable) {
    return refuse(checked.refusal);
  }
  return checked.booking.attendance.kind === 'checked-in'
    ? accept({ type: 'CheckInUndone', data: {} })
    : accept();
}
