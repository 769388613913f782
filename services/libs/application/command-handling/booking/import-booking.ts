import {
  importBooking,
  type ImportBooking as ImportBookingAsked,
  type ImportBookingRefusal,
} from '../../../domain/booking/commands/import-booking.ts';
import { initialBooking } from '../../../domain/booking/booking.state.ts';
import { seatsForBooking } from '../../../domain/booking/seats-needed.ts';
import { instantOf } from '../../../domain/calendar/dar-es-salaam.ts';
import type { Instant } from '../../../domain/calendar/instants.ts';
import type { CommandDesk } from '../engine/command-desk.ts';
import { type CommandOutcome, refused } from '../engine/command-outcome.ts';
import type { CommandRun } from '../engine/command-run.ts';
import { loadTour } from '../tour/load-tour.ts';
import { beginning } from '../../event-log/stored-event.ts';
import { bookingStream } from '../../event-log/stream-names.ts';
import { type AskedToBook, askedToBook, bookUnderOwnNumber } from './book-tour.ts';
import { bookingStreams } from './booking-streams.ts';
import type {
  BookingAsOf,
  ImportBooking,
  ImportBookingInput,
  ImportBookingRefused,
  ImportPreview,
  PreviewImport,
} from './booking.commands.ts';
import { numberOfForm } from './hold-form.ts';
import { refusalForPeople } from './refusal-for-people.ts';
import { wouldTakeSeats } from './take-seats.ts';

/** Why the rules about time are set aside for every imported booking. */
const overrideReason = 'Imported';

/** Stores a booking of another system as a booking of this product. Staff import it, so no network's share applies. */
export class ImportBookingHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: ImportBooking): Promise<CommandOutcome<BookingAsOf, ImportBookingRefused>> {
    const { input } = command;
    return this.#desk.handle<BookingAsOf, ImportBookingRefused>(command, (run) =>
      bookUnderOwnNumber<ImportBookingRefusal>(input, run, (asked, state) => ({
        isForced: hasStarted(input, asked.now),
        isBeyondShares: true,
        decide: (reservationId, seatRules) =>
          importBooking(toImport(asked, input, { reservationId, seatRules }), state),
      })),
    );
  }
}

/** Decides about a line of a file as {@link ImportBookingHandler} would, without storing an event. */
export class PreviewImportHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: PreviewImport): Promise<CommandOutcome<ImportPreview, ImportBookingRefused>> {
    return this.#desk.handle<ImportPreview, ImportBookingRefused>(command, (run) =>
      preview(command.input, run),
    );
  }
}

async function preview(
  { booking: input, seatsOfEarlierLines }: PreviewImport['input'],
  run: CommandRun,
): Promise<CommandOutcome<ImportPreview, ImportBookingRefused>> {
  const bookingNumber = numberOfForm(run.commandId, 0, run);
  const booking = {
    ...(await run.load(bookingStream(bookingNumber), bookingStreams)),
    state: initialBooking,
  };
  const tour = await loadTour(input.tourId, run);
  if (tour === undefined) return refused({ code: 'TourNotFound' });
  const { slot, party } = input;
  const { departure, seats } = seatsForBooking({ tour, slot, party });
  const asked = await askedToBook({ bookingNumber, tour, now: booking.now }, input, run);
  const decision = await wouldTakeSeats<ImportBookingRefusal>(
    {
      ...{ booking, bookingNumber, tourCapacity: tour.schedule.capacity, isBeyondShares: true },
      needed: { departure, seats: seats + seatsOfEarlierLines },
      isForced: hasStarted(input, asked.now),
      decide: (reservationId, seatRules) =>
        importBooking(toImport(asked, input, { reservationId, seatRules }), booking.state),
    },
    run,
  );
  if (!decision.accepted) {
    const refusal = refusalForPeople(decision.refusal);
    if (refusal.code === 'NetworkShareReached') throw new Error('No share applies to staff.');
    return refused(refusal);
  }
  const price = decision.events.find((event) => event.type === 'BookingPlaced')?.data.price;
  if (price === undefined) throw new Error('An accepted booking has a price.');
  return { done: true, result: { price }, revision: -1, position: beginning };
}

/** The seats of a departure that has left were really taken, so they have no limit. */
function hasStarted({ slot }: ImportBookingInput, now: Instant): boolean {
  return instantOf(slot) <= now;
}

function toImport(
  asked: AskedToBook,
  { bulkActId, imported, status, agreed, paid, note, tags }: ImportBookingInput,
  {
    reservationId,
    seatRules,
  }: Pick<ImportBookingAsked, 'reservationId'> &
    Pick<NonNullable<ImportBookingAsked['override']>, 'seatRules'>,
): ImportBookingAsked {
  return {
    ...{ type: 'ImportBooking', ...asked, reservationId, bulkActId, imported, status, tags },
    ...(agreed === undefined ? {} : { agreed }),
    ...(paid === undefined ? {} : { paid }),
    ...(note === undefined ? {} : { note }),
    override: { reason: overrideReason, seatRules },
  };
}
