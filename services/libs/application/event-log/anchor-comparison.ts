import { type Anchor, type Head, headsHash } from './anchor.ts';
import type { Hashing } from './chain.ts';
import type { LogFault } from './log-fault.ts';
import { positionText } from './position-text.ts';
import type { Position } from './stored-event.ts';

/** The part of the log that a check has read so far. */
export interface ReadLog {
  /** The first event names the log; undefined if this event is not intact. */
  readonly logId: string | undefined;
  readonly heads: ReadonlyMap<string, Head>;
  /** How many events were read, and how many are known to be missing. */
  readonly events: number;
  readonly missing: number;
  readonly last: Position;
}

/**
 * Compares the log with its anchors while it is read. It uses the number of events and not the position. When a log
 * moves to another store, its events and their order stay the same, but the other store counts positions differently.
 *
 * If an anchor differs, later anchors usually differ for the same reason. So only the first such anchor has a fault,
 * and the fault says how many later anchors differ too.
 */
export class AnchorComparison {
  agreed = 0;
  readonly #hashing: Hashing;
  /** The anchors that the check has not reached yet, earliest first. */
  readonly #anchors: Anchor[];
  #differing: LogFault | undefined;
  #later = 0;

  constructor(hashing: Hashing, anchors: readonly Anchor[]) {
    this.#hashing = hashing;
    this.#anchors = anchors.toSorted((one, other) => one.events - other.events);
  }

  /** The number of events at which the next anchor is compared. */
  get nextAt(): number {
    return this.#anchors[0]?.events ?? Infinity;
  }

  /** Compares the log with every anchor that covers no more events than were read. */
  compare(read: ReadLog): void {
    for (let [anchor] = this.#anchors; anchor !== undefined; [anchor] = this.#anchors) {
      if (anchor.events > read.events) return;
      this.#anchors.shift();
      this.#note(anchor, read);
    }
  }

  /** Compares the log with the remaining anchors; returns the fault if an anchor differs. */
  ended(read: ReadLog): LogFault | undefined {
    for (const anchor of this.#anchors) this.#note(anchor, read);
    if (this.#differing === undefined || this.#later === 0) return this.#differing;
    const others =
      this.#later === 1 ? 'a later anchor differs' : `${this.#later} later anchors differ`;
    return { ...this.#differing, what: `${this.#differing.what}; ${others} too` };
  }

  #note(anchor: Anchor, read: ReadLog): void {
    const difference = this.#differenceFrom(anchor, read);
    if (difference === undefined) this.agreed += 1;
    else if (this.#differing !== undefined) this.#later += 1;
    else this.#differing = { position: anchor.position, anchor: anchor.name, ...difference };
  }

  #differenceFrom(
    anchor: Anchor,
    { logId, heads, events, missing, last }: ReadLog,
  ): Pick<LogFault, 'kind' | 'what'> | undefined {
    const streams = heads.size;
    if (logId !== undefined && anchor.logId !== logId) {
      return { kind: 'anchor', what: 'the anchor was made of another log' };
    }
    if (events < anchor.events) {
      const gone = `${anchor.events - events} events that the anchor counted are missing`;
      const end = `the log ends after position ${positionText(last)}`;
      const isTail = last < anchor.position;
      return { kind: 'missing', what: isTail ? `${end}: ${gone}` : gone };
    }
    if (streams !== anchor.streams) {
      const held = `${anchor.events} events in ${anchor.streams} streams`;
      const what = `up to the anchor the log held ${held}, and now ${events - missing} in ${streams}`;
      return { kind: 'anchor', what };
    }
    if (headsHash(this.#hashing, heads) === anchor.heads) return undefined;
    const what =
      missing > 0
        ? 'events that the anchor counted are missing or were changed'
        : 'the number of events is the same, but not their contents';
    return { kind: 'anchor', what };
  }
}
