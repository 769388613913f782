import type { RaiseAlarm } from '../application/projections/projection-alarms.ts';
import type { EngineWatchEars } from '../application/safety/engine-watch.ts';
import type { ProjectorPlace } from './projector-place.ts';
import type { RunningProjections } from './running-projections.ts';

/**
 * Starts to keep the read models up with the log, wherever they are.
 *
 * @param ears Hear how the engines are set, where no other part of the process does.
 */
export async function runProjections(
  place: ProjectorPlace,
  raise: RaiseAlarm,
  ears?: EngineWatchEars,
): Promise<RunningProjections> {
  switch (place.profile) {
    case 'embedded': {
      const { runEmbeddedProjections } = await import('./embedded-projector.ts');
      return runEmbeddedProjections(place, raise);
    }
    case 'distributed': {
      const { runDistributedProjections } = await import('./distributed-projector.ts');
      return runDistributedProjections(place, raise, ears);
    }
  }
}
