import { EngineAway } from '../ports/engine-away.ts';
import type { Clock } from '../ports/clock.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import { AppendOutcomeUnknown } from '../ports/event-store.ts';
import type { LogIntake } from '../ports/log-intake.ts';
import type { Position } from '../event-log/stored-event.ts';
import { compareLogs, type Likeness } from './compare-logs.ts';
import { pagesOf } from './event-feed.ts';
import { MoveRefused } from './move-refused.ts';

/** If there is no progress for this time, in milliseconds, copying ends with an error. */
const patienceMs = 60_000;
const pauseMs = 500;

export interface LogCopy {
  readonly source: Pick<EventLogReader, 'readAll' | 'head'>;
  /** The last event to copy. */
  readonly end: Position;
  readonly intake: LogIntake;
  readonly clock: Pick<Clock, 'monotonicMs' | 'sleep'>;
  /** Called with the number of events that the target holds. */
  readonly onProgress?: (events: number) => void;
}

/**
 * Copies the events that the target lacks, in the order of the source. After a failure with an unknown outcome, it
 * reads the target again and continues from its last event. So no event is copied twice or left out.
 *
 * @param from The place up to which the two logs are known to be the same.
 * @throws MoveRefused if another writer writes into the target.
 * @throws AppendOutcomeUnknown, EngineAway if there is no progress.
 */
export async function copyLog(copy: LogCopy, from: Likeness): Promise<void> {
  const { source, end, intake, clock, onProgress } = copy;
  const target = intake.log;
  let alike: Likeness = from;
  let advancedAtMs = clock.monotonicMs();
  for (;;) {
    try {
      let { events } = alike;
      for await (const page of pagesOf(source, end, alike.source)) {
        await intake.takeIn(page);
        events += page.length;
        advancedAtMs = clock.monotonicMs();
        onProgress?.(events);
      }
      return;
    } catch (error) {
      const isTransient = error instanceof AppendOutcomeUnknown || error instanceof EngineAway;
      if (!isTransient || clock.monotonicMs() - advancedAtMs > patienceMs) throw error;
    }
    await clock.sleep(pauseMs);
    const found = await compareLogs({ source, end, target }, undefined, alike).catch(
      (error: unknown) => {
        if (error instanceof EngineAway) return undefined;
        throw error;
      },
    );
    if (found?.beyond !== undefined) {
      const { stream, revision } = found.beyond;
      throw new MoveRefused(
        `Another process writes into the target, or events are out of order: event ${revision} of ` +
          `${stream} is not the next one there. End every process of the product, empty the target ` +
          'and begin again.',
      );
    }
    if (found !== undefined && found.events > alike.events) advancedAtMs = clock.monotonicMs();
    alike = found ?? alike;
  }
}
