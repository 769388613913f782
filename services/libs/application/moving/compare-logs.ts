import { beginning, type Position, type StoredEvent } from '../event-log/stored-event.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import { pagesOf } from './event-feed.ts';
import { isSameEvent } from './same-event.ts';

/** The part in which two logs are the same. */
export interface Likeness {
  /** How many events are the same, counted from the beginning. */
  readonly events: number;
  /** The position in each log of the last event that is the same. */
  readonly source: Position;
  readonly target: Position;
  /** The first event of the target that differs from the source, or that the source does not have. */
  readonly beyond?: StoredEvent;
}

type Read = Pick<EventLogReader, 'readAll' | 'head'>;

/**
 * Reads the target to its end and compares it, event by event, with the source, which is read up to `end`.
 *
 * @param onPair Called with the position of each event in both logs.
 * @param from The place up to which the logs are known to be the same.
 */
export async function compareLogs(
  { source, end, target }: { readonly source: Read; readonly end: Position; readonly target: Read },
  onPair: (source: StoredEvent, target: Position) => void = () => undefined,
  from: Omit<Likeness, 'beyond'> = { events: 0, source: beginning, target: beginning },
): Promise<Likeness> {
  const expected = new Ahead(pagesOf(source, end, from.source));
  let { events, source: sourcePosition, target: targetPosition } = from;
  try {
    for await (const page of pagesOf(target, await target.head(), from.target)) {
      for (const found of page) {
        const wanted = await expected.next();
        if (wanted === undefined || !isSameEvent(wanted, found)) {
          return { events, source: sourcePosition, target: targetPosition, beyond: found };
        }
        onPair(wanted, found.position);
        events += 1;
        sourcePosition = wanted.position;
        targetPosition = found.position;
      }
    }
    return { events, source: sourcePosition, target: targetPosition };
  } finally {
    await expected.close();
  }
}

/** Yields events one by one from pages, without a promise for each event that is already loaded. */
class Ahead {
  readonly #pages: AsyncGenerator<readonly StoredEvent[], void>;
  #page: readonly StoredEvent[] = [];
  #taken = 0;

  constructor(pages: AsyncGenerator<readonly StoredEvent[], void>) {
    this.#pages = pages;
  }

  async next(): Promise<StoredEvent | undefined> {
    if (this.#taken >= this.#page.length) {
      const { value } = await this.#pages.next();
      this.#page = value ?? [];
      this.#taken = 0;
    }
    const event = this.#page[this.#taken];
    this.#taken += 1;
    return event;
  }

  async close(): Promise<void> {
    await this.#pages.return();
  }
}
