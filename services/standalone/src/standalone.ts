import { openProfile } from '../../libs/composition/open-profile.ts';
import type { Settings } from '../../libs/composition/settings.ts';
import { endAll, type Ends } from '../../libs/process/ends.ts';
import { listeningUrl, withPort } from '../../libs/process/listening.ts';
import type { RunningProcess } from '../../libs/process/run-process.ts';
import { tellAlarm, tellProjectorFault } from '../../projector/src/projector-log.ts';
import { ProjectorThread } from '../../projector/src/projector-thread.ts';
import { ControlSocket } from './control/control-socket.ts';

/** API, projector and worker in one process, whichever profile they run on. */
export class Standalone implements RunningProcess {
  readonly greeting: string;
  readonly #ends: Ends;

  private constructor(settings: Settings, ends: Ends) {
    this.greeting = `${settings.site.name} is ready at ${listeningUrl(settings)}`;
    this.#ends = ends;
  }

  /**
   * Resolves when requests are answered.
   *
   * @throws StartRefused
   */
  static async start(given: Settings): Promise<Standalone> {
    const settings = await withPort(given);
    const ends: Ends = [];
    try {
      await startParts(settings, ends);
    } catch (error) {
      await endAll(ends);
      throw error;
    }
    return new Standalone(settings, ends);
  }

  /** Answers what is under way and lets go of everything. */
  end(): Promise<void> {
    return endAll(this.#ends);
  }
}

/** Nest is loaded while the threads of the log and of the projections find their feet. */
async function startParts(settings: Settings, ends: Ends): Promise<void> {
  const loading = Promise.all([
    import('../../api/src/answering.ts'),
    import('../../worker/src/worker.module.ts'),
  ]);
  const opening = openStores(settings, ends);
  const [[{ Answering }, { WorkerModule }], { profile, projector }] = await Promise.all([
    loading,
    opening,
  ]);
  const projections = profile.projections ?? projector;
  const { ports, ownDirectory } = profile;

  const answering = await Answering.prepare(settings, ports, {
    projections,
    beside: [WorkerModule],
  });
  ends.push(() => answering.close());
  if (ownDirectory !== undefined) {
    const control = await ControlSocket.open(ownDirectory, projections, ports);
    ends.push(() => control.close());
  }
  await projector.whenReady();
  await answering.begin();
  ends.push(() => {
    answering.announceEnd();
  });
}

async function openStores(settings: Settings, ends: Ends) {
  const profile = await openProfile(settings);
  ends.push(() => profile.close());
  const projector = new ProjectorThread(profile.projectorPlace, {
    onAlarm: tellAlarm,
    onFault: tellProjectorFault,
  });
  ends.push(() => projector.close());
  return { profile, projector };
}
