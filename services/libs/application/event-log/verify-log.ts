import { EngineAway } from '../ports/engine-away.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import { type Anchor, type Head, headsHash, type LogTally } from './anchor.ts';
import { type Hashing, verifiedChain } from './chain.ts';
import { positionText } from './position-text.ts';
import { beginning, type Position, type StoredEvent } from './stored-event.ts';

/** The first fault that was found. */
export interface LogFault {
  /** An event was changed, is missing or is unreadable, or the log contradicts an anchor. */
  readonly kind: 'event' | 'missing' | 'unreadable' | 'anchor';
  readonly position: Position;
  /** Absent when the event could not be read or identified. */
  readonly event?: Pick<StoredEvent, 'stream' | 'revision' | 'id' | 'type'>;
  /** The name of the anchor that shows the fault. */
  readonly anchor?: string;
  /** What is wrong, as the end of a sentence. */
  readonly what: string;
}

export interface LogVerdict {
  /** How many events were read and are intact. */
  readonly events: number;
  readonly streams: number;
  /** How many anchors the log agrees with. */
  readonly anchors: number;
  readonly fault?: LogFault;
  /** The summary of the log as it was read; absent where it has a fault. */
  readonly tally?: LogTally;
}

export interface VerifyOptions {
  /** Whether the store counts positions without gaps, so that a missing event leaves one. */
  readonly hasGapFreePositions: boolean;
  /** The anchors with which the log is compared. */
  readonly anchors?: readonly Anchor[];
  /** Called with every event as it is read, also with a faulty one. */
  readonly onEvent?: (event: StoredEvent) => void;
  /** Called after every page with the share of the log that is intact so far, from 0 to 1. */
  readonly onProgress?: (progress: number) => void;
}

const eventsPerPage = 1_000;

/**
 * Reads the log up to its head at the start. It reads every event as it is stored, before upcasting,
 * recomputes every chain and counts every stream. Stops at the first fault.
 *
 * Without anchors it finds a changed, removed, added or reordered event. With the anchors it also finds a
 * cut-off tail and a missing whole stream, as far as they reach (correctness rule 12).
 *
 * @throws EngineAway
 */
export async function verifyLog(
  log: EventLogReader,
  hashing: Hashing,
  options: VerifyOptions,
): Promise<LogVerdict> {
  const check = new LogCheck(hashing, options);
  let position = beginning;
  try {
    const head = await log.head();
    const whole = log.distance(beginning, head);
    while (position < head) {
      const page = await log.readAll(position, eventsPerPage);
      for (const event of page.events) {
        check.next(event);
        options.onEvent?.(event);
      }
      position = page.position;
      check.reached(position);
      if (check.fault !== undefined) {
        break;
      }
      options.onProgress?.(Math.min(1, log.distance(beginning, position) / Math.max(1, whole)));
    }
    check.ended();
  } catch (error) {
    // An engine that cannot be reached shows no fault of the log.
    if (error instanceof EngineAway) throw error;
    check.fault ??= {
      kind: 'unreadable',
      position,
      what: `the next events cannot be read: ${(error as Error).message}`,
    };
  }
  return check.verdict();
}

/** Knows, from the earlier events, what the next event of each stream must be. */
class LogCheck {
  fault: LogFault | undefined;
  readonly #hashing: Hashing;
  readonly #hasGapFreePositions: boolean;
  readonly #heads = new Map<string, Head>();
  /** The anchors that the check has not reached yet, earliest first. */
  readonly #anchors: Anchor[];
  #events = 0;
  #anchorsAgreed = 0;
  #last: Position = beginning;
  #lastEvent: LogTally['last'];
  #logId: string | undefined;

  constructor(hashing: Hashing, { hasGapFreePositions, anchors = [] }: VerifyOptions) {
    this.#hashing = hashing;
    this.#hasGapFreePositions = hasGapFreePositions;
    this.#anchors = anchors.toSorted((one, other) => one.events - other.events);
  }

  next(event: StoredEvent): void {
    this.#compareUpTo(this.#events);
    if (this.fault !== undefined) {
      return;
    }
    const { stream, revision, position } = event;
    const head = this.#heads.get(stream) ?? { revision: -1, chain: stream };
    const chain = verifiedChain(this.#hashing, head.chain, event);
    const missing = this.#missingBefore(event, head);
    const what =
      missing ??
      this.#misplaced(position) ??
      (chain === undefined
        ? 'it is not the event that was stored after its predecessor'
        : contradictionIn(event));
    if (what !== undefined || chain === undefined) {
      const { id, type } = event;
      const kind = missing === undefined ? 'event' : 'missing';
      this.fault = { kind, position, event: { stream, revision, id, type }, what: what ?? '' };
      return;
    }
    this.#heads.set(stream, { revision, chain });
    this.#last = position;
    this.#lastEvent = { id: event.id, stream, revision };
    this.#events += 1;
    this.#logId ??= logIdIn(event);
  }

  /** Call after every event up to here was passed to {@link next}. */
  reached(position: Position): void {
    if (this.fault === undefined && this.#hasGapFreePositions && this.#last !== position) {
      const what = `the events after ${positionText(this.#last)} are missing`;
      this.fault = { kind: 'missing', position, what };
    }
  }

  /** Call after the last event. */
  ended(): void {
    this.#compareUpTo(Infinity);
  }

  verdict(): LogVerdict {
    const { fault } = this;
    const [events, streams] = [this.#events, this.#heads.size];
    const read = { events, streams, anchors: this.#anchorsAgreed };
    if (fault !== undefined) {
      return { ...read, fault };
    }
    const heads = headsHash(this.#hashing, this.#heads);
    return {
      ...read,
      tally: {
        ...{ logId: this.#logId ?? '', position: this.#last, events, streams, heads },
        ...(this.#lastEvent === undefined ? {} : { last: this.#lastEvent }),
      },
    };
  }

  /**
   * Compares with the anchors of up to this many events. It uses the number and not the position: a log
   * keeps its events and their order when it moves to another store, which counts positions differently.
   */
  #compareUpTo(events: number): void {
    for (let [anchor] = this.#anchors; this.fault === undefined; [anchor] = this.#anchors) {
      if (anchor === undefined || anchor.events > events) {
        return;
      }
      this.#anchors.shift();
      const difference = this.#differenceFrom(anchor);
      if (difference === undefined) {
        this.#anchorsAgreed += 1;
      } else {
        this.fault = { position: anchor.position, anchor: anchor.name, ...difference };
      }
    }
  }

  #differenceFrom(anchor: Anchor): Pick<LogFault, 'kind' | 'what'> | undefined {
    const [events, streams] = [this.#events, this.#heads.size];
    if (anchor.logId !== this.#logId) {
      return { kind: 'anchor', what: 'the anchor was made of another log' };
    }
    if (events < anchor.events) {
      const gone = `${anchor.events - events} events that the anchor counted are missing`;
      const end = `the log ends after position ${positionText(this.#last)}`;
      const isTail = this.#last < anchor.position;
      return { kind: 'missing', what: isTail ? `${end}: ${gone}` : gone };
    }
    if (streams !== anchor.streams) {
      const held = `${anchor.events} events in ${anchor.streams} streams`;
      const what = `up to the anchor the log held ${held}, and now ${events} in ${streams}`;
      return { kind: 'anchor', what };
    }
    return headsHash(this.#hashing, this.#heads) === anchor.heads
      ? undefined
      : { kind: 'anchor', what: 'the number of events is the same, but not their contents' };
  }

  #missingBefore({ position, revision }: StoredEvent, head: Head): string | undefined {
    if (this.#hasGapFreePositions && Number(position) !== this.#events + 1) {
      return `position ${this.#events + 1} is missing before it`;
    }
    return revision === head.revision + 1
      ? undefined
      : `it follows revision ${head.revision} of its stream`;
  }

  #misplaced(position: Position): string | undefined {
    return position > this.#last ? undefined : `it comes after position ${this.#last}`;
  }
}

/** The log's id from its first event. */
function logIdIn({ type, data }: StoredEvent): string | undefined {
  return type === 'LogBegun' ? (JSON.parse(data) as { readonly logId?: string }).logId : undefined;
}

/** Values stored beside the metadata must agree with the metadata, which is in the chain. */
function contradictionIn({ metadata, occurredAt, schemaVersion }: StoredEvent): string | undefined {
  if (!metadata.includes(`"occurredAt":${JSON.stringify(occurredAt)},`)) {
    return 'its time is not the one in its metadata';
  }
  return metadata.endsWith(`"schemaVersion":${schemaVersion}}`)
    ? undefined
    : 'its schema version is not the one in its metadata';
}
