import { projectedCategories } from '../event-log/stream-name.ts';
import type { Clock } from '../ports/clock.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import type { Telemetry } from '../ports/telemetry.ts';
import type { ProjectionRunner } from '../projections/engine/projection-runner.ts';
import type { Sounding } from './soundings.ts';
import type { SustainedLag } from './sustained-lag.ts';
import { msBehind } from './waiting-events.ts';

interface FeedSoundingTools {
  readonly runner: Pick<ProjectionRunner, 'feedStates'>;
  readonly log: Pick<EventLogReader, 'head' | 'readAll'>;
  readonly clock: Clock;
  readonly telemetry: Telemetry;
  /** Gets the lag of the read model that is furthest behind, among the read models that this process feeds. */
  readonly lag: SustainedLag;
}

/**
 * Reports which read models this process feeds, and how far behind they are. The lag counts only builds that readers
 * use: not builds that another process feeds, and not builds that are not ready.
 */
export function feedSounding(tools: FeedSoundingTools): Sounding {
  const { runner, log, clock, telemetry, lag } = tools;
  return async () => {
    const { feedStates } = runner;
    for (const [projection, parts] of Map.groupBy(feedStates, ({ name }) => name)) {
      const held = parts.filter(({ isHeld }) => isHeld).length;
      telemetry.set('tours_projection_active', { projection }, held / parts.length);
    }
    const serving = feedStates.filter(({ isHeld, isReady }) => isHeld && isReady);
    // If another process took a read model over, that process reports its lag. Without this line, the last value of
    // this process would remain.
    const served = new Set(serving.map(({ name }) => name));
    for (const { name: projection } of feedStates) {
      if (!served.has(projection)) telemetry.unset('tours_projection_lag_seconds', { projection });
    }
    const head = await log.head();
    // Most read models are at the same position, so the log is read only once for each position. Reading the log may be
    // slow if they are behind.
    const positions = [...new Set(serving.map(({ position }) => position))];
    const msBehindAt = new Map(
      await Promise.all(
        positions.map(async (position) => {
          const isThere = position >= head;
          const ms = isThere ? 0 : await msBehind({ log, clock }, position, projectedCategories);
          return [position, ms] as const;
        }),
      ),
    );
    // If a read model has parts, it is as far behind as the slowest of its parts.
    const lags = new Map<string, number>();
    for (const { name, position } of serving) {
      lags.set(name, Math.max(msBehindAt.get(position) ?? 0, lags.get(name) ?? 0));
    }
    for (const [projection, ms] of lags) {
      telemetry.set('tours_projection_lag_seconds', { projection }, ms / 1000);
    }
    lag.note(Math.max(0, ...lags.values()));
  };
}
