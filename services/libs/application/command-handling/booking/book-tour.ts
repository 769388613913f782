import { holdOf } from '../../../domain/booking/booking.state.ts';
import { bookTour, requestWithoutSeats } from '../../../domain/booking/commands/book-tour.ts';
import { cameFrom } from '../../../domain/booking/origin.ts';
import { isSameDeparture } from '../../../domain/departure/departure-id.ts';
import { guestsOf } from '../../../domain/tour/pricing/party.ts';
import { seatsForBooking } from '../../../domain/booking/seats-needed.ts';
import type { SeatRule } from '../../../domain/departure/departure.events.ts';
import { answerFromLog } from '../engine/answer-from-log.ts';
import { bookingStreams } from './booking-streams.ts';
import type { CommandDesk } from '../engine/command-desk.ts';
import { type CommandOutcome, refused } from '../engine/command-outcome.ts';
import { again, type CommandRun } from '../engine/command-run.ts';
import type { BookingAsOf, BookTour, BookTourRefused, BookTourInput } from './booking.commands.ts';
import { numberOfForm, numberTaken } from './hold-form.ts';
import { tidyContact } from './contact-input.ts';
import { zoneOfPickup } from '../pickup-place/zone-of-pickup.ts';
import { loadTour } from '../tour/load-tour.ts';
import { bookingStream } from '../../event-log/stream-names.ts';
import { leaveSeats, nthReservationId, type SeatsOfCommand, takeSeats } from './take-seats.ts';
import { isForced, termsOf } from './wanted-terms.ts';

type Outcome = CommandOutcome<BookingAsOf, BookTourRefused>;

/**
 * A booking gets its number first, then its seats. The number comes from the command's id, so a retry
 * after a lost answer finds its own booking and is answered from it (correctness rule 2). The next number
 * is drawn only if another booking has that number. If its form holds seats, they are under the same number.
 */
export class BookTourHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: BookTour): Promise<Outcome> {
    return this.#desk.handle(command, async (run) => {
      for (let draw = 0; ; draw += 1) {
        const bookingNumber = numberOfForm(run.commandId, draw, run);
        const outcome = await run.untilSettled({
          stream: bookingStream(bookingNumber),
          attempt: () => this.#bookUnder(bookingNumber, command.input, run),
        });
        if (outcome !== numberTaken) {
          return outcome;
        }
      }
    });
  }

  async #bookUnder(
    bookingNumber: number,
    input: BookTourInput,
    run: CommandRun,
  ): Promise<Outcome | typeof numberTaken | typeof again> {
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
    const contact = tidyContact(input.contact);
    const asked = {
      type: 'BookTour',
      now: booking.now,
      by: run.by,
      bookingNumber,
      tour,
      slot,
      party,
      contact,
      ...cameFrom(input),
      pickupZone: await zoneOfPickup(tour, contact, run),
    } as const;
    const request = {
      ...ofCommand,
      tourCapacity: tour.schedule.capacity,
      isForced: isForced(run.by, input),
      decide: (reservationId: string, seatRules: readonly SeatRule[]) =>
        bookTour({ ...asked, reservationId, ...termsOf(input, seatRules) }, booking.state),
      decideWithoutSeats: (reservationId: string) =>
        requestWithoutSeats({ ...asked, reservationId, ...termsOf(input, []) }, booking.state),
    };
    return await takeSeats(request, run);
  }
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
