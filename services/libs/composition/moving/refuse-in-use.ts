import { MoveRefused } from '../../application/moving/move-refused.ts';
import {
  beatMsMax,
  type RunningProcess,
  type RunningProcesses,
} from '../../application/ports/running-processes.ts';
import type { Clock } from '../../application/ports/clock.ts';
import type { BuildRecord, ProjectionStore } from '../../application/ports/projection-store.ts';

const lookEveryMs = 250;

/**
 * Refuses a distributed store that a process works on. The heartbeat of the process, or the beat of its leases, shows
 * that. A process that ended removed both; the beats of a process that was killed do not change during the watch.
 *
 * @param watchMs How long a projector may be silent and keep its leases, in milliseconds.
 * @throws MoveRefused
 */
export async function refuseInUse({
  store,
  processes,
  clock,
  watchMs,
}: {
  readonly store: Pick<ProjectionStore, 'builds'>;
  readonly processes: Pick<RunningProcesses, 'list'>;
  readonly clock: Pick<Clock, 'monotonicMs' | 'sleep'>;
  readonly watchMs: number;
}): Promise<void> {
  const look = async () =>
    new Map([...heartbeats(await processes.list()), ...leases(await store.builds())]);
  const seen = await look();
  const endsAtMs = clock.monotonicMs() + Math.max(watchMs, beatMsMax);
  while (seen.size > 0 && clock.monotonicMs() < endsAtMs) {
    await clock.sleep(lookEveryMs);
    const living = [...(await look())].filter(([name, { beat }]) => seen.get(name)?.beat !== beat);
    if (living.length === 0) continue;
    throw new MoveRefused(
      `The distributed store is in use: ${living.map(([, { words }]) => words).join(', ')}. End every ` +
        'process of the product first: projectors, workers and APIs.',
    );
  }
}

/** A sign of life, whose beat changes while its process runs. */
interface Beating {
  readonly beat: number;
  readonly words: string;
}

function heartbeats(processes: readonly RunningProcess[]): readonly (readonly [string, Beating])[] {
  return processes.map(({ id, kind, host, pid, since, beat }) => [
    id,
    { beat, words: `${kind} on ${host} (process ${pid}, since ${since})` },
  ]);
}

/** Returns the leases that are held. */
function leases(builds: readonly BuildRecord[]): readonly (readonly [string, Beating])[] {
  return builds.flatMap(({ name, version, number, lease: { owner, fence, beat } }) =>
    owner === undefined
      ? []
      : [
          [
            `${name}@${version}.${number} ${owner} ${fence}`,
            { beat, words: `a projector feeds ${name}` },
          ] as const,
        ],
  );
}
