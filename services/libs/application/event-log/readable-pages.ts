import { EngineAway } from '../ports/engine-away.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import { beginning, type Position, type StoredEvent } from './stored-event.ts';

/** A part of the log: events that were read, or the place where reading failed. */
export interface LogPart {
  /** The position up to which the log was read, or up to which it cannot be read. */
  readonly position: Position;
  readonly events: readonly StoredEvent[];
  /** Why what follows the earlier position cannot be read; absent where it was read. */
  readonly failure?: string;
}

const eventsPerPage = 1_000;

/**
 * Reads the log up to a position. Where a page cannot be read, it reads event by event and leaves out only
 * those that cannot be read, if the store counts its events 1, 2, 3. In another store nobody knows where the
 * next event begins, so reading ends there.
 *
 * @throws EngineAway
 */
export async function* readablePages(
  log: Pick<EventLogReader, 'readAll'>,
  head: Position,
  isCounted: boolean,
): AsyncGenerator<LogPart, void> {
  let position = beginning;
  /** How many events are still read one by one. */
  let singly = 0;
  while (position < head) {
    const read = await tried(log, position, singly > 0 ? 1 : eventsPerPage);
    if ('page' in read) {
      ({ position } = read.page);
      singly = Math.max(0, singly - 1);
      yield { position, events: read.page.events };
    } else if (isCounted && singly === 0) {
      singly = eventsPerPage;
    } else {
      const { failure } = read;
      if (isCounted) position = nextCounted(position, head);
      yield { position, events: [], failure };
      if (!isCounted) return;
    }
  }
}

async function tried(log: Pick<EventLogReader, 'readAll'>, after: Position, limit: number) {
  try {
    return { page: await log.readAll(after, limit) };
  } catch (error) {
    // An engine that cannot be reached shows no fault of the log.
    if (error instanceof EngineAway) throw error;
    return { failure: (error as Error).message };
  }
}

/** A store that counts its events writes every count with as many digits as that of the head. */
function nextCounted(position: Position, head: Position): Position {
  return String(Number(position) + 1).padStart(head.length, '0') as Position;
}
