import type { CataloguedEvent } from '../../event-log/event-catalogue.ts';
import { headOf } from '../../event-log/stamp.ts';
import { beginning } from '../../event-log/stored-event.ts';
import type { Clock } from '../../ports/clock.ts';
import type { EventLogReader } from '../../ports/event-log-reader.ts';
import type { Aggregate } from './aggregate.ts';
import { type FoldedStream, foldFurther } from './folded-stream.ts';

/** A fold, and the time at which its last read began. The fold may lack events that were stored after this time. */
interface KeptFold<State> {
  readonly folded: FoldedStream<State>;
  /** When the last read for the fold began, in the clock's monotonic milliseconds. */
  readonly readAtMs: number;
}

interface Reading<State> {
  readonly begunMs: number;
  readonly folding: Promise<FoldedStream<State>>;
}

/**
 * Streams folded to their end, for decisions that need only the state. A fold is kept, and only later events are read.
 * A busy departure has thousands of events, and folding all of them for each booking would take quadratic time.
 *
 * A command may decide on any state that was read after it arrived. So if hundreds of commands need the same departure
 * at once, few of them read the store. If the stream changed after the read, the append at the exact revision
 * conflicts. Dropping a fold only costs time.
 */
export class KeptFolds<State, Event extends CataloguedEvent> {
  readonly #aggregate: Aggregate<State, Event>;
  readonly #keptMax: number;
  readonly #clock: Pick<Clock, 'monotonicMs'>;
  /** The folds, sorted by their last use. */
  readonly #kept = new Map<string, KeptFold<State>>();
  /** The latest running read of each stream. */
  readonly #reading = new Map<string, Reading<State>>();

  constructor(
    aggregate: Aggregate<State, Event>,
    keptMax: number,
    clock: Pick<Clock, 'monotonicMs'>,
  ) {
    this.#aggregate = aggregate;
    this.#keptMax = keptMax;
    this.#clock = clock;
  }

  /** @param sinceMs A fold read after this moment is new enough; by default the stream is always read. */
  async load(
    log: Pick<EventLogReader, 'readStream'>,
    stream: string,
    sinceMs = Number.POSITIVE_INFINITY,
  ): Promise<FoldedStream<State>> {
    const kept = this.#kept.get(stream);
    if (kept !== undefined && kept.readAtMs > sinceMs) {
      return kept.folded;
    }
    const under = this.#reading.get(stream);
    return await (under !== undefined && under.begunMs > sinceMs
      ? under.folding
      : this.#read(log, stream));
  }

  /**
   * Keeps the fold of a stream whose last append was just answered. Without it, the next command would fold the events
   * of this append again, from an older state.
   */
  keep(folded: FoldedStream<State>): void {
    this.#keep(folded.head.stream, { folded, readAtMs: Number.NEGATIVE_INFINITY });
  }

  /**
   * Call this when an event was or may have been appended to the stream. The next decision then reads the stream again.
   */
  outdate(stream: string): void {
    this.#reading.delete(stream);
    const kept = this.#kept.get(stream);
    if (kept !== undefined) {
      this.#kept.set(stream, { ...kept, readAtMs: Number.NEGATIVE_INFINITY });
    }
  }

  async #read(
    log: Pick<EventLogReader, 'readStream'>,
    stream: string,
  ): Promise<FoldedStream<State>> {
    const begunMs = this.#clock.monotonicMs();
    const reading = { begunMs, folding: this.#foldFurther(log, stream, begunMs) };
    this.#reading.set(stream, reading);
    try {
      return await reading.folding;
    } finally {
      if (this.#reading.get(stream) === reading) {
        this.#reading.delete(stream);
      }
    }
  }

  async #foldFurther(
    log: Pick<EventLogReader, 'readStream'>,
    stream: string,
    readAtMs: number,
  ): Promise<FoldedStream<State>> {
    const before = this.#kept.get(stream)?.folded ?? this.#untouched(stream);
    const stored = await log.readStream(stream, { from: lengthOf(before) });
    const folded = foldFurther(this.#aggregate, before, stored);
    this.#keep(stream, { folded, readAtMs });
    return folded;
  }

  #untouched(stream: string): FoldedStream<State> {
    return {
      state: this.#aggregate.initialState,
      head: headOf(stream, []),
      position: beginning,
    };
  }

  #keep(stream: string, kept: KeptFold<State>): void {
    const rival = this.#kept.get(stream);
    if (rival !== undefined && lengthOf(rival.folded) > lengthOf(kept.folded)) {
      return; // A slower load must not replace a longer fold.
    }
    this.#kept.delete(stream);
    this.#kept.set(stream, kept);
    const oldest = this.#kept.keys().next();
    if (this.#kept.size > this.#keptMax && oldest.done !== true) {
      this.#kept.delete(oldest.value);
    }
  }
}

function lengthOf({ head }: FoldedStream<unknown>): number {
  return head.revision === 'no-stream' ? 0 : head.revision + 1;
}
