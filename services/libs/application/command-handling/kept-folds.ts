import type { CataloguedEvent } from '../event-log/event-catalogue.ts';
import { headOf } from '../event-log/stamp.ts';
import { beginning } from '../event-log/stored-event.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import type { Aggregate } from './aggregate.ts';
import { decodeAs, fold, type FoldedStream } from './folded-stream.ts';

/**
 * Streams folded to their end, for decisions that need the state alone. What was folded once is kept
 * and only the events since are read: a busy departure has thousands, and folding them all for each
 * booking would take time in the square of their number. The store is asked every time, so a kept
 * fold is never stale, only a head start; dropping it costs time and nothing else.
 */
export class KeptFolds<State, Event extends CataloguedEvent> {
  readonly #aggregate: Aggregate<State, Event>;
  readonly #keptMax: number;
  /** In the order of their last use. */
  readonly #kept = new Map<string, FoldedStream<State>>();

  constructor(aggregate: Aggregate<State, Event>, keptMax: number) {
    this.#aggregate = aggregate;
    this.#keptMax = keptMax;
  }

  async load(
    log: Pick<EventLogReader, 'readStream'>,
    stream: string,
  ): Promise<FoldedStream<State>> {
    const before = this.#kept.get(stream) ?? this.#untouched(stream);
    const stored = await log.readStream(stream, { from: lengthOf(before) });
    const last = stored.at(-1);
    const folded: FoldedStream<State> =
      last === undefined
        ? before
        : {
            state: fold(this.#aggregate, stored.map(decodeAs<Event>), before.state),
            head: headOf(stream, stored),
            position: last.position,
          };
    this.#keep(stream, folded);
    return folded;
  }

  #untouched(stream: string): FoldedStream<State> {
    return {
      state: this.#aggregate.initialState,
      head: headOf(stream, []),
      position: beginning,
    };
  }

  #keep(stream: string, folded: FoldedStream<State>): void {
    const rival = this.#kept.get(stream);
    if (rival !== undefined && lengthOf(rival) > lengthOf(folded)) {
      return; // A slower load must not throw a longer fold away.
    }
    this.#kept.delete(stream);
    this.#kept.set(stream, folded);
    const oldest = this.#kept.keys().next();
    if (this.#kept.size > this.#keptMax && oldest.done !== true) {
      this.#kept.delete(oldest.value);
    }
  }
}

function lengthOf({ head }: FoldedStream<unknown>): number {
  return head.revision === 'no-stream' ? 0 : head.revision + 1;
}
