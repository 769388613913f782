import { beginMeasuring } from '../../libs/composition/measuring.ts';
import { openProfile } from '../../libs/composition/open-profile.ts';
import type { Settings } from '../../libs/composition/settings/settings.ts';
import { watchEngines } from '../../libs/composition/watch-engines.ts';
import { HealthServer } from '../../libs/process/health-server.ts';
import { needDistributed } from '../../libs/process/needs-distributed.ts';
import { beginProcess, type RunningProcess } from '../../libs/process/running-process.ts';

/**
 * Runs policies and jobs in their own process. Any number of such processes may run: if two of them do the same work,
 * the work takes effect once.
 *
 * @throws StartRefused
 */
export function startWorker(settings: Settings): Promise<RunningProcess> {
  needDistributed(settings, 'The worker');
  return beginProcess(async (ends) => {
    const measuring = await beginMeasuring(settings, 'worker');
    ends.push(() => measuring.end());
    const health = await HealthServer.open(settings, measuring);
    ends.push(() => health.close());
    const [{ beginWorking }, profile] = await Promise.all([
      import('./working.ts'),
      openProfile(settings, 'worker'),
    ]);
    ends.push(() => profile.close());
    ends.push(watchEngines(profile.engineWatch, measuring.telemetry));
    const working = await beginWorking(settings, profile, measuring);
    ends.push(() => working.end());
    health.begin(() => !working.isBehind());
    ends.push(() => {
      health.end();
    });
    return 'The worker is ready.';
  });
}
