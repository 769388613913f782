import type { BookableTour, BookingChanges } from '../../domain/booking/booking.commands.ts';
import type { BookingEvent } from '../../domain/booking/booking.events.ts';
import type { BookingState } from '../../domain/booking/booking.state.ts';
import type { ActorKind } from '../../domain/actor.ts';
import type { Instant } from '../../domain/calendar/instants.ts';
import type { InvalidFields } from '../../domain/refusal.ts';
import { bookingAggregate } from './aggregate.ts';
import { answerBeforeDeciding } from './answer-from-log.ts';
import type { CommandDesk } from './command-desk.ts';
import { type CommandOutcome, type CommandRefused, refused } from './command-outcome.ts';
import type { again, CommandRun } from './command-run.ts';
import type { BookingAsOf, ChangesWish, TermsWish } from './commands/booking.commands.ts';
import type { LoadedStream } from './folded-stream.ts';
import type { RequestedCommand } from './requested-command.ts';
import { bookingStream } from './stream-names.ts';
import type { SeatsRequest } from './take-seats.ts';
import { changesOf, isForced } from './wanted-terms.ts';

/** A request to change the terms of a booking. */
export interface ChangeWish extends TermsWish {
  readonly bookingNumber: number;
  readonly changes: ChangesWish;
}

/** A booking to change, with everything a decider needs. */
export interface BookingToChange {
  readonly booking: LoadedStream<BookingState, BookingEvent>;
  readonly state: Exclude<BookingState, { readonly status: 'none' }>;
  readonly asked: {
    readonly now: Instant;
    readonly by: ActorKind;
    readonly tour: BookableTour;
    readonly changes: BookingChanges;
  };
  /** The part of the seats request that is known before the needed seats are. */
  readonly seats: Omit<SeatsRequest<never>, 'needed' | 'decide'>;
}

export type AnyChangeRefusal =
  InvalidFields | { readonly code: 'BookingNotFound' } | { readonly code: 'TourNotFound' };

/**
 * Handles a command that changes a booking's terms. In the booking's queue, until it is settled, it loads
 * the booking, its tour and the wanted terms; the caller decides.
 */
export function changeBooking<Wish extends ChangeWish, Refusal extends { readonly code: string }>(
  desk: CommandDesk,
  command: RequestedCommand<Wish, BookingAsOf, Refusal | AnyChangeRefusal>,
  decide: (
    toChange: BookingToChange,
    run: CommandRun,
  ) => Promise<CommandOutcome<BookingAsOf, Refusal> | typeof again>,
): Promise<CommandOutcome<BookingAsOf, Refusal | AnyChangeRefusal>> {
  const { wish } = command;
  const stream = bookingStream(wish.bookingNumber);
  return desk.handle(command, (run) =>
    run.inTurn(stream, () =>
      run.untilSettled(async () => {
        const booking = await run.load(stream, bookingAggregate);
        const answered = answerBeforeDeciding(bookingAggregate, booking, run);
        if (answered !== undefined) {
          return answered;
        }
        const found = await bookingToChange(booking, wish, run);
        return 'done' in found ? found : await decide(found, run);
      }),
    ),
  );
}

/** Loads what a decider needs to change the terms of a booking. */
export async function bookingToChange(
  booking: BookingToChange['booking'],
  wish: ChangeWish,
  run: CommandRun,
): Promise<BookingToChange | CommandRefused<AnyChangeRefusal>> {
  const { state, now } = booking;
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
  const { bookingNumber } = wish;
  const tourCapacity = tour.schedule.capacity;
  return {
    booking,
    state,
    asked: { now, by: run.by, tour, changes: wanted.changes },
    seats: { booking, bookingNumber, tourCapacity, isForced: isForced(run.by, wish) },
  };
}
