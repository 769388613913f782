import type { Clock } from '../ports/clock.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import type { Telemetry } from '../ports/telemetry.ts';
import { projectedCategories } from '../projections/projection-routes.ts';
import type { ProjectionRunner } from '../projections/projection-runner.ts';
import type { Sounding } from './soundings.ts';
import type { SustainedLag } from './sustained-lag.ts';
import { msBehind } from './waiting-events.ts';

interface FeedSoundingTools {
  readonly runner: Pick<ProjectionRunner, 'standings'>;
  readonly log: Pick<EventLogReader, 'head' | 'readAll'>;
  readonly clock: Clock;
  readonly telemetry: Telemetry;
  /** Told of the read model that is furthest behind of those this process keeps up. */
  readonly lag: SustainedLag;
}

/**
 * Says which read models this process keeps up, and how far behind those are that readers are served
 * from. What it stands by for, or builds anew, does not count against it.
 */
export function feedSounding(tools: FeedSoundingTools): Sounding {
  const { runner, log, clock, telemetry, lag } = tools;
  return async () => {
    const { standings } = runner;
    for (const [projection, parts] of Map.groupBy(standings, ({ name }) => name)) {
      const held = parts.filter(({ isHeld }) => isHeld).length;
      telemetry.set('tours_projection_active', { projection }, held / parts.length);
    }
    const serving = standings.filter(({ isHeld, isReady }) => isHeld && isReady);
    // Whoever took a read model over says how far behind it is: the last word of this one would stand for ever.
    const served = new Set(serving.map(({ name }) => name));
    for (const { name: projection } of standings) {
      if (!served.has(projection)) telemetry.unset('tours_projection_lag_seconds', { projection });
    }
    const head = await log.head();
    // Most are equally far, and the log is asked once for them: it may be slow when they are behind.
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
    // Of a read model that is kept in parts, the part that is furthest behind says how far it is.
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
