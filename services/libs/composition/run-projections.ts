import type { RaiseAlarm } from '../application/projections/engine/projection-alarms.ts';
import type { EngineWatchListener } from '../application/safety/engine-watch.ts';
import { NoTracing } from '../adapters/telemetry/no-tracing.ts';
import type { Tracing } from '../application/ports/tracing.ts';
import type { ProjectorPlace } from './places/projector-place.ts';
import type { RunningProjections } from './running-projections.ts';

/**
 * Starts to keep the read models up to date with the log, in either profile.
 *
 * @param tracing Records the folding of new events; by default there are no traces.
 * @param listener Gets the findings about the settings of the engines, if no other part of the process does.
 */
export async function runProjections(
  place: ProjectorPlace,
  raise: RaiseAlarm,
  tracing: Tracing = new NoTracing(),
  listener?: EngineWatchListener,
): Promise<RunningProjections> {
  switch (place.profile) {
    case 'embedded': {
      const { runEmbeddedProjections } = await import('./embedded-projector.ts');
      return runEmbeddedProjections(place, raise, tracing);
    }
    case 'distributed': {
      const { runDistributedProjections } = await import('./distributed-projector.ts');
      return runDistributedProjections(place, raise, tracing, listener);
    }
  }
}
