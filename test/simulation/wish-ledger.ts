import type { CommandOutcome } from '../../services/libs/application/command-handling/command-outcome.ts';
import type { StreamAsOf } from '../../services/libs/application/command-handling/stream-as-of.ts';
import type { CataloguedEvent } from '../../services/libs/application/event-log/event-catalogue.ts';
import type {
  EventMetadata,
  StoredEvent,
} from '../../services/libs/application/event-log/stored-event.ts';
import type { InMemoryLog } from '../support/in-memory-log.ts';
import { LawBroken } from './oracle.ts';

export type Answer = CommandOutcome<
  StreamAsOf<unknown, CataloguedEvent>,
  { readonly code: string }
>;

/** What one person wants, however often they have to ask for it. */
export interface Wish {
  /** Every request for it carries this as its correlation id and its Idempotency-Key. */
  readonly id: string;
  readonly kind: string;
  readonly ifMatch?: number;
}

/** What became of a wish: what the log holds of it and what its person was told. */
interface Fate {
  readonly wish: Wish;
  readonly stored: StoredEvent[];
  /** The ids of the wish's own events, as the first answer that had any gave them. */
  told: string | undefined;
}

/**
 * Holds what people were told against what the log holds: whoever was told "done" finds it there,
 * once; whoever was told "refused" finds nothing.
 */
export class WishLedger {
  readonly #log: InMemoryLog;
  readonly #fates = new Map<string, Fate>();
  readonly #visibleRevisions = new Map<string, number>();
  broken: LawBroken | undefined;
  /** How often people were told the result of what was done before, and that nobody knows. */
  repeats = 0;
  unknowns = 0;

  constructor(log: InMemoryLog) {
    this.#log = log;
  }

  open(wish: Wish): void {
    this.#fates.set(wish.id, { wish, stored: [], told: undefined });
  }

  watch(stored: StoredEvent): void {
    if (!stored.stream.startsWith('booking-') || stored.type === 'ReservationAbandoned') {
      return;
    }
    const { correlationId, actor, commandId, causationId } = JSON.parse(
      stored.metadata,
    ) as EventMetadata;
    const fate = this.#fates.get(correlationId);
    // What follows from a wish by itself, such as the end of every booking of a departure, is not told.
    if (fate !== undefined && actor.kind !== 'system' && causationId === commandId) {
      this.#watchOwn(stored, fate);
    }
    this.#visibleRevisions.set(stored.stream, stored.revision);
  }

  /** A person was told. */
  answered(wish: Wish, answer: Answer): void {
    const fate = this.#fates.get(wish.id);
    if (fate === undefined) {
      return;
    }
    this.repeats += answer.done && answer.replayed === true ? 1 : 0;
    this.unknowns += !answer.done && answer.refusal.code === 'OutcomeUnknown' ? 1 : 0;
    if (!answer.done) {
      const mayBeDone =
        ['OutcomeUnknown', 'TimedOut'].includes(answer.refusal.code) ||
        // A request without seats is on no departure, so a copy of it may be refused beside it.
        fate.stored.every(({ type }) => type === 'BookingRequestedWithoutSeats');
      this.#law(mayBeDone, wish, `was refused (${answer.refusal.code}) and done`);
      return;
    }
    for (const event of answer.result.history) {
      const [found] = this.#log.readStream(event.stream, { from: event.revision, limit: 1 });
      this.#law(
        found?.id === event.id,
        wish,
        `was shown ${event.type}, which the log does not hold`,
      );
    }
    const told = idsOf(
      answer.result.history.filter(({ metadata }) => metadata.correlationId === wish.id),
    );
    if (answer.result.history[0]?.stream.startsWith('booking-') === true) {
      this.#law(told === idsOf(fate.stored), wish, 'was not told what the log holds of it');
      this.#law(fate.told === undefined || told === fate.told, wish, 'was told two things');
      fate.told = told === '' ? undefined : told;
    }
  }

  #watchOwn(stored: StoredEvent, fate: Fate): void {
    const { wish } = fate;
    const isRepeated = fate.stored.some(({ type }) => type === stored.type);
    this.#law(!isRepeated, wish, `was done twice (${stored.type} in ${stored.stream})`);
    const seen = this.#visibleRevisions.get(stored.stream);
    const isFirst = fate.stored.length === 0;
    this.#law(
      !isFirst || wish.ifMatch === undefined || wish.ifMatch === seen,
      wish,
      `was decided at revision ${seen}, not at ${wish.ifMatch} as asked`,
    );
    fate.stored.push(stored);
  }

  #law(holds: boolean, wish: Wish, otherwise: string): void {
    if (!holds) {
      this.broken ??= new LawBroken(`${wish.kind} ${wish.id} ${otherwise}`);
    }
  }
}

function idsOf(events: readonly { readonly id: string }[]): string {
  return events.map(({ id }) => id).join(' ');
}
