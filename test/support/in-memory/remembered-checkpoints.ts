import {
  PolicyCheckpoints,
  type PolicyProgress,
} from '../../../services/libs/application/ports/policy-checkpoints.ts';

/** The checkpoints of policies, kept for the duration of a test. */
export class RememberedCheckpoints extends PolicyCheckpoints {
  readonly #progress = new Map<string, PolicyProgress>();

  override load(policy: string): Promise<PolicyProgress | undefined> {
    return Promise.resolve(this.#progress.get(policy));
  }

  override save(policy: string, progress: PolicyProgress): Promise<void> {
    this.#progress.set(policy, progress);
    return Promise.resolve();
  }
}
