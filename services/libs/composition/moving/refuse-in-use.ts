import { MoveRefused } from '../../application/moving/move-refused.ts';
import type { Clock } from '../../application/ports/clock.ts';
import type { BuildRecord, ProjectionStore } from '../../application/ports/projection-store.ts';

const lookEveryMs = 250;

/**
 * Refuses a distributed store that a projector works on, which shows by the beat of its leases. One
 * that ended gave them back; one that was killed shows no life for as long as is watched.
 *
 * @throws MoveRefused
 */
export async function refuseInUse({
  store,
  clock,
  watchMs,
}: {
  readonly store: Pick<ProjectionStore, 'builds'>;
  readonly clock: Pick<Clock, 'monotonicMs' | 'sleep'>;
  readonly watchMs: number;
}): Promise<void> {
  const seen = beats(await store.builds());
  const endsAtMs = clock.monotonicMs() + watchMs;
  while (seen.size > 0 && clock.monotonicMs() < endsAtMs) {
    await clock.sleep(lookEveryMs);
    for (const [holder, beat] of beats(await store.builds())) {
      if (seen.get(holder) !== beat) {
        throw new MoveRefused(
          'The distributed store is in use: a projector feeds its read models. End every process of ' +
            'the product first, projectors, workers and APIs.',
        );
      }
    }
  }
}

/** The leases that somebody holds. */
function beats(builds: readonly BuildRecord[]): ReadonlyMap<string, number> {
  const held = builds.flatMap(({ name, version, number, lease: { owner, fence, beat } }) =>
    owner === undefined ? [] : [[`${name}@${version}.${number} ${owner} ${fence}`, beat] as const],
  );
  return new Map(held);
}
