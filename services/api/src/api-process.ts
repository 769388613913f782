import { beginMeasuring } from '../../libs/composition/measuring.ts';
import { openProfile } from '../../libs/composition/open-profile.ts';
import type { Settings } from '../../libs/composition/settings/settings.ts';
import { watchEngines } from '../../libs/composition/watch-engines.ts';
import { HealthServer } from '../../libs/process/health-server.ts';
import { listeningUrl, withPort } from '../../libs/process/listening.ts';
import { needDistributed } from '../../libs/process/needs-distributed.ts';
import { beginProcess, type RunningProcess } from '../../libs/process/running-process.ts';

/**
 * Runs the API in its own process; any number of such processes may run.
 *
 * @throws StartRefused
 */
export async function startApi(given: Settings): Promise<RunningProcess> {
  needDistributed(given, 'The API');
  const settings = await withPort(given);
  return beginProcess(async (ends) => {
    const measuring = await beginMeasuring(settings, 'api');
    ends.push(() => measuring.end());
    const health = await HealthServer.open(settings, measuring);
    ends.push(() => health.close());
    const [{ Answering }, profile] = await Promise.all([
      import('./answering.ts'),
      openProfile(settings, 'api'),
    ]);
    ends.push(() => profile.close());
    const answering = await Answering.prepare(settings, {
      ports: profile.ports,
      measuring,
      projections: profile.projections,
    });
    ends.push(() => answering.close());
    await answering.begin();
    ends.push(watchEngines(profile.engineWatch, measuring.telemetry));
    health.begin(() => answering.isReady());
    ends.push(() => answering.announceEnd());
    return `${settings.site.name} is ready at ${listeningUrl(settings)}`;
  });
}
