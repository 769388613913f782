import {
  PolicyCheckpoints,
  type PolicyProgress,
} from '../../../services/libs/application/ports/policy-checkpoints.ts';

/** The checkpoint of one policy, which may be unreachable for a while. */
export class LooseCheckpoints extends PolicyCheckpoints {
  kept: PolicyProgress | undefined;
  isAway = false;

  override load(): Promise<PolicyProgress | undefined> {
    return this.isAway ? Promise.reject(new Error('away')) : Promise.resolve(this.kept);
  }

  override save(_policy: string, progress: PolicyProgress): Promise<void> {
    if (this.isAway) {
      return Promise.reject(new Error('away'));
    }
    this.kept = progress;
    return Promise.resolve();
  }
}
