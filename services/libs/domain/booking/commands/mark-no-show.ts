import { attendable } from '../attendance.ts';
import { accept, type Decision, refuse } from '../../decision.ts';
import type { NoShowMarked } from '../booking.events.ts';
import type { AttendanceRefusal, GuestsAreCheckedIn } from '../booking.refusals.ts';
import type { BookingState } from '../booking.state.ts';

export interface MarkNoShow {
  readonly type: 'MarkNoShow';
}

export type MarkNoShowRefusal = AttendanceRefusal | GuestsAreCheckedIn;

export function markNoShow(
  _command: MarkNoShow,
  state: BookingState,
): Decision<NoShowMarked, MarkNoShowRefusal> {
  const checked = attendable(state);
  if (!checked.attendable) {
    return refuse(checked.refusal);
  }
  switch (checked.booking.attendance.kind) {
    case 'checked-in':
      return refuse({ code: 'GuestsAreCheckedIn' });
    case 'no-show':
      return accept(); // Already marked.
    case 'expected':
      return accept({ type: 'NoShowMarked', data: {} });
  }
}
