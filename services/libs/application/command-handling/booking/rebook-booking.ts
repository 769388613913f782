import {
  rebookBooking,
  type RebookBookingRefusal,
} from '../../../domain/booking/commands/rebook-booking.ts';
import { seatsForRebooking } from '../../../domain/booking/seats-needed.ts';
import { type BookingToChange, changeBooking } from './change-booking.ts';
import type { CommandDesk } from '../engine/command-desk.ts';
import type { CommandOutcome } from '../engine/command-outcome.ts';
import type {
  BookingAsOf,
  RebookBooking,
  RebookBookingRefused,
  TermsInput,
} from './booking.commands.ts';
import { type DecidedChange, storeChange } from './decided-change.ts';
import { termsOf } from './wanted-terms.ts';

/** A cancelled booking has dropped its seats, so it reserves new ones like a new booking. */
export class RebookBookingHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: RebookBooking): Promise<CommandOutcome<BookingAsOf, RebookBookingRefused>> {
    return changeBooking(this.#desk, command, (toChange, run) =>
      storeChange(toChange, rebooking(toChange, command.input), run),
    );
  }
}

/** How a rebooking is decided. */
export function rebooking(
  { state, asked }: BookingToChange,
  input: TermsInput,
): DecidedChange<RebookBookingRefusal> {
  const rebook = { type: 'RebookBooking', ...asked } as const;
  return {
    needed: seatsForRebooking(asked, state),
    // A booking that needs no seats is not cancelled, so the decision refuses before it uses the reservation.
    decide: (reservationId = '', seatRules) =>
      rebookBooking({ ...rebook, reservationId, ...termsOf(input, seatRules) }, state),
  };
}
