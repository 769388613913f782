import type { BookingEvent } from '../../domain/booking/booking.events.ts';
import type { CorrectContactRefusal } from '../../domain/booking/booking.refusals.ts';
import type { BookingState } from '../../domain/booking/booking.state.ts';
import { evolveBooking } from '../../domain/booking/evolve-booking.ts';
import { modifyBooking } from '../../domain/booking/commands/modify-booking.ts';
import { seatsForModification } from '../../domain/booking/seats-needed.ts';
import { accept, type Decision } from '../../domain/decision.ts';
import { bookingAggregate } from './aggregate.ts';
import { answerBeforeDeciding } from './answer-from-log.ts';
import type { CommandDesk } from './command-desk.ts';
import { type CommandOutcome, type CustomerErased, refused } from './command-outcome.ts';
import type { again, CommandRun } from './command-run.ts';
import type {
  BookingAsOf,
  ModifyBooking,
  ModifyBookingRefused,
  ModifyBookingWish,
} from './commands/booking.commands.ts';
import { type ContactDecision, contactDecider } from './correct-contact.ts';
import { refusalForPeople } from './refusal-for-people.ts';
import { storeDecision } from './store-decision.ts';
import { booking as bookingKind } from './stream-kinds.ts';
import { bookingStream } from './stream-names.ts';
import { takeSeats } from './take-seats.ts';
import { changesOf, isForced, termsOf } from './wanted-terms.ts';

type Outcome = CommandOutcome<BookingAsOf, ModifyBookingRefused>;

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

  execute(command: ModifyBooking): Promise<Outcome> {
    const stream = bookingStream(command.wish.bookingNumber);
    return this.#desk.handle(command, (run) =>
      run.inTurn(stream, () => run.untilSettled(() => this.#modify(stream, command.wish, run))),
    );
  }

  async #modify(
    stream: string,
    wish: ModifyBookingWish,
    run: CommandRun,
  ): Promise<Outcome | typeof again> {
    const booking = await run.load(stream, bookingAggregate);
    const answered = answerBeforeDeciding(bookingAggregate, booking, run);
    if (answered !== undefined) {
      return answered;
    }
    const { state } = booking;
    if (state.status === 'none') {
      return refused({ code: 'BookingNotFound' });
    }
    const tour = await run.tour(state.departure.tourId);
    if (tour === undefined) {
      return refused({ code: 'TourNotFound' });
    }
    const wanted = changesOf(wish.changes, tour);
    if ('code' in wanted) {
      return refused(wanted);
    }
    const correct = await contactDecider(wish.contact, booking, run);
    const asked = {
      type: 'ModifyBooking',
      now: booking.now,
      by: run.by,
      tour,
      changes: wanted.changes,
    } as const;
    const needed = seatsForModification(asked, state);
    if (needed === undefined) {
      const decision = inOneBreath(
        modifyBooking({ ...asked, ...termsOf(wish, []) }, state),
        correct,
        state,
      );
      return decision.accepted
        ? await storeDecision(bookingKind, booking, decision.events, run)
        : refused(refusalForPeople(decision.refusal));
    }
    return await takeSeats(
      {
        booking,
        bookingNumber: wish.bookingNumber,
        needed,
        tourCapacity: tour.schedule.capacity,
        isForced: isForced(run.by, wish),
        decide: (reservationId, seatRules) =>
          inOneBreath(
            modifyBooking({ ...asked, reservationId, ...termsOf(wish, seatRules) }, state),
            correct,
            state,
          ),
      },
      run,
    );
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
