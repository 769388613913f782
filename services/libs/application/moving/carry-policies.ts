import type { Position } from '../event-log/stored-event.ts';
import { isInLog } from '../policies/is-in-log.ts';
import { policyRoutes } from '../policies/policy-routes.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import type { PolicyCheckpoints, PolicyProgress } from '../ports/policy-checkpoints.ts';
import type { PositionMap } from './position-map.ts';

/** A policy's checkpoint, and whether the source's log has this position. A lost position is copied unchanged. */
interface Carried {
  readonly policy: string;
  readonly progress: PolicyProgress;
  readonly isInLog: boolean;
}

/** The checkpoints of all policies in one log, so that they continue from the same events in another log. */
export class CarriedPolicies {
  readonly #carried: readonly Carried[];

  private constructor(carried: readonly Carried[]) {
    this.#carried = carried;
  }

  static async load(checkpoints: PolicyCheckpoints, log: EventLogReader): Promise<CarriedPolicies> {
    const carried: Carried[] = [];
    for (const { policy } of policyRoutes) {
      const progress = await checkpoints.load(policy.name);
      if (progress === undefined) continue;
      const isKnown = await isInLog(log, progress.checkpoint);
      carried.push({ policy: policy.name, progress, isInLog: isKnown });
    }
    return new CarriedPolicies(carried);
  }

  /** The positions of all checkpoints and of all parked events. */
  positions(): readonly Position[] {
    return this.#carried.flatMap(({ progress: { checkpoint, parked } }) => [
      checkpoint.position,
      ...parked.map(({ position }) => position),
    ]);
  }

  async save(checkpoints: PolicyCheckpoints, map: PositionMap): Promise<void> {
    for (const { policy, progress, isInLog: isKnown } of this.#carried) {
      await checkpoints.save(policy, isKnown ? mapped(progress, map) : progress);
    }
  }
}

function mapped(progress: PolicyProgress, map: PositionMap): PolicyProgress {
  const { checkpoint, parked } = progress;
  return {
    ...progress,
    checkpoint: { ...checkpoint, position: map.of(checkpoint.position) },
    parked: parked.map((cause) => ({ ...cause, position: map.of(cause.position) })),
  };
}
