import { type BookingState, holdOf } from '../../../domain/booking/booking.state.ts';
import {
  bookTour,
  type BookTourRefusal,
  requestWithoutSeats,
} from '../../../domain/booking/commands/book-tour.ts';
import { cameFrom } from '../../../domain/booking/origin.ts';
import { isSameDeparture } from '../../../domain/departure/departure-id.ts';
import { guestsOf } from '../../../domain/tour/pricing/party.ts';
import { seatsForBooking } from '../../../domain/booking/seats-needed.ts';
import type { NetworkShareReached } from '../../../domain/departure/departure.refusals.ts';
import type { TourNotFound } from '../../../domain/tour/tour.refusals.ts';
import { answerFromLog } from '../engine/answer-from-log.ts';
import { bookingStreams } from './booking-streams.ts';
import type { CommandDesk } from '../engine/command-desk.ts';
import { type CommandOutcome, refused } from '../engine/command-outcome.ts';
import { again, type CommandRun } from '../engine/command-run.ts';
import type {
  BookingAsOf,
  BookTour,
  BookTourInput,
  BookTourRefused,
  TermsInput,
} from './booking.commands.ts';
import { numberOfForm, numberTaken } from './hold-form.ts';
import { tidyContact } from './contact-input.ts';
import { zoneOfPickup } from '../pickup-place/zone-of-pickup.ts';
import { loadTour } from '../tour/load-tour.ts';
import { bookingStream } from '../../event-log/stream-names.ts';
import {
  leaveSeats,
  type NeverBeyondShare,
  nthReservationId,
  type SeatsOfCommand,
  type SeatsRequest,
  takeSeats,
  type TakeSeatsRefusal,
} from './take-seats.ts';
import { isForced, termsOf } from './wanted-terms.ts';

type Outcome = CommandOutcome<BookingAsOf, BookTourRefused>;

/** Books seats for a traveller. */
export class BookTourHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: BookTour): Promise<Outcome> {
    const { input } = command;
    return this.#desk.handle<BookingAsOf, BookTourRefused>(command, (run) =>
      bookUnderOwnNumber<BookTourRefusal>(input, run, (asked, state) => ({
        isForced: isForced(run.by, input),
        decide: (reservationId, seatRules) =>
          bookTour(
            { type: 'BookTour', ...asked, reservationId, ...termsOf(input, seatRules) },
            state,
          ),
        decideWithoutSeats: (reservationId: string) =>
          requestWithoutSeats(
            { type: 'BookTour', ...asked, reservationId, ...termsOf(input, []) },
            state,
          ),
      })),
    );
  }
}

/** Who travels where and when, in a request to book. */
export type WantedBooking = Omit<BookTourInput, keyof TermsInput>;

/** The fields of a command to book that do not depend on the reservation. */
export type AskedToBook = Omit<
  Parameters<typeof bookTour>[0],
  'type' | 'reservationId' | 'expected' | 'override'
>;

/** How a request to book is decided. */
export type BookingPlan<Refusal> = Pick<SeatsRequest<Refusal>, 'isForced' | 'decide'> &
  NeverBeyondShare<Refusal>;

type PlanFor<Refusal> = (asked: AskedToBook, state: BookingState) => BookingPlan<Refusal>;

/**
 * A booking gets its number first, then its seats. The number comes from the command's id, so a retry after a lost
 * answer finds its own booking and is answered from it (correctness rule 2). The next number is drawn only if another
 * booking has that number. If the form of the booking holds seats, the hold has the same number.
 */
export async function bookUnderOwnNumber<Refusal extends { readonly code: string }>(
  input: WantedBooking,
  run: CommandRun,
  planFor: PlanFor<Refusal>,
): Promise<BookedOrRefused<Refusal>> {
  for (let draw = 0; ; draw += 1) {
    const bookingNumber = numberOfForm(run.commandId, draw, run);
    const outcome = await run.untilSettled({
      stream: bookingStream(bookingNumber),
      attempt: () => bookUnder(bookingNumber, input, run, planFor),
    });
    if (outcome !== numberTaken) {
      return outcome;
    }
  }
}

type BookedOrRefused<Refusal> = CommandOutcome<
  BookingAsOf,
  | TourNotFound
  | (Exclude<TakeSeatsRefusal<Refusal>, NetworkShareReached> & { readonly code: string })
>;

async function bookUnder<Refusal extends { readonly code: string }>(
  bookingNumber: number,
  input: WantedBooking,
  run: CommandRun,
  planFor: PlanFor<Refusal>,
): Promise<BookedOrRefused<Refusal> | typeof numberTaken | typeof again> {
  const booking = await run.load(bookingStream(bookingNumber), bookingStreams);
  const answered = answerFromLog(bookingStreams, booking, run);
  if (answered !== undefined) {
    return answered;
  }
  const tour = await loadTour(input.tourId, run);
  if (tour === undefined) {
    return refused({ code: 'TourNotFound' });
  }
  const { slot, party } = input;
  const needed = seatsForBooking({ tour, slot, party });
  const ofCommand = { booking, bookingNumber, needed, ...heldFor(booking, needed, run) };
  if (isAnothers(ofCommand, run)) {
    const left = await leaveSeats(ofCommand, run);
    return left === again ? again : numberTaken;
  }
  const asked = await askedToBook({ bookingNumber, tour, now: booking.now }, input, run);
  const tourCapacity = tour.schedule.capacity;
  return await takeSeats({ ...ofCommand, tourCapacity, ...planFor(asked, booking.state) }, run);
}

/** The contact is tidied, and the zone of the pick-up place looked up. */
export async function askedToBook(
  { bookingNumber, tour, now }: Pick<AskedToBook, 'bookingNumber' | 'tour' | 'now'>,
  input: WantedBooking,
  run: CommandRun,
): Promise<AskedToBook> {
  const { slot, party } = input;
  const contact = tidyContact(input.contact);
  const pickupZone = await zoneOfPickup(tour, contact, run);
  return {
    ...{ now, by: run.by, bookingNumber, tour, slot, party, contact, pickupZone },
    ...cameFrom(input),
  };
}

/**
 * Whether the number belongs to another command. The stream may hold only abandoned reservations. If this command's
 * first reservation is one of them, the number belongs to this command, and the reconciler abandoned the reservation.
 */
function isAnothers(ofCommand: SeatsOfCommand, run: CommandRun): boolean {
  const { state, history } = ofCommand.booking;
  const hold = holdOf(state);
  if (hold !== undefined) return hold.form !== run.commandId;
  return state.status === 'none'
    ? history.length > 0 &&
        !state.abandonedReservations.includes(nthReservationId(ofCommand, 0, run))
    : true;
}

/** The reservation of the booking's hold, if it is for exactly the needed seats. */
function heldFor(
  { state }: SeatsOfCommand['booking'],
  { departure, seats }: SeatsOfCommand['needed'],
  { commandId }: CommandRun,
): { readonly held?: string } {
  const hold = holdOf(state);
  return hold?.isOpen === true &&
    hold.form === commandId &&
    isSameDeparture(hold.departure, departure) &&
    guestsOf(hold.party) === seats
    ? { held: hold.reservationId }
    : {};
}
