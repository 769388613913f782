import type { BookingEvent } from '../../domain/booking/booking.events.ts';
import type { CorrectContactRefusal } from '../../domain/booking/booking.refusals.ts';
import type { BookingState } from '../../domain/booking/booking.state.ts';
import { evolveBooking } from '../../domain/booking/evolve-booking.ts';
import { modifyBooking } from '../../domain/booking/commands/modify-booking.ts';
import { seatsForModification } from '../../domain/booking/seats-needed.ts';
import { accept, type Decision } from '../../domain/decision.ts';
import { changeBooking } from './change-booking.ts';
import type { CommandDesk } from './command-desk.ts';
import { type CommandOutcome, type CustomerErased, refused } from './command-outcome.ts';
import type {
  BookingAsOf,
  ModifyBooking,
  ModifyBookingRefused,
} from './commands/booking.commands.ts';
import { type ContactDecision, contactDecider } from './correct-contact.ts';
import { refusalForPeople } from './refusal-for-people.ts';
import { storeDecision } from './store-decision.ts';
import { booking as bookingKind } from './stream-kinds.ts';
import { takeSeats } from './take-seats.ts';
import { termsOf } from './wanted-terms.ts';

/**
 * A change of date, time or party reserves its new seats before it lets go of the old, which the
 * release policy gives back; a change that needs no seats concerns the booking alone. A contact
 * corrected in the same breath goes into the same append.
 */
export class ModifyBookingHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: ModifyBooking): Promise<CommandOutcome<BookingAsOf, ModifyBookingRefused>> {
    const { wish } = command;
    return changeBooking(this.#desk, command, async ({ booking, state, asked, seats }, run) => {
      const modify = { type: 'ModifyBooking', ...asked } as const;
      const correct = await contactDecider(wish.contact, booking, run);
      const needed = seatsForModification(modify, state);
      if (needed !== undefined) {
        return await takeSeats(
          {
            ...seats,
            needed,
            decide: (reservationId, seatRules) => {
              const terms = termsOf(wish, seatRules);
              const modified = modifyBooking({ ...modify, reservationId, ...terms }, state);
              return inOneBreath(modified, correct, state);
            },
          },
          run,
        );
      }
      const modified = modifyBooking({ ...modify, ...termsOf(wish, []) }, state);
      const decision = inOneBreath(modified, correct, state);
      return decision.accepted
        ? await storeDecision(bookingKind, booking, decision.events, run)
        : refused(refusalForPeople(decision.refusal));
    });
  }
}

/** Decides on the contact after the change, as if one had followed the other: both or neither. */
function inOneBreath<Refusal>(
  modified: Decision<BookingEvent, Refusal>,
  correct: (state: BookingState) => ContactDecision,
  before: BookingState,
): Decision<BookingEvent, Refusal | CorrectContactRefusal | CustomerErased> {
  if (!modified.accepted) {
    return modified;
  }
  const corrected = correct(modified.events.reduce(evolveBooking, before));
  return corrected.accepted ? accept(...modified.events, ...corrected.events) : corrected;
}
