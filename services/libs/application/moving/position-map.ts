import { beginning, type Position } from '../event-log/stored-event.ts';

/** Maps positions in one log to positions in another log that holds the same events in the same order. */
export class PositionMap {
  readonly #wanted: readonly Position[];
  readonly #found = new Map<Position, Position>();
  #next = 0;
  #last: Position = beginning;

  /** @param wanted The positions that will be looked up; a position may also be between two events. */
  constructor(wanted: Iterable<Position>) {
    this.#wanted = [...new Set(wanted)].sort();
  }

  /** Adds the positions of the next event in both logs. */
  pair(source: Position, target: Position): void {
    for (;;) {
      const wanted = this.#wanted[this.#next];
      if (wanted === undefined || wanted >= source) break;
      this.#found.set(wanted, this.#last);
      this.#next += 1;
    }
    this.#last = target;
  }

  /**
   * Returns the target position of the last event at or before the source position `place`. Call this only after all
   * pairs were added.
   */
  of(place: Position): Position {
    return this.#found.get(place) ?? this.#last;
  }
}
