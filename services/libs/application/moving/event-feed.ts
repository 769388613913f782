import { beginning, type Position, type StoredEvent } from '../event-log/stored-event.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';

const eventsPerPage = 1_000;

/** Yields the events of a log between two positions, in the log's order, in pages. */
export async function* pagesOf(
  log: Pick<EventLogReader, 'readAll'>,
  end: Position,
  after: Position = beginning,
): AsyncGenerator<readonly StoredEvent[], void> {
  let position = after;
  while (position < end) {
    const page = await log.readAll(position, eventsPerPage);
    if (page.position === position) return;
    const events = page.events.filter((event) => event.position <= end);
    if (events.length > 0) yield events;
    ({ position } = page);
  }
}
