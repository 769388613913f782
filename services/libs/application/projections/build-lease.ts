import type { Clock } from '../ports/clock.ts';
import {
  type Build,
  type BuildRecord,
  type Lease,
  type LeaseSign,
  type ProjectionStore,
  storageName,
} from '../ports/projection-store.ts';

/** The build was dropped: there is nothing to hold any more. */
export class BuildGone extends Error {
  override readonly name = 'BuildGone';
}

/** A holder that shows no life for this long has lost its lease, where nothing else is said. */
export const leasePatienceMs = 15_000;

/** How often a holder shows that it lives, and who waits looks at it, in a patience. */
export const leaseBeats = 3;

/** A lease with the build's record as it was found when the lease was taken. */
export interface HeldBuild {
  readonly lease: Lease;
  readonly record: BuildRecord;
}

/**
 * Waits for the lease of a build and takes it (correctness rule 16). Whether its holder lives is
 * told by its beat alone, watched on this process's own monotonic clock: no two clocks are compared.
 *
 * @param owner Names this runner and no other.
 * @returns Undefined when the signal aborted first.
 * @throws BuildGone
 */
export async function acquireLease(
  {
    store,
    clock,
    owner,
    patienceMs = leasePatienceMs,
  }: { store: ProjectionStore; clock: Clock; owner: string; patienceMs?: number },
  build: Build,
  signal: AbortSignal,
): Promise<HeldBuild | undefined> {
  let seen: LeaseSign | undefined;
  let seenAtMs = 0;
  while (!signal.aborted) {
    const record = await findBuild(store, build);
    const sign = record.lease;
    if (sign.fence !== seen?.fence || sign.beat !== seen.beat) {
      seen = sign;
      seenAtMs = clock.monotonicMs();
    }
    const isFree = sign.owner === undefined || sign.owner === owner;
    if (isFree || clock.monotonicMs() - seenAtMs >= patienceMs) {
      const lease = await store.claim(build, owner, sign);
      if (lease !== undefined) {
        // What was read before the claim may be what the last holder went on from.
        return { lease, record: await findBuild(store, build) };
      }
    } else {
      await clock.sleep(patienceMs / leaseBeats, signal);
    }
  }
  return undefined;
}

async function findBuild(
  store: ProjectionStore,
  { collection: { name, version }, number }: Build,
): Promise<BuildRecord> {
  const wanted = storageName({ name, version, number });
  const record = (await store.builds()).find((each) => storageName(each) === wanted);
  if (record === undefined) {
    throw new BuildGone(`${wanted} is not there any more.`);
  }
  return record;
}
