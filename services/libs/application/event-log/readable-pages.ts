import { EngineAway } from '../ports/engine-away.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import { beginning, type Position, type StoredEvent } from './stored-event.ts';

/** A part of the log: events that were read, or the place where reading failed. */
export interface LogPart {
  /** The position up to which the log was read, or up to which it cannot be read. */
  readonly position: Position;
  readonly events: readonly StoredEvent[];
  /** The reason why the log cannot be read after the previous position; absent if it was read. */
  readonly failure?: string;
}

const eventsPerPage = 1_000;

/**
 * Reads the log up to a position. If a page cannot be read and the store counts its events 1, 2, 3, it reads event by
 * event and leaves out only the unreadable events. In other stores the position of the next event is unknown, so
 * reading ends there.
 *
 * @throws EngineAway
 */
export async function* readablePages(
  log: Pick<EventLogReader, 'readAll'>,
  head: Position,
  isCounted: boolean,
): AsyncGenerator<LogPart, void> {
  let position = beginning;
  /** At most this many events are read one by one. */
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
    // If an engine cannot be reached, this does not mean that the log has a fault.
    if (error instanceof EngineAway) throw error;
    return { failure: (error as Error).message };
  }
}

/** A store that counts its events writes every position with the same number of digits as the position of the head. */
function nextCounted(position: Position, head: Position): Position {
  return String(Number(position) + 1).padStart(head.length, '0') as Position;
}
