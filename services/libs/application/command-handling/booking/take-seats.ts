import type { BookingEvent } from '../../../domain/booking/booking.events.ts';
import { type BookingState, canTake } from '../../../domain/booking/booking.state.ts';
import type { SeatsNeeded } from '../../../domain/booking/seats-needed.ts';
import type { Instant } from '../../../domain/calendar/instants.ts';
import type { Decision } from '../../../domain/decision.ts';
import {
  reserveSeats,
  rulesInTheWay,
  type ReserveSeats,
  type ReserveSeatsRefusal,
} from '../../../domain/departure/commands/reserve-seats.ts';
import { departureId } from '../../../domain/departure/departure-id.ts';
import type { NetworkShareReached } from '../../../domain/departure/departure.refusals.ts';
import type { DepartureEvent, SeatRule } from '../../../domain/departure/departure.events.ts';
import type { DepartureState } from '../../../domain/departure/departure.state.ts';
import { bookingStreams } from './booking-streams.ts';
import { type CommandDone, type CommandOutcome, refused } from '../engine/command-outcome.ts';
import { again, type CommandRun } from '../engine/command-run.ts';
import type { BookingAsOf } from './booking.commands.ts';
import type { FoldedStream, LoadedStream } from '../engine/folded-stream.ts';
import { expireOverdueHolds } from './expire-overdue-holds.ts';
import { giveUpReservation } from './give-up-reservation.ts';
import { loadDeparture, loadDepartureAhead, networkOn } from '../departure/load-departure.ts';
import { sealBookingEvents } from './personal-fields.ts';
import { refusalForPeople, type WronglyAsked } from './refusal-for-people.ts';
import { departureStreams } from '../departure/departure-streams.ts';
import { doneWith, storeDecision } from '../engine/store-decision.ts';
import type { Turn } from '../engine/stream-queues.ts';
import { departureStream } from '../../event-log/stream-names.ts';

export type TakeSeatsRefusal<Refusal> = Exclude<Refusal | ReserveSeatsRefusal, WronglyAsked>;

/** The seats that a command needs, and for which booking. */
export interface SeatsOfCommand {
  readonly booking: LoadedStream<BookingState, BookingEvent>;
  readonly bookingNumber: number;
  readonly needed: SeatsNeeded;
  /**
   * The reservation of the booking's hold, if it is for exactly these seats. The booking takes this reservation over.
   */
  readonly held?: string;
}

export interface SeatsRequest<Refusal> extends SeatsOfCommand {
  /** The tour's seats per departure, null for no limit. */
  readonly tourCapacity: number | null;
  /** Staff gave a reason to book although the departure is closed or full. */
  readonly isForced: boolean;
  /** The seats do not count towards the share of the requesting network. */
  readonly isBeyondShares?: true;
  /** Returns the moment at which the hold of these seats ends; called once the hold is accepted. */
  readonly holdUntil?: () => Instant;
  /** Decides on a request without seats, if only the network's share prevents the booking. */
  readonly decideWithoutSeats?: (reservationId: string) => Decision<BookingEvent, Refusal>;
  /** Decides about the booking, once the reservation's id and the rules that prevent the reservation are known. */
  readonly decide: (
    reservationId: string,
    seatRules: readonly SeatRule[],
  ) => Decision<BookingEvent, Refusal>;
}

/**
 * The network's share cannot refuse such seats. Either the share does not apply, or a request without seats is stored
 * instead.
 */
export type NeverBeyondShare<Refusal> =
  | Required<Pick<SeatsRequest<Refusal>, 'isBeyondShares'>>
  | Required<Pick<SeatsRequest<Refusal>, 'decideWithoutSeats'>>;

/**
 * Reserves, then books. The departure's event is stored before the booking's event, so that every booking holds its
 * seats (correctness rules 5 and 9). Both are decided before the first is sent, so that a refusal leaves no event
 * behind. If an earlier try of the same command had already reserved, the reservation is given up before the refusal is
 * sent. All states of a reservation are in docs/reference/reservations.md.
 *
 * The caller is in the booking's queue.
 */
export function takeSeats<Refusal extends { readonly code: string }>(
  request: SeatsRequest<Refusal> & NeverBeyondShare<Refusal>,
  run: CommandRun,
): Promise<
  | CommandOutcome<BookingAsOf, Exclude<TakeSeatsRefusal<Refusal>, NetworkShareReached>>
  | typeof again
>;
export function takeSeats<Refusal extends { readonly code: string }>(
  request: SeatsRequest<Refusal>,
  run: CommandRun,
): Promise<CommandOutcome<BookingAsOf, TakeSeatsRefusal<Refusal>> | typeof again>;
export async function takeSeats<Refusal extends { readonly code: string }>(
  request: SeatsRequest<Refusal>,
  run: CommandRun,
): Promise<CommandOutcome<BookingAsOf, TakeSeatsRefusal<Refusal>> | typeof again> {
  return await run.inTurnAhead(departureStream(request.needed.departure), async (turn) => {
    const latest = await loadDepartureAhead(request.needed.departure, run);
    const isAhead = latest.head.unansweredId !== undefined;
    const early = isAhead ? await takeSeatsAhead(request, latest, turn, run) : undefined;
    if (early !== undefined) return early;
    if (isAhead) await turn.alone();
    const departure = isAhead ? await loadDeparture(request.needed.departure, run) : latest;
    const own = ownReservation(request, departure.state, run);
    if (own.isOutdated) return again;
    const { booked, reserved } = decideBoth(request, own.id, departure.state, run);
    if (booked.accepted && reserved.accepted) {
      return await reserveAndBook(request, departure, { reserved, booked, turn }, run);
    }
    const left = await giveUpOwn(request, departure, run);
    if (left === again) {
      return again;
    }
    if (!booked.accepted) {
      return refused(refusalForPeople(booked.refusal));
    }
    if (reserved.accepted) {
      return again;
    }
    if (reserved.refusal.code === 'DepartureFull') {
      expireOverdueHolds(departure.state, request.booking.now, run);
    }
    return reserved.refusal.code === 'NetworkShareReached' &&
      request.decideWithoutSeats !== undefined
      ? await keepWithoutSeats(request.booking, request.decideWithoutSeats(own.id), run)
      : refused(refusalForPeople(reserved.refusal));
  });
}

/**
 * Takes seats on the departure after all appends that were sent. If one of these appends is not applied, the append
 * that reserves the seats conflicts. A refusal, or a booking that only keeps a reservation, would rely on appends
 * that may fail. In these cases this returns undefined, and the caller decides when all earlier appends are answered.
 */
async function takeSeatsAhead<Refusal>(
  request: SeatsRequest<Refusal>,
  departure: FoldedStream<DepartureState>,
  turn: Turn,
  run: CommandRun,
): Promise<CommandDone<BookingAsOf> | typeof again | undefined> {
  const own = ownReservation(request, departure.state, run);
  if (own.isOutdated) return undefined;
  const { booked, reserved } = decideBoth(request, own.id, departure.state, run);
  const isDecidedByAppend = booked.accepted && reserved.accepted && reserved.events.length > 0;
  return isDecidedByAppend
    ? await reserveAndBook(request, departure, { reserved, booked, turn }, run)
    : undefined;
}

/**
 * Stores the decision only on the booking's stream, without a reservation. So a copy of the same command in another
 * process does not see the decision on the departure. That copy may answer that the departure is full. No seats depend
 * on its answer, because the request takes its seats later, if they are free.
 */
async function keepWithoutSeats<Refusal extends { readonly code: string }>(
  booking: SeatsOfCommand['booking'],
  kept: Decision<BookingEvent, Refusal>,
  run: CommandRun,
): Promise<CommandOutcome<BookingAsOf, TakeSeatsRefusal<Refusal>> | typeof again> {
  return kept.accepted
    ? await storeDecision(bookingStreams, booking, kept.events, run)
    : refused(refusalForPeople(kept.refusal));
}

/** Returns what {@link takeSeats} would do with the departure as it is now, without reserving. */
export async function wouldTakeSeats<Refusal extends { readonly code: string }>(
  request: SeatsRequest<Refusal>,
  run: CommandRun,
): Promise<Decision<BookingEvent, Refusal | ReserveSeatsRefusal>> {
  const { state } = await loadDeparture(request.needed.departure, run);
  const { id } = ownReservation(request, state, run);
  const { booked, reserved } = decideBoth(request, id, state, run);
  return booked.accepted && !reserved.accepted ? reserved : booked;
}

/** Decides about the booking and about its seats. */
function decideBoth<Refusal>(
  request: SeatsRequest<Refusal>,
  reservationId: string,
  departure: DepartureState,
  run: CommandRun,
): {
  readonly booked: Decision<BookingEvent, Refusal>;
  readonly reserved: Decision<DepartureEvent, ReserveSeatsRefusal>;
} {
  const reserve = reserveCommand(request, reservationId, run);
  const rules = request.isForced ? rulesInTheWay(reserve, departure) : [];
  const booked = request.decide(reservationId, rules);
  const holdUntil = booked.accepted ? request.holdUntil?.() : undefined;
  const reserved = reserveSeats(
    { ...reserve, ...(holdUntil === undefined ? {} : { holdUntil }) },
    departure,
  );
  return { booked, reserved };
}

/** Leaves a number that belongs to another booking. Gives up the seats that were reserved under this number. */
export async function leaveSeats(
  ofCommand: SeatsOfCommand,
  run: CommandRun,
): Promise<'given up' | typeof again> {
  return await run.inTurn(departureStream(ofCommand.needed.departure), async () =>
    giveUpOwn(ofCommand, await loadDeparture(ofCommand.needed.departure, run), run),
  );
}

/** The id of the command's n-th reservation for the seats it needs, counted from 0. */
export function nthReservationId(
  { bookingNumber, needed }: Omit<SeatsOfCommand, 'booking'>,
  n: number,
  { ports, commandId }: CommandRun,
): string {
  return ports.cryptography.uuidV5(
    'reservation',
    commandId,
    String(bookingNumber),
    departureId(needed.departure),
    String(needed.seats),
    String(n),
  );
}

/**
 * Every try of a command requests the same reservation until this reservation can no longer be used, then the next. So
 * a retry after a lost answer finds and uses the earlier reservation. A booking takes over the reservation of its hold.
 *
 * It is outdated if the departure has released a reservation that the command could still take according to the
 * booking's stream. The booking's stream says that a reservation is not used before the departure releases it
 * (correctness rule 9). So it was read too early: meanwhile another process has done or given up this command.
 */
function ownReservation(
  ofCommand: SeatsOfCommand,
  { seats }: DepartureState,
  run: CommandRun,
): { readonly id: string; readonly isOutdated: boolean } {
  if (ofCommand.held !== undefined) {
    return { id: ofCommand.held, isOutdated: seats.isReleased(ofCommand.held) };
  }
  let isOutdated = false;
  for (let n = 0; ; n += 1) {
    const id = nthReservationId(ofCommand, n, run);
    if (canTake(ofCommand.booking.state, id)) {
      if (!seats.isReleased(id)) return { id, isOutdated };
      isOutdated = true;
    }
  }
}

function reserveCommand(
  request: SeatsRequest<unknown>,
  reservationId: string,
  run: CommandRun,
): ReserveSeats {
  const { bookingNumber, needed, tourCapacity, isForced, isBeyondShares } = request;
  const network = isBeyondShares === true ? undefined : networkOn(needed.departure, run);
  return {
    type: 'ReserveSeats',
    reservationId,
    bookingNumber,
    seats: needed.seats,
    tourCapacity,
    ...(network === undefined ? {} : { network }),
    force: isForced,
  };
}

async function reserveAndBook(
  { booking }: SeatsOfCommand,
  departure: FoldedStream<DepartureState>,
  decided: {
    readonly reserved: { readonly events: readonly DepartureEvent[] };
    readonly booked: { readonly events: readonly BookingEvent[] };
    readonly turn: Turn;
  },
  run: CommandRun,
): Promise<CommandDone<BookingAsOf> | typeof again> {
  const { reserved, booked, turn } = decided;
  const { now } = booking;
  const sealed = await sealBookingEvents(booked.events, booking, run);
  const parts = [run.part(sealed.events, booking.head, now)];
  if (reserved.events.length > 0) {
    parts.unshift(run.part(reserved.events, departure.head, now));
  }
  const ahead = { aggregate: departureStreams, folded: departure, turn };
  const appended = await run.append(parts, sealed.grants, ahead);
  const bookingPart = parts.at(-1);
  return appended.outcome === 'appended' && bookingPart !== undefined
    ? doneWith(bookingStreams, booking, bookingPart, appended.position)
    : again;
}

/** Releases the seats that an earlier try of this command reserved, if any. */
async function giveUpOwn(
  ofCommand: SeatsOfCommand,
  departure: FoldedStream<DepartureState>,
  run: CommandRun,
): Promise<'given up' | typeof again> {
  const { booking, needed } = ofCommand;
  const { id: reservationId } = ownReservation(ofCommand, departure.state, run);
  const commandId = run.ports.cryptography.uuidV5('give-up', run.commandId, reservationId);
  const outcome = await giveUpReservation(
    { reservationId, departureRef: needed.departure, booking, departure },
    run,
    { ...run.traces, commandId, actor: { kind: 'system' }, causationId: run.commandId },
  );
  return outcome === again ? again : 'given up';
}
