import type { Position } from '../event-log/stored-event.ts';
import type { Clock } from '../ports/clock.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';

/** Returns how long the oldest event after a position has waited, in milliseconds; 0 if there is none. */
export async function msBehind(
  { log, clock }: { readonly log: Pick<EventLogReader, 'readAll'>; readonly clock: Clock },
  reached: Position,
  categories?: readonly string[],
): Promise<number> {
  const { events } = await log.readAll(reached, 1, {
    metadata: 'left-out',
    ...(categories === undefined ? {} : { categories }),
  });
  const [oldest] = events;
  return oldest === undefined
    ? 0
    : Math.max(0, Date.parse(clock.now()) - Date.parse(oldest.occurredAt));
}
