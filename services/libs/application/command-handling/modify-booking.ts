import type { BookingEvent } from '../../domain/booking/booking.events.ts';
import type {
  CorrectContactRefusal,
  ModifyBookingRefusal,
} from '../../domain/booking/booking.refusals.ts';
import type { BookingState } from '../../domain/booking/booking.state.ts';
import { evolveBooking } from '../../domain/booking/evolve-booking.ts';
import { modifyBooking } from '../../domain/booking/commands/modify-booking.ts';
import { seatsForModification } from '../../domain/booking/seats-needed.ts';
import { accept, type Decision } from '../../domain/decision.ts';
import { type BookingToChange, changeBooking } from './change-booking.ts';
import type { CommandDesk } from './command-desk.ts';
import type { CommandOutcome, CustomerErased } from './command-outcome.ts';
import type { CommandRun } from './command-run.ts';
import type {
  BookingAsOf,
  ContactWish,
  ModifyBooking,
  ModifyBookingRefused,
  TermsWish,
} from './commands/booking.commands.ts';
import { type ContactDecision, contactDecider } from './correct-contact.ts';
import { type DecidedChange, storeChange } from './decided-change.ts';
import { termsOf } from './wanted-terms.ts';

/**
 * A change of date, time or party reserves its new seats before it drops the old ones, which the release
 * policy gives back. A change that needs no seats concerns only the booking. A contact corrected in the
 * same command goes into the same append.
 */
export class ModifyBookingHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: ModifyBooking): Promise<CommandOutcome<BookingAsOf, ModifyBookingRefused>> {
    return changeBooking(this.#desk, command, async (toChange, run) =>
      storeChange(toChange, await modification(toChange, command.wish, run), run),
    );
  }
}

/** How a modification is decided. */
export async function modification(
  { booking, state, asked }: BookingToChange,
  wish: TermsWish & { readonly contact?: ContactWish },
  run: CommandRun,
): Promise<DecidedChange<ModifyBookingRefusal | CorrectContactRefusal | CustomerErased>> {
  const modify = { type: 'ModifyBooking', ...asked } as const;
  const correct = await contactDecider(wish.contact, booking, run);
  return {
    needed: seatsForModification(modify, state),
    decide: (reservationId, seatRules) => {
      const reservation = reservationId === undefined ? {} : { reservationId };
      const terms = termsOf(wish, seatRules);
      const modified = modifyBooking({ ...modify, ...reservation, ...terms }, state);
      return inOneBreath(modified, correct, state);
    },
  };
}

/** Decides on the contact after the change, as if it followed: both happen or neither. */
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
