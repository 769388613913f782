import type { RaiseAlarm } from '../application/projections/projection-alarms.ts';
import type { ProjectorPlace } from './projector-place.ts';
import type { RunningProjections } from './running-projections.ts';
import { StartRefused } from './start-refused.ts';

/** Starts to keep the read models up with the log, wherever they are. */
export async function runProjections(
  place: ProjectorPlace,
  raise: RaiseAlarm,
): Promise<RunningProjections> {
  switch (place.profile) {
    case 'embedded': {
      const { runEmbeddedProjections } = await import('./embedded-projector.ts');
      return runEmbeddedProjections(place, raise);
    }
    case 'distributed':
      throw new StartRefused('PROFILE=distributed is not ready to be used.');
  }
}
