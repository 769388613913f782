import { BackupsInDirectory, makeWith } from '../../libs/composition/backup/daily-backups.ts';
import { beginMeasuring } from '../../libs/composition/measuring.ts';
import { openProfile } from '../../libs/composition/open-profile.ts';
import type { Profile } from '../../libs/composition/profile.ts';
import type { Settings } from '../../libs/composition/settings/settings.ts';
import { HealthServer } from '../../libs/process/health-server.ts';
import { listeningUrl, withPort } from '../../libs/process/listening.ts';
import {
  beginProcess,
  type Ends,
  type RunningProcess,
} from '../../libs/process/running-process.ts';
import { watchDisk } from '../../libs/composition/watch-disk.ts';
import { watchEngines } from '../../libs/composition/watch-engines.ts';
import { logAlarm, logProjectorFault } from '../../projector/src/projector-log.ts';
import { ProjectorThread } from '../../projector/src/projector-thread.ts';
import { ControlSocket } from './control/control-socket.ts';

/**
 * Runs API, projector and worker in one process, with either profile.
 *
 * @throws StartRefused
 */
export async function startStandalone(given: Settings): Promise<RunningProcess> {
  const settings = await withPort(given);
  return beginProcess(async (ends) => {
    const { broken } = await beginParts(settings, ends);
    return { greeting: `${settings.site.name} is ready at ${listeningUrl(settings)}`, broken };
  });
}

/** Loads Nest while the threads of the log and of the projections start. */
async function beginParts(settings: Settings, ends: Ends): Promise<Pick<Profile, 'broken'>> {
  const backups = dailyBackups(settings);
  const measuring = await beginMeasuring(settings, 'standalone');
  ends.push(() => measuring.end());
  const health = await HealthServer.open(settings, measuring);
  ends.push(() => health.close());
  const loading = Promise.all([
    import('../../api/src/answering.ts'),
    import('../../worker/src/worker.module.ts'),
  ]);
  const opening = openStores(settings, ends);
  const [[{ Answering }, { WorkerModule }], { profile, projector }] = await Promise.all([
    loading,
    opening,
  ]);
  const { ports, ownDirectory } = profile;
  // Asks the process that runs the projections. If no other process can run them, this process does.
  const projections = profile.projections ?? projector;
  const beside = [WorkerModule.of(settings, profile.engineWatch, backups)];
  const company = { ports, measuring, projections, beside };
  const answering = await Answering.prepare(settings, company);
  ends.push(() => answering.close());
  if (ownDirectory !== undefined) {
    ends.push(watchDisk(ownDirectory));
    const control = await ControlSocket.open(ownDirectory, projections, {
      ports,
      publicUrl: settings.publicUrl,
    });
    ends.push(() => control.close());
  }
  await projector.whenReady();
  await answering.begin();
  ends.push(watchEngines(profile.engineWatch, measuring.telemetry));
  health.begin(() => answering.isReady());
  ends.push(() => answering.announceEnd());
  return profile;
}

/** The compiled product runs the compiled program. Tests and development run its source. */
const backupProgram = new URL(
  `./bin/backup${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`,
  import.meta.url,
);

function dailyBackups({ backups, ...settings }: Settings): BackupsInDirectory | null {
  return backups && new BackupsInDirectory({ ...settings, backups }, makeWith(backupProgram));
}

async function openStores(settings: Settings, ends: Ends) {
  const profile = await openProfile(settings, 'standalone');
  ends.push(() => profile.close());
  const projector = new ProjectorThread(profile.projectorPlace, {
    onAlarm: logAlarm,
    onFault: logProjectorFault,
  });
  ends.push(() => projector.close());
  return { profile, projector };
}
