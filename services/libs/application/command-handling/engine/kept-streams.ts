import type { CataloguedEvent } from '../../event-log/event-catalogue.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Aggregate } from './aggregate.ts';
import { KeptFolds } from './kept-folds.ts';

/** How many folds are kept of each kind; the fold of a departure takes about 200 bytes per reservation. */
const keptMax = 2_000;

/** Commands also read streams that are not their own. A process keeps the folds of these streams here. */
export class KeptStreams {
  readonly #clock: Clock;
  readonly #folds = new Map<unknown, Pick<KeptFolds<never, never>, 'outdate'>>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  of<State, Event extends CataloguedEvent>(
    aggregate: Aggregate<State, Event>,
  ): KeptFolds<State, Event> {
    const known = this.#folds.get(aggregate) as KeptFolds<State, Event> | undefined;
    if (known !== undefined) return known;
    const folds = new KeptFolds(aggregate, keptMax, this.#clock);
    this.#folds.set(aggregate, folds);
    return folds;
  }

  /** @see KeptFolds.outdate */
  outdate(stream: string): void {
    for (const folds of this.#folds.values()) folds.outdate(stream);
  }
}
