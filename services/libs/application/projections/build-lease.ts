import type { Clock } from '../ports/clock.ts';
import {
  type Build,
  type BuildState,
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

/** How often a holder shows that it lives, in a patience. */
export const leaseBeats = 3;

/** Who stands by looks this often, in milliseconds: what is let go is taken up before readers notice. */
const lookMsMax = 500;

/** New builds are found by every runner within a patience: after two each had the time to take a part. */
const patiencesOfModesty = 2;

/** A lease with the build's state as it was found when the lease was taken. */
export interface HeldBuild {
  readonly lease: Lease;
  readonly state: BuildState;
}

/** Who wants a lease, and how. */
export interface Claimant {
  readonly store: ProjectionStore;
  readonly clock: Clock;
  /** Names this runner and no other. */
  readonly owner: string;
  readonly patienceMs?: number;
  /** Whether it has a part of the build already: then others may have the parts that nobody ever held. */
  readonly isModest?: () => boolean;
  /** Told before it is tried, and when that failed. */
  readonly onClaim?: (isTried: boolean) => void;
  /** Told how the build stands, at each look. */
  readonly onLook?: (state: BuildState) => void;
}

/**
 * Waits for the lease of a build and takes it (correctness rule 16). Whether its holder lives is
 * told by its beat alone, watched on this process's own monotonic clock: no two clocks are compared.
 *
 * @returns Undefined when the signal aborted first.
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
    // Not a moment longer than its holder may be silent: who was killed is followed at once then.
    const leftMs = patienceWith(sign, claimant) * patienceMs - (clock.monotonicMs() - seenAtMs);
    if (leftMs <= 0) {
      claimant.onClaim?.(true);
      const lease = await store.claim(build, owner, sign);
      if (lease !== undefined) {
        // What was read before the claim may be what the last holder went on from.
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

/** For how many patiences a lease has to look the same before it is taken. */
function patienceWith(sign: LeaseSign, { owner, isModest }: Claimant): number {
  if (sign.owner === owner) return 0;
  if (sign.owner !== undefined) return 1;
  if (sign.wantedBy !== undefined && sign.wantedBy !== owner) return 1;
  return sign.fence === 0 && isModest?.() === true ? patiencesOfModesty : 0;
}

/**
 * Whether the part's holder has so many more parts of the build than this runner that it should be
 * asked for this one: half of what it has more, counted from its last.
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
