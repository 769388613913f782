import { attendable } from '../attendance.ts';
import { accept, type Decision, refuse } from '../../decision.ts';
import { guestsOf } from '../../tour/pricing/party.ts';
import type { GuestsCheckedIn } from '../booking.events.ts';
import type { AttendanceRefusal, MarkedAsNoShow, GuestsOutOfRange } from '../booking.refusals.ts';
import type { BookingState } from '../booking.state.ts';

/** The travellers came; a second check-in with another number corrects the number. */
export interface CheckInGuests {
  readonly type: 'CheckInGuests';
  /** How many came; the whole party if it is absent. */
  readonly guests?: number;
}

export type CheckInGuestsRefusal = AttendanceRefusal | MarkedAsNoShow | GuestsOutOfRange;

/** A second check-in with another number replaces the first, because more travellers came or they were miscounted. */
export function checkInGuests(
  command: CheckInGuests,
  state: BookingState,
): Decision<GuestsCheckedIn, CheckInGuestsRefusal> {
  const checked = attendable(state);
  if (!checked.attendable) {
    return refuse(checked.refusal);
  }
  const { attendance, party } = checked.booking;
  const max = guestsOf(party);
  const guests = command.guests ?? max;
  if (!(Number.isInteger(guests) && guests >= 1 && guests <= max)) {
    return refuse({ code: 'GuestsOutOfRange', min: 1, max });
  }
  switch (attendance.kind) {
    case 'no-show':
      return refuse({ code: 'MarkedAsNoShow' });
    case 'checked-in':
      return attendance.guests === guests ? accept() : accept(guestsCheckedIn(guests));
    case 'expected':
      return accept(guestsCheckedIn(guests));
  }
}

function guestsCheckedIn(guests: number): GuestsCheckedIn {
  return { type: 'GuestsCheckedIn', data: { guests } };
}
