import type { BookingEvent } from '../../../domain/booking/booking.events.ts';
import type { BookingState } from '../../../domain/booking/booking.state.ts';
import type { CorrectContactRefusal } from '../../../domain/booking/commands/correct-contact.ts';
import { evolveBooking } from '../../../domain/booking/evolve-booking.ts';
import {
  modifyBooking,
  type ModifyBookingRefusal,
} from '../../../domain/booking/commands/modify-booking.ts';
import { seatsForModification } from '../../../domain/booking/seats-needed.ts';
import { accept, type Decision } from '../../../domain/decision.ts';
import { type BookingToChange, changeBooking } from './change-booking.ts';
import type { CommandDesk } from '../engine/command-desk.ts';
import type { CommandOutcome, CustomerErased } from '../engine/command-outcome.ts';
import type { CommandRun } from '../engine/command-run.ts';
import type {
  BookingAsOf,
  ContactInput,
  ModifyBooking,
  ModifyBookingRefused,
  TermsInput,
} from './booking.commands.ts';
import { type ContactDecision, contactCorrection } from './correct-contact.ts';
import { type DecidedChange, storeChange } from './decided-change.ts';
import { termsOf } from './wanted-terms.ts';

/**
 * A change of date, time or party reserves its new seats before it drops the old ones. The release policy
 * releases the old seats afterwards. A change that needs no seats adds events only to the stream of the booking. A
 * contact corrected in the same command goes into the same append.
 */
export class ModifyBookingHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: ModifyBooking): Promise<CommandOutcome<BookingAsOf, ModifyBookingRefused>> {
    return changeBooking(this.#desk, command, async (toChange, run) =>
      storeChange(toChange, await modification(toChange, command.input, run), run),
    );
  }
}

/** How a modification is decided. */
export async function modification(
  { booking, state, asked }: BookingToChange,
  input: TermsInput & { readonly contact?: ContactInput },
  run: CommandRun,
): Promise<DecidedChange<ModifyBookingRefusal | CorrectContactRefusal | CustomerErased>> {
  const modify = { type: 'ModifyBooking', ...asked } as const;
  const correct = await contactCorrection(input.contact, booking, run);
  return {
    needed: seatsForModification(modify, state),
    decide: (reservationId, seatRules) => {
      const reservation = reservationId === undefined ? {} : { reservationId };
      const terms = termsOf(input, seatRules);
      const modified = modifyBooking({ ...modify, ...reservation, ...terms }, state);
      return decidedWithContact(modified, correct, state);
    },
  };
}

/**
 * Decides on the correction of the contact as if the change had happened already. Both changes are stored or neither.
 */
function decidedWithContact<Refusal>(
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
