import {
  PolicyCheckpoints,
  type PolicyProgress,
} from '../../services/libs/application/ports/policy-checkpoints.ts';

/** How far policies have come, for as long as a test runs. */
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
