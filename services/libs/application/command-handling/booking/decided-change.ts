import type { BookingEvent } from '../../../domain/booking/booking.events.ts';
import type { SeatsNeeded } from '../../../domain/booking/seats-needed.ts';
import type { Decision } from '../../../domain/decision.ts';
import type { SeatRule } from '../../../domain/departure/departure.events.ts';
import { bookingStreams } from './booking-streams.ts';
import type { BookingToChange } from './change-booking.ts';
import { type CommandOutcome, refused } from '../engine/command-outcome.ts';
import type { again, CommandRun } from '../engine/command-run.ts';
import type { BookingAsOf } from './booking.commands.ts';
import { refusalForPeople } from './refusal-for-people.ts';
import { storeDecision } from '../engine/store-decision.ts';
import { takeSeats, type TakeSeatsRefusal, wouldTakeSeats } from './take-seats.ts';

/** How a change of a booking is decided, and the seats that must be reserved first. */
export interface DecidedChange<Refusal extends { readonly code: string }> {
  /** Undefined if the booking keeps its seats. */
  readonly needed: SeatsNeeded | undefined;
  readonly decide: (
    reservationId: string | undefined,
    seatRules: readonly SeatRule[],
  ) => Decision<BookingEvent, Refusal>;
}

/** Stores the change. If the change needs seats, it first reserves them. */
export async function storeChange<Refusal extends { readonly code: string }>(
  { booking, seats }: BookingToChange,
  { needed, decide }: DecidedChange<Refusal>,
  run: CommandRun,
): Promise<CommandOutcome<BookingAsOf, TakeSeatsRefusal<Refusal>> | typeof again> {
  if (needed !== undefined) {
    return await takeSeats({ ...seats, needed, decide }, run);
  }
  const decision = decide(undefined, []);
  return decision.accepted
    ? await storeDecision(bookingStreams, booking, decision.events, run)
    : refused(refusalForPeople(decision.refusal));
}

/** Returns what {@link storeChange} would decide now. It stores no event and reserves no seats. */
export async function previewChange<Refusal extends { readonly code: string }>(
  { seats }: BookingToChange,
  { needed, decide }: DecidedChange<Refusal>,
  run: CommandRun,
): Promise<Decision<BookingEvent, TakeSeatsRefusal<Refusal>>> {
  const decision =
    needed === undefined
      ? decide(undefined, [])
      : await wouldTakeSeats({ ...seats, needed, decide }, run);
  return decision.accepted
    ? decision
    : { accepted: false, refusal: refusalForPeople(decision.refusal) };
}
