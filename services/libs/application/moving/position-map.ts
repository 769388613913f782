import { beginning, type Position } from '../event-log/stored-event.ts';

/** Where places in one log are in another one that holds the same events in the same order. */
export class PositionMap {
  readonly #wanted: readonly Position[];
  readonly #found = new Map<Position, Position>();
  #next = 0;
  #last: Position = beginning;

  /** @param wanted The places that will be asked for; each after an event, and maybe further on. */
  constructor(wanted: Iterable<Position>) {
    this.#wanted = [...new Set(wanted)].sort();
  }

  /** Takes in where the next event stands in the one and in the other. */
  pair(source: Position, target: Position): void {
    for (;;) {
      const wanted = this.#wanted[this.#next];
      if (wanted === undefined || wanted >= source) break;
      this.#found.set(wanted, this.#last);
      this.#next += 1;
    }
    this.#last = target;
  }

  /** Behind the last event that the place is behind. Every pair was taken in before. */
  of(place: Position): Position {
    return this.#found.get(place) ?? this.#last;
  }
}
