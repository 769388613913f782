import type { Clock } from '../../ports/clock.ts';
import {
  type Build,
  type BuildState,
  type Lease,
  type LeaseSign,
  type ProjectionStore,
  storageName,
} from '../../ports/projection-store.ts';

/** The build was dropped: its lease no longer exists. */
export class BuildGone extends Error {
  override readonly name = 'BuildGone';
}

/** Default patience: a holder without a beat for this long has lost its lease. */
export const leasePatienceMs = 15_000;

/** How many beats a holder stores within one patience. */
export const leaseBeats = 3;

/**
 * A waiting runner checks the lease after this time, in milliseconds. So it takes a released lease before readers
 * notice.
 */
const lookMsMax = 500;

/**
 * A runner that already has a part waits this number of patiences before it takes a part that no runner has held so
 * far. Every runner finds a new build within one patience, so after two patiences each runner had time to take a
 * part.
 */
const patiencesForFurtherParts = 2;

/** A lease with the build's state at the time when it was taken. */
export interface HeldBuild {
  readonly lease: Lease;
  readonly state: BuildState;
}

/** A runner that wants a lease, and the settings for its waiting. */
export interface Claimant {
  readonly store: ProjectionStore;
  readonly clock: Clock;
  /** A unique name of this runner. */
  readonly owner: string;
  readonly patienceMs?: number;
  /**
   * Whether the runner already has a part of the build. If so, other runners may first take the parts that were never
   * held.
   */
  readonly hasOtherPart?: () => boolean;
  /** Called with true before a claim, and with false if the claim failed. */
  readonly onClaim?: (isTried: boolean) => void;
  /** Called with the build's state at each check. */
  readonly onLook?: (state: BuildState) => void;
}

/**
 * Waits for the lease of a build and takes it (correctness rule 16). Only the beat shows whether the lease's holder
 * lives. This process measures the time between beats with its own monotonic clock, so it never compares two clocks.
 *
 * @returns Undefined if the signal aborted first.
 * @throws BuildGone
 */
export async function acquireLease(
  claimant: Claimant,
  build: Build,
  signal: AbortSignal,
): Promise<HeldBuild | undefined> {
  const { store, clock, owner, patienceMs = leasePatienceMs } = claimant;
  let seen: LeaseSign | undefined;
  let seenAtMs = 0;
  while (!signal.aborted) {
    const state = await findBuild(store, build);
    claimant.onLook?.(state);
    const sign = state.lease;
    if (sign.owner !== seen?.owner || sign.fence !== seen?.fence || sign.beat !== seen.beat) {
      seen = sign;
      seenAtMs = clock.monotonicMs();
    }
    // The wait is not longer than the time that the holder may be silent, so that a killed holder is replaced at once.
    const leftMs = patienceWith(sign, claimant) * patienceMs - (clock.monotonicMs() - seenAtMs);
    if (leftMs <= 0) {
      claimant.onClaim?.(true);
      const lease = await store.claim(build, owner, sign);
      if (lease !== undefined) {
        // The state is read again, since the last holder may have written between the earlier read and the claim.
        return { lease, state: await findBuild(store, build) };
      }
      claimant.onClaim?.(false);
    } else {
      if (isTooMuchForItsHolder(state, build, owner)) await store.want(build, owner, sign);
      await clock.sleep(Math.min(patienceMs / leaseBeats, lookMsMax, leftMs), signal);
    }
  }
  return undefined;
}

/** For how many patiences a lease must be unchanged before it is taken. */
function patienceWith(sign: LeaseSign, { owner, hasOtherPart }: Claimant): number {
  if (sign.owner === owner) return 0;
  if (sign.owner !== undefined) return 1;
  if (sign.wantedBy !== undefined && sign.wantedBy !== owner) return 1;
  return sign.fence === 0 && hasOtherPart?.() === true ? patiencesForFurtherParts : 0;
}

/**
 * Whether this runner should ask the holder for this part, because the holder has more parts of the build. The runner
 * asks for half of the difference, counted from the holder's last part.
 */
function isTooMuchForItsHolder({ owners, lease }: BuildState, { part }: Build, owner: string) {
  if (part === undefined || lease.owner === undefined || lease.wantedBy !== undefined) return false;
  const theirs = [...owners.keys()].filter((index) => owners[index] === lease.owner);
  const own = owners.filter((each) => each === owner).length;
  const tooMany = Math.floor((theirs.length - own) / 2);
  return tooMany > 0 && theirs.slice(-tooMany).includes(part.index);
}

async function findBuild(store: ProjectionStore, build: Build): Promise<BuildState> {
  const state = await store.stateOf(build);
  if (state === undefined) {
    const name = storageName({ ...build.collection, number: build.number });
    throw new BuildGone(`${name} is not there any more.`);
  }
  return state;
}
