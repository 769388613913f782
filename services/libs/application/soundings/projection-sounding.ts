import type { Clock } from '../ports/clock.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import type { ReadStore } from '../ports/read-store.ts';
import type { Telemetry } from '../ports/telemetry.ts';
import { getProjections } from '../queries/reports/get-projections.ts';
import type { Sounding } from './soundings.ts';
import type { SustainedLag } from './sustained-lag.ts';

interface ProjectionSoundingTools {
  readonly readStore: ReadStore;
  readonly log: EventLogReader;
  readonly clock: Clock;
  readonly telemetry: Telemetry;
  /** Gets the lag of the read model that is furthest behind. */
  readonly lag: SustainedLag;
}

/** Reports how far behind each read model that readers use is, even if another process feeds it. */
export function projectionSounding(tools: ProjectionSoundingTools): Sounding {
  const { readStore, log, clock, telemetry, lag } = tools;
  return async () => {
    const views = await getProjections(readStore, log, clock);
    for (const { name: projection, behind, parked } of views) {
      telemetry.set('tours_projection_lag_events', { projection }, behind.events);
      telemetry.set('tours_projection_lag_seconds', { projection }, behind.ms / 1000);
      telemetry.set('tours_projection_parked_documents', { projection }, parked);
    }
    lag.note(Math.max(0, ...views.map(({ behind }) => behind.ms)));
  };
}
