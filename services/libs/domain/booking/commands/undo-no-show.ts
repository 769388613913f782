import { attendable } from '../attendance.ts';
import { accept, type Decision, refuse } from '../../decision.ts';
import type { NoShowUndone } from '../booking.events.ts';
import type { AttendanceRefusal } from '../booking.refusals.ts';
import type { BookingState } from '../booking.state.ts';

export interface UndoNoShow {
  readonly type: 'UndoNoShow';
}

export function undoNoShow(
  _command: UndoNoShow,
  state: BookingState,
): Decision<NoShowUndone, AttendanceRefusal> {
  const checked = attendable(state);
  if (!checked.attendable) {
    return refuse(checked.refusal);
  }
  return checked.booking.attendance.kind === 'no-show'
    ? accept({ type: 'NoShowUndone', data: {} })
    : accept();
}
