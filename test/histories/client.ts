import type { CommandBus } from '@nestjs/cqrs';
import type { CommandOutcome } from '../../services/libs/application/command-handling/engine/command-outcome.ts';
import {
  type BookingAsOf,
  BookTour,
  CancelBooking,
  ModifyBooking,
} from '../../services/libs/application/command-handling/booking/booking.commands.ts';
import type { RequestedCommand } from '../../services/libs/application/command-handling/engine/requested-command.ts';
import {
  beginning,
  type Position,
} from '../../services/libs/application/event-log/stored-event.ts';
import type { Slot } from '../../services/libs/domain/departure/departure-id.ts';
import { guestsOf } from '../../services/libs/domain/tour/pricing/party.ts';
import type { Random } from '../simulation/random.ts';
import { asha, party, type WriteSide } from '../support/in-memory/write-side.ts';
import type { Terms } from './booking-object.ts';
import type { Looks } from './looks.ts';
import type { Recording } from './recording.ts';
import { textOf } from './slot-text.ts';

type Answer = CommandOutcome<BookingAsOf, { readonly code: string }>;

type Done = Extract<Answer, { done: true }>;

/** A booking that a client has made or read, and the last revision that a client saw. */
export interface KnownBooking {
  readonly bookingNumber: number;
  revision: number;
}

export interface ClientTools {
  readonly writeSide: WriteSide;
  /** The processes that take commands. */
  readonly sides: readonly CommandBus[];
  readonly looks: Looks;
  readonly recording: Recording;
  readonly random: Random;
  readonly tourId: string;
  /** Shared by all clients, so that two of them often want the same booking. */
  readonly known: KnownBooking[];
}

/** How often a client asks before it gives up without an answer. */
const triesMax = 3;

let names = 0;

/** A client that books, changes, cancels and reads, and records the answers. */
export class Client {
  readonly #tools: ClientTools;
  #seen: Position = beginning;

  constructor(tools: ClientTools) {
    this.#tools = tools;
  }

  /** @param slots The departures to choose from. */
  async act(slots: readonly Slot[]): Promise<void> {
    const { random, known } = this.#tools;
    const booking = known.length > 0 ? random.pick(known) : undefined;
    const draw = random.fraction();
    if (booking === undefined || draw < 0.35) await this.#book(random.pick(slots));
    else if (draw < 0.55) await this.#change(booking, random.pick(slots));
    else if (draw < 0.8) await this.#cancel(booking);
    else if (draw < 0.9) await this.#tools.looks.atDeparture(random.pick(slots), this.#seen);
    else await this.#tools.looks.atBooking(booking.bookingNumber, this.#seen);
  }

  async #book(slot: Slot): Promise<void> {
    const { recording, random, tourId, known } = this.#tools;
    const seats = random.between(1, 4);
    const name = this.#name();
    const body = { tourId, slot, party: party(seats), contact: asha };
    const askedAt = recording.tick();
    const answer = await this.#ask(new BookTour(body, this.#context(name, body)), triesMax);
    const answeredAt = recording.tick();
    if (answer === undefined) {
      const operation = { kind: 'take', booking: name, reservation: name, seats } as const;
      const call = { operation, askedAt, answeredAt: Infinity, isUnknown: true } as const;
      recording.ofDeparture(textOf(slot), call);
    } else if (answer.done) {
      this.#recordSeats(name, answer, { askedAt, answeredAt });
      const { revision } = answer;
      const operation = { kind: 'place', terms: termsIn(answer), revision } as const;
      const call = { operation, askedAt, answeredAt, ...placeOf(name, answer) };
      recording.ofBooking(answer.result.id, call);
      known.push({ bookingNumber: Number(answer.result.id), revision });
    } else {
      this.#recordFull(name, answer, { slot, seats, askedAt, answeredAt });
    }
  }

  async #change(booking: KnownBooking, slot: Slot): Promise<void> {
    const { recording, random } = this.#tools;
    const { bookingNumber } = booking;
    const id = String(bookingNumber);
    const seats = random.between(1, 4);
    const ifMatch = random.chance(0.5) ? booking.revision : undefined;
    const name = this.#name();
    const body = { bookingNumber, changes: { ...slot, party: party(seats) } };
    const askedAt = recording.tick();
    const context = this.#context(name, body, ifMatch);
    const answer = await this.#insist(new ModifyBooking(body, context));
    const times = { askedAt, answeredAt: recording.tick() };
    const careful = ifMatch === undefined ? {} : { ifMatch };
    const isFull = !answer.done && answer.refusal.code === 'DepartureFull';
    if (!isFull && !(answer.done && takenBy(name, answer) !== undefined)) {
      // The command may have reserved seats before it found that the booking had changed; a reconciler releases
      // these seats.
      const operation = { kind: 'take', booking: id, reservation: name, seats } as const;
      const call = { operation, askedAt, answeredAt: Infinity, isUnknown: true } as const;
      recording.ofDeparture(textOf(slot), call);
    }
    if (answer.done) {
      booking.revision = answer.revision;
      this.#recordSeats(name, answer, times);
      const { revision } = answer;
      const operation = { kind: 'change', terms: termsIn(answer), revision, ...careful } as const;
      recording.ofBooking(id, { operation, ...times, ...placeOf(name, answer) });
      return;
    }
    const { refusal } = answer;
    if (refusal.code === 'BookingIsCancelled') {
      const operation = { kind: 'refused as cancelled', ...careful } as const;
      recording.ofBooking(id, { operation, ...times });
    } else if (refusal.code === 'RevisionMismatch' && 'current' in refusal) {
      const { sent, current } = refusal;
      booking.revision = current;
      const operation = { kind: 'refused as changed', ifMatch: sent, current } as const;
      recording.ofBooking(id, { operation, ...times });
    } else {
      this.#recordFull(id, answer, { slot, seats, ...times });
      recording.ofBooking(id, { operation: { kind: 'full', ...careful }, ...times });
    }
  }

  async #cancel(booking: KnownBooking): Promise<void> {
    const { recording } = this.#tools;
    const { bookingNumber } = booking;
    const name = this.#name();
    const body = { bookingNumber };
    const askedAt = recording.tick();
    const answer = await this.#insist(new CancelBooking(body, this.#context(name, body)));
    const answeredAt = recording.tick();
    if (!answer.done) throw unexpected(answer);
    const { revision } = answer;
    booking.revision = revision;
    const call = { operation: { kind: 'cancel', revision } as const, askedAt, answeredAt };
    recording.ofBooking(String(bookingNumber), { ...call, ...placeOf(name, answer) });
  }

  /** Records the seats that a command took, if it took any. */
  #recordSeats(
    name: string,
    answer: Done,
    times: { readonly askedAt: number; readonly answeredAt: number },
  ): void {
    const reservation = takenBy(name, answer);
    if (reservation === undefined) return;
    const { result, position } = answer;
    const { slot, guests: seats } = termsIn(answer);
    const operation = { kind: 'take', booking: result.id, reservation, seats } as const;
    this.#tools.recording.ofDeparture(slot, { operation, ...times, position });
  }

  #recordFull(
    booking: string,
    answer: Answer,
    {
      slot,
      seats,
      ...times
    }: {
      readonly slot: Slot;
      readonly seats: number;
      readonly askedAt: number;
      readonly answeredAt: number;
    },
  ): void {
    if (answer.done || answer.refusal.code !== 'DepartureFull') throw unexpected(answer);
    const { seatsLeft } = answer.refusal as unknown as { readonly seatsLeft: number };
    const operation = { kind: 'full', booking, seats, seatsLeft } as const;
    this.#tools.recording.ofDeparture(textOf(slot), { operation, ...times });
  }

  /** Asks with the same key until there is an answer. */
  async #insist(command: Asking): Promise<Answer> {
    const answer = await this.#ask(command, 100);
    if (answer === undefined) throw new Error('100 tries were not answered.');
    return answer;
  }

  async #ask(command: Asking, tries: number): Promise<Answer | undefined> {
    const { random, sides } = this.#tools;
    for (let count = 0; count < tries; count += 1) {
      const answer: Answer = await random.pick(sides).execute(command);
      if (answer.done) {
        if (answer.position > this.#seen) this.#seen = answer.position;
        return answer;
      }
      if (!['OutcomeUnknown', 'TimedOut'].includes(answer.refusal.code)) return answer;
    }
    return undefined;
  }

  #name(): string {
    names += 1;
    return `call-${names}`;
  }

  #context(name: string, body: unknown, ifMatch?: number) {
    const { writeSide } = this.#tools;
    const ids = { idempotencyKey: name, requestId: name, correlationId: name };
    return writeSide.customer({ body, ...ids, ...(ifMatch === undefined ? {} : { ifMatch }) });
  }
}

type Asking = RequestedCommand<unknown, BookingAsOf, { readonly code: string }>;

function termsIn({ result: { state } }: { readonly result: BookingAsOf }): Terms {
  if (state.status === 'none') throw new Error('A command was answered without a booking.');
  return { slot: textOf(state.departure), guests: guestsOf(state.party) };
}

/** The reservation that the command's own events name as taken. */
function takenBy(name: string, { result }: Done): string | undefined {
  const own = result.history.filter(({ metadata }) => metadata.correlationId === name);
  return own.flatMap(({ data }) => ('takes' in data ? [data.takes] : []))[0];
}

/** The position of the command's own events in the log; none if its request was already granted. */
function placeOf(name: string, { result, position }: Done) {
  const isStored = result.history.some(({ metadata }) => metadata.correlationId === name);
  return isStored ? { position } : {};
}

function unexpected(answer: Answer): Error {
  return new Error(`A client was answered: ${JSON.stringify(answer)}`);
}
