import type { CommandOutcome } from '../../services/libs/application/command-handling/engine/command-outcome.ts';
import type { StreamAsOf } from '../../services/libs/application/command-handling/engine/stream-as-of.ts';
import type { CataloguedEvent } from '../../services/libs/application/event-log/event-catalogue.ts';
import type {
  EventMetadata,
  StoredEvent,
} from '../../services/libs/application/event-log/stored-event.ts';
import type { InMemoryLog } from '../support/in-memory/in-memory-log.ts';
import { LawBroken } from './law.ts';

export type Answer = CommandOutcome<
  StreamAsOf<unknown, CataloguedEvent>,
  { readonly code: string }
>;

/** Clients do not see these events, so the events do not change the revision with which clients compare. */
const holdEvents: readonly string[] = [
  'BookingHeld',
  'HoldExtended',
  'HoldChanged',
  'HoldReleased',
  'HoldExpired',
];

/** A request of one person, with all its repeats. */
export interface PersonRequest {
  /** Every try has this as its correlation id and its Idempotency-Key. */
  readonly id: string;
  readonly kind: string;
  readonly ifMatch?: number;
}

/** The outcome of a request: its events in the log and the answer to the person. */
interface Fate {
  readonly request: PersonRequest;
  readonly stored: StoredEvent[];
  /** The ids of the request's own events, from the first answer that had any. */
  told: string | undefined;
}

/**
 * Compares the answers with the log. The log must have the events of each request with the answer "done" exactly once,
 * and no events of a refused request.
 */
export class RequestLedger {
  readonly #log: InMemoryLog;
  readonly #fates = new Map<string, Fate>();
  readonly #visibleRevisions = new Map<string, number>();
  broken: LawBroken | undefined;
  /** How often an answer repeated an earlier result, and how often the outcome was unknown. */
  repeats = 0;
  unknowns = 0;

  constructor(log: InMemoryLog) {
    this.#log = log;
  }

  open(request: PersonRequest): void {
    this.#fates.set(request.id, { request, stored: [], told: undefined });
  }

  watch(stored: StoredEvent): void {
    if (!stored.stream.startsWith('booking-') || stored.type === 'ReservationAbandoned') {
      return;
    }
    const { correlationId, actor, commandId, causationId } = JSON.parse(
      stored.metadata,
    ) as EventMetadata;
    const fate = this.#fates.get(correlationId);
    // The answer does not include later consequences, such as the cancellation of every booking of a departure.
    if (fate !== undefined && actor.kind !== 'system' && causationId === commandId) {
      this.#watchOwn(stored, fate);
    }
    if (!holdEvents.includes(stored.type)) {
      this.#visibleRevisions.set(stored.stream, stored.revision);
    }
  }

  /** Checks an answer to a person. */
  answered(request: PersonRequest, answer: Answer): void {
    const fate = this.#fates.get(request.id);
    if (fate === undefined) {
      return;
    }
    this.repeats += answer.done && answer.replayed === true ? 1 : 0;
    this.unknowns += !answer.done && answer.refusal.code === 'OutcomeUnknown' ? 1 : 0;
    if (!answer.done) {
      const mayBeDone =
        ['OutcomeUnknown', 'TimedOut'].includes(answer.refusal.code) ||
        // A booking without seats is not stored on a departure, so a copy of its request may still be
        // refused.
        fate.stored.every(({ type }) => type === 'BookingRequestedWithoutSeats');
      this.#law(mayBeDone, request, `was refused (${answer.refusal.code}) and done`);
      return;
    }
    for (const event of answer.result.history) {
      const [found] = this.#log.readStream(event.stream, { from: event.revision, limit: 1 });
      this.#law(
        found?.id === event.id,
        request,
        `was shown ${event.type}, which is not in the log`,
      );
    }
    const told = idsOf(
      answer.result.history.filter(({ metadata }) => metadata.correlationId === request.id),
    );
    if (answer.result.history[0]?.stream.startsWith('booking-') === true) {
      this.#law(
        told === idsOf(fate.stored),
        request,
        'was answered with other events than the log has of it',
      );
      this.#law(
        fate.told === undefined || told === fate.told,
        request,
        'got two different answers',
      );
      fate.told = told === '' ? undefined : told;
    }
  }

  #watchOwn(stored: StoredEvent, fate: Fate): void {
    const { request } = fate;
    const isRepeated = fate.stored.some(({ type }) => type === stored.type);
    this.#law(!isRepeated, request, `was done twice (${stored.type} in ${stored.stream})`);
    const seen = this.#visibleRevisions.get(stored.stream);
    const isFirst = fate.stored.length === 0;
    this.#law(
      !isFirst || request.ifMatch === undefined || request.ifMatch === seen,
      request,
      `was decided at revision ${seen}, not at ${request.ifMatch} as asked`,
    );
    fate.stored.push(stored);
  }

  #law(holds: boolean, request: PersonRequest, otherwise: string): void {
    if (!holds) {
      this.broken ??= new LawBroken(`${request.kind} ${request.id} ${otherwise}`);
    }
  }
}

function idsOf(events: readonly { readonly id: string }[]): string {
  return events.map(({ id }) => id).join(' ');
}
