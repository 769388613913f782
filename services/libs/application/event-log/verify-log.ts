import { EngineAway } from '../ports/engine-away.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import { AnchorComparison, type ReadLog } from './anchor-comparison.ts';
import { type Anchor, type Head, headsHash, type LogTally } from './anchor.ts';
import { chainOf, type Hashing, splitChain, verifiedChain } from './chain.ts';
import type { LogFault } from './log-fault.ts';
import { positionText } from './position-text.ts';
import { readablePages } from './readable-pages.ts';
import { beginning, type Position, type StoredEvent } from './stored-event.ts';

export interface LogVerdict {
  /** How many events were read. */
  readonly checked: number;
  /** How many of these events are intact. */
  readonly events: number;
  readonly streams: number;
  /** How many anchors agree with the log. */
  readonly anchors: number;
  /** The faults in the order of the log, at most {@link faultsListedMax}. */
  readonly faults: readonly LogFault[];
  /** How many faults there are, including faults that are not listed. */
  readonly faultCount: number;
  /** The summary of the log as it was read; absent if the log has a fault. */
  readonly tally?: LogTally;
}

/** If there are more faults, a longer list would not help to find the cause. */
export const faultsListedMax = 500;

export interface VerifyOptions {
  /** Whether the store counts positions without gaps, so that a missing event leaves a gap. */
  readonly hasGapFreePositions: boolean;
  /** The anchors with which the log is compared. */
  readonly anchors?: readonly Anchor[];
  /** Called with every event that is read, including faulty events. */
  readonly onEvent?: (event: StoredEvent) => void;
  /** Called after every page with the share of the log that is intact so far, from 0 to 1. */
  readonly onProgress?: (progress: number) => void;
}

/**
 * Reads the log up to its head at the start. It reads every event as it is stored, before upcasting, recomputes every
 * chain and counts every stream. After a fault it continues, and finds the others.
 *
 * Without anchors it finds a changed, removed, added or reordered event. With the anchors it also finds that the last
 * events or a whole stream were removed, up to the newest anchor (correctness rule 12).
 *
 * @throws EngineAway
 */
export async function verifyLog(
  log: EventLogReader,
  hashing: Hashing,
  options: VerifyOptions,
): Promise<LogVerdict> {
  const check = new LogCheck(hashing, options);
  let head: Position;
  try {
    head = await log.head();
  } catch (error) {
    // If an engine cannot be reached, this does not mean that the log has a fault.
    if (error instanceof EngineAway) throw error;
    check.unreadable(beginning, (error as Error).message);
    return check.verdict();
  }
  const whole = Math.max(1, log.distance(beginning, head));
  for await (const part of readablePages(log, head, options.hasGapFreePositions)) {
    for (const event of part.events) {
      check.next(event);
      options.onEvent?.(event);
    }
    if (part.failure === undefined) check.reached(part.position);
    else check.unreadable(part.position, part.failure);
    options.onProgress?.(Math.min(1, log.distance(beginning, part.position) / whole));
  }
  check.ended();
  return check.verdict();
}

/** Compares each event with the earlier events of its stream. */
class LogCheck {
  readonly #faults: LogFault[] = [];
  #faultCount = 0;
  readonly #hashing: Hashing;
  readonly #hasGapFreePositions: boolean;
  readonly #heads = new Map<string, Head>();
  /** For each stream whose last event has a wrong chain: the chain that this event should have. */
  readonly #dueChains = new Map<string, string>();
  readonly #anchors: AnchorComparison;
  #checked = 0;
  #intact = 0;
  /** Events that are known to be missing or unreadable. */
  #missing = 0;
  #last: Position = beginning;
  #lastEvent: LogTally['last'];
  #logId: string | undefined;

  constructor(hashing: Hashing, { hasGapFreePositions, anchors = [] }: VerifyOptions) {
    this.#hashing = hashing;
    this.#hasGapFreePositions = hasGapFreePositions;
    this.#anchors = new AnchorComparison(hashing, anchors);
  }

  next(event: StoredEvent): void {
    this.#compareAnchors();
    const { stream, revision, position } = event;
    const head = this.#heads.get(stream) ?? { revision: -1, chain: stream };
    const missing = this.#missingBefore(event, head);
    if (missing !== undefined) {
      this.#note({ kind: 'missing', position, event: placeOf(event), what: missing });
      this.#compareAnchors();
    }
    const what = this.#misplaced(position) ?? this.#linked(event, head) ?? contradictionIn(event);
    if (what !== undefined) {
      this.#note({ kind: 'event', position, event: placeOf(event), what });
    } else if (revision === head.revision + 1 && head.chain !== '') {
      this.#intact += 1;
      this.#logId ??= logIdIn(event);
    }
    this.#checked += 1;
    this.#last = position;
    this.#lastEvent = { id: event.id, stream, revision };
  }

  /** Call after every event up to here was passed to {@link next}. */
  reached(position: Position): void {
    if (!this.#hasGapFreePositions || this.#last === position) return;
    const what = `the events after ${positionText(this.#last)} are missing`;
    this.#note({ kind: 'missing', position, what });
    this.#missing += Number(position) - Number(this.#last);
    this.#last = position;
  }

  /**
   * Call if the store could not read the next events. If the store counts its events, this concerns only the event at
   * this position.
   */
  unreadable(position: Position, failure: string): void {
    const what = `the next ${this.#hasGapFreePositions ? 'event' : 'events'} cannot be read: ${failure}`;
    this.#note({ kind: 'unreadable', position: this.#last, what });
    if (!this.#hasGapFreePositions) return;
    this.#missing += 1;
    this.#last = position;
  }

  /** Call after the last event. */
  ended(): void {
    const fault = this.#anchors.ended(this.#read());
    if (fault !== undefined) this.#note(fault);
  }

  verdict(): LogVerdict {
    const { last, ...read } = this.#read();
    const verdict = {
      checked: this.#checked,
      events: this.#intact,
      streams: this.#heads.size,
      anchors: this.#anchors.agreed,
      faults: this.#faults,
      faultCount: this.#faultCount,
    };
    if (this.#faultCount > 0) return verdict;
    return {
      ...verdict,
      tally: {
        ...{ logId: read.logId ?? '', position: last, events: read.events },
        ...{ streams: read.heads.size, heads: headsHash(this.#hashing, read.heads) },
        ...(this.#lastEvent === undefined ? {} : { last: this.#lastEvent }),
      },
    };
  }

  #note(fault: LogFault): void {
    this.#faultCount += 1;
    if (this.#faults.length < faultsListedMax) this.#faults.push(fault);
  }

  #read(): ReadLog {
    return {
      logId: this.#logId,
      heads: this.#heads,
      events: this.#checked + this.#missing,
      missing: this.#missing,
      last: this.#last,
    };
  }

  #compareAnchors(): void {
    if (this.#checked + this.#missing >= this.#anchors.nextAt) this.#anchors.compare(this.#read());
  }

  /** Says which events are missing before this event, and counts them. */
  #missingBefore({ position, revision }: StoredEvent, head: Head): string | undefined {
    const gap = Number(position) - Number(this.#last) - 1;
    if (this.#hasGapFreePositions && gap > 0) {
      this.#missing += gap;
      const first = Number(this.#last) + 1;
      return gap === 1
        ? `position ${first} is missing before it`
        : `positions ${first} to ${first + gap - 1} are missing before it`;
    }
    if (revision === head.revision + 1) return undefined;
    if (!this.#hasGapFreePositions) this.#missing += Math.max(0, revision - head.revision - 1);
    return `it follows revision ${head.revision} of its stream`;
  }

  #misplaced(position: Position): string | undefined {
    return position > this.#last ? undefined : `it comes after position ${this.#last}`;
  }

  /**
   * Returns a fault if this is not the event that was linked to its predecessor, and remembers the event as the head of
   * its stream. The event after a faulty event is compared with two chains: the faulty event's stored chain, and the
   * chain that it should have. So one change makes one fault.
   */
  #linked(event: StoredEvent, head: Head): string | undefined {
    const { stream, revision } = event;
    if (revision <= head.revision) return undefined; // The event's place in the stream is taken by another event.
    const due = this.#dueChains.get(stream);
    this.#dueChains.delete(stream);
    const split = splitChain(event.metadata);
    this.#heads.set(stream, { revision, chain: split?.chain ?? '' });
    // The predecessor is missing or has no chain, so it is unknown to which event this one was linked.
    if (revision !== head.revision + 1 || head.chain === '') return undefined;
    const chain =
      verifiedChain(this.#hashing, head.chain, event) ??
      (due === undefined ? undefined : verifiedChain(this.#hashing, due, event));
    if (chain !== undefined) {
      this.#heads.set(stream, { revision, chain });
      return undefined;
    }
    if (split !== undefined) {
      const { unchainedMetadata } = split;
      const content = { ...event, unchainedMetadata };
      this.#dueChains.set(stream, chainOf(this.#hashing, head.chain, content));
    }
    return 'it is not the event that was stored after its predecessor';
  }
}

function placeOf({ stream, revision, id, type }: StoredEvent): NonNullable<LogFault['event']> {
  return { stream, revision, id, type };
}

/** The log's id from its first event. */
function logIdIn({ type, data }: StoredEvent): string | undefined {
  return type === 'LogBegun' ? (JSON.parse(data) as { readonly logId?: string }).logId : undefined;
}

/**
 * Some values are also stored beside the metadata. They must agree with the metadata, because the chain does not
 * cover them.
 */
function contradictionIn({ metadata, occurredAt, schemaVersion }: StoredEvent): string | undefined {
  if (!metadata.includes(`"occurredAt":${JSON.stringify(occurredAt)},`)) {
    return 'its time is not the one in its metadata';
  }
  return metadata.endsWith(`"schemaVersion":${schemaVersion}}`)
    ? undefined
    : 'its schema version is not the one in its metadata';
}
