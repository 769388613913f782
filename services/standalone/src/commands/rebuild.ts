import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { ProjectionControl } from '../../../libs/application/ports/projection-control.ts';
import { getProjections } from '../../../libs/application/queries/reports/get-projections.ts';
import { openProfile } from '../../../libs/composition/open-profile.ts';
import { readSettings, type Settings } from '../../../libs/composition/settings/settings.ts';
import type { ProjectionView } from '../../../libs/contracts/operations/projection-view.ts';
import { ProjectorThread } from '../../../projector/src/projector-thread.ts';
import { RunningProcess } from '../control/ask-process.ts';
import { keepFilesPrivate } from '../../../libs/composition/private-umask.ts';
import { whyFailed } from '../../../libs/composition/why-failed.ts';

const usage =
  'npm run rebuild -- PROJECTION [--acknowledge EVENT-ID]…\n' +
  'Rebuilds a read model from the log, beside the one that serves meanwhile.';

/** How often the command asks for the progress of the build. */
const lookEveryMs = 200;

/** The projections of a data directory, in another process or in this process. */
interface Projections extends Pick<ProjectionControl, 'rebuild'> {
  list(): Promise<readonly ProjectionView[]>;
  close(): Promise<void>;
}

/** The projections of the process that runs on the directory. */
async function ofRunningProcess({ dataDirectory }: Settings): Promise<Projections> {
  const running = await RunningProcess.reach(dataDirectory);
  return {
    async rebuild(projection, acknowledged = []) {
      const answer = await running.ask({ ask: 'rebuild', projection, acknowledged });
      if (answer.said === 'failed') throw new Error(answer.reason);
      return answer.said === 'rebuilding';
    },
    async list() {
      const answer = await running.ask({ ask: 'projections' });
      return answer.said === 'projections' ? answer.projections : [];
    },
    close: () => {
      running.hangUp();
      return Promise.resolve();
    },
  };
}

/**
 * The projections of this process, because no other process runs on the directory. If processes share engines, this
 * asks the process that holds the lease, and does the work itself if no process holds it.
 */
async function ofOwn(settings: Settings): Promise<Projections> {
  const profile = await openProfile(settings);
  const projector = new ProjectorThread(profile.projectorPlace, {
    onAlarm: (alarm) => {
      console.error(JSON.stringify(alarm));
    },
    onFault: (error) => {
      console.error(error);
    },
  });
  await projector.whenReady();
  const { readStore, eventStore, clock } = profile.ports;
  const control = profile.projections ?? projector;
  return {
    rebuild: (name, acknowledged) => control.rebuild(name, acknowledged),
    list: () => getProjections(readStore, eventStore, clock),
    async close() {
      await projector.close();
      await profile.close();
    },
  };
}

async function reachable(settings: Settings): Promise<Projections> {
  if (settings.profile === 'distributed') return await ofOwn(settings);
  try {
    return await ofRunningProcess(settings);
  } catch {
    return await ofOwn(settings);
  }
}

async function rebuild(name: string, acknowledged: readonly string[]): Promise<number> {
  const projections = await reachable(readSettings());
  try {
    const known = await projections.list();
    if (!known.some((each) => each.name === name)) {
      console.error(`There is no projection "${name}". There are:`);
      for (const each of known) console.error(`  ${each.name}`);
      return 1;
    }
    await projections.rebuild(name, acknowledged);
    return await follow(name, projections);
  } finally {
    await projections.close();
  }
}

/** Prints the progress of the build until it serves readers, or stops. */
async function follow(name: string, projections: Projections): Promise<number> {
  const began = performance.now();
  let told = -1;
  for (;;) {
    const view = (await projections.list()).find((each) => each.name === name);
    const stoppedBy = view?.stoppedBy;
    if (stoppedBy !== undefined) {
      const { type, id, stream, revision } = stoppedBy;
      console.error(`It stopped at ${type} ${id}, event ${revision} of ${stream}.`);
      console.error(
        `To continue without the documents that this event concerns, add --acknowledge ${id}`,
      );
      return 1;
    }
    if (view?.progress === 1) {
      const seconds = ((performance.now() - began) / 1000).toFixed(1);
      console.log(`${name} was rebuilt in ${seconds} s.`);
      return 0;
    }
    const percent = Math.floor((view?.progress ?? 0) * 100);
    if (percent !== told) console.log(`${name}: ${percent} %`);
    told = percent;
    await wait(lookEveryMs);
  }
}

keepFilesPrivate();
try {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { acknowledge: { type: 'string', multiple: true } },
  });
  const [name] = positionals;
  if (name === undefined) {
    console.error(usage);
    process.exitCode = 2;
  } else {
    process.exitCode = await rebuild(name, values.acknowledge ?? []);
  }
} catch (error) {
  console.error(whyFailed(error));
  process.exitCode = 1;
}
