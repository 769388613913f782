import type { EventLogReader } from '../ports/event-log-reader.ts';
import { type Hashing, verifiedChain } from './chain.ts';
import { beginning, type Position, type StoredEvent } from './stored-event.ts';

/** The first thing found that is not as it was stored. */
export interface LogFault {
  readonly position: Position;
  /** Absent when the event could not be read at all. */
  readonly stream?: string;
  readonly revision?: number;
  /** What is wrong, as the end of a sentence. */
  readonly what: string;
}

export interface LogVerdict {
  /** How many events were read and found as they were stored. */
  readonly events: number;
  readonly streams: number;
  readonly fault?: LogFault;
}

export interface VerifyOptions {
  /** Whether the store counts positions without a gap, so that a vanished event leaves one. */
  readonly hasGapFreePositions: boolean;
  /** Told after every page how many events were found in order. */
  readonly onProgress?: (events: number) => void;
}

const eventsPerPage = 1_000;

/**
 * Reads every event as it is stored, before upcasting, recomputes every chain and counts every
 * stream, up to the head of the log at the start. Stops at the first fault.
 *
 * Finds a changed, removed, added or reordered event; not a cut-off tail, nor a stream that vanished
 * whole where positions may have gaps: for those the daily anchor is kept (correctness rule 12).
 */
export async function verifyLog(
  log: EventLogReader,
  hashing: Hashing,
  options: VerifyOptions,
): Promise<LogVerdict> {
  const check = new LogCheck(hashing, options.hasGapFreePositions);
  let position = beginning;
  try {
    const head = await log.head();
    while (position < head) {
      const page = await log.readAll(position, eventsPerPage);
      for (const event of page.events) {
        check.next(event);
      }
      position = page.position;
      check.reached(position);
      if (check.fault !== undefined) {
        break;
      }
      options.onProgress?.(check.events);
    }
  } catch (error) {
    const what = `what follows cannot be read: ${(error as Error).message}`;
    return { ...check.verdict(), fault: { position, what } };
  }
  return check.verdict();
}

/** What the next event of each stream must be, from the events before it. */
class LogCheck {
  events = 0;
  fault: LogFault | undefined;
  readonly #hashing: Hashing;
  readonly #hasGapFreePositions: boolean;
  readonly #heads = new Map<string, { readonly revision: number; readonly chain: string }>();
  #last: Position = beginning;

  constructor(hashing: Hashing, hasGapFreePositions: boolean) {
    this.#hashing = hashing;
    this.#hasGapFreePositions = hasGapFreePositions;
  }

  next(event: StoredEvent): void {
    if (this.fault !== undefined) {
      return;
    }
    const { stream, revision, position } = event;
    const head = this.#heads.get(stream) ?? { revision: -1, chain: stream };
    const chain = verifiedChain(this.#hashing, head.chain, event);
    const what =
      this.#misplaced(position) ??
      (revision === head.revision + 1
        ? undefined
        : `it follows revision ${head.revision} of its stream`) ??
      (chain === undefined
        ? 'it is not what was linked to its predecessor'
        : contradictionIn(event));
    if (what !== undefined || chain === undefined) {
      this.fault = { position, stream, revision, what: what ?? '' };
      return;
    }
    this.#heads.set(stream, { revision, chain });
    this.#last = position;
    this.events += 1;
  }

  /** Everything up to here was given to {@link next}. */
  reached(position: Position): void {
    if (this.fault === undefined && this.#hasGapFreePositions && this.#last !== position) {
      this.fault = { position, what: `the events after ${this.#last} are missing` };
    }
  }

  verdict(): LogVerdict {
    const { events, fault } = this;
    return { events, streams: this.#heads.size, ...(fault === undefined ? {} : { fault }) };
  }

  #misplaced(position: Position): string | undefined {
    if (this.#hasGapFreePositions && Number(position) !== this.events + 1) {
      return `position ${this.events + 1} is missing before it`;
    }
    return position > this.#last ? undefined : `it stands after position ${this.#last}`;
  }
}

/** What is stored beside the metadata must say the same as the metadata, which is in the chain. */
function contradictionIn({ metadata, occurredAt, schemaVersion }: StoredEvent): string | undefined {
  if (!metadata.includes(`"occurredAt":${JSON.stringify(occurredAt)},`)) {
    return 'its time is not the one it was chained with';
  }
  return metadata.endsWith(`"schemaVersion":${schemaVersion}}`)
    ? undefined
    : 'its schema version is not the one it was chained with';
}
