import { feedSounding } from '../../libs/application/soundings/feed-sounding.ts';
import { Soundings } from '../../libs/application/soundings/soundings.ts';
import { SustainedLag } from '../../libs/application/soundings/sustained-lag.ts';
import { beginMeasuring } from '../../libs/composition/measuring.ts';
import { distributedPlaceOf } from '../../libs/composition/places/projector-place.ts';
import { runProjections } from '../../libs/composition/run-projections.ts';
import type { Settings } from '../../libs/composition/settings/settings.ts';
import { engineWatchListener } from '../../libs/composition/watch-engines.ts';
import { HealthServer } from '../../libs/process/health-server.ts';
import { needDistributed } from '../../libs/process/needs-distributed.ts';
import { beginProcess, type RunningProcess } from '../../libs/process/running-process.ts';
import { logAlarm } from './projector-log.ts';

/**
 * Runs the projections in their own process. A second process stands by. It takes over the projections that the first
 * process releases, and all of them if the first process dies.
 *
 * @throws StartRefused
 */
export function startProjector(settings: Settings): Promise<RunningProcess> {
  needDistributed(settings, 'The projector');
  return beginProcess(async (ends) => {
    const measuring = await beginMeasuring(settings, 'projector');
    ends.push(() => measuring.end());
    const health = await HealthServer.open(settings, measuring);
    ends.push(() => health.close());
    const projections = await runProjections(
      distributedPlaceOf(settings),
      logAlarm,
      measuring.tracing,
      engineWatchListener(measuring.telemetry),
    );
    ends.push(() => projections.close());
    const lag = new SustainedLag(settings.readyLagMs, projections.clock);
    const looking = new Soundings(
      [feedSounding({ ...projections, telemetry: measuring.telemetry, lag })],
      projections.clock,
    );
    // Begins before the read models are built for the first time, because it also reports which read models this
    // process feeds.
    looking.begin();
    ends.push(() => looking.end());
    await projections.runner.whenReady();
    health.begin(() => !lag.isSustained);
    ends.push(() => {
      health.end();
    });
    return 'The projector is ready: every read model can be read.';
  });
}
