import type { DatabaseSync } from 'node:sqlite';
import {
  PolicyCheckpoints,
  type PolicyProgress,
} from '../../../application/ports/policy-checkpoints.ts';

/** How far policies have come, in the file of {@link openOperationsFile}. */
export class SqlitePolicyCheckpoints extends PolicyCheckpoints {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super();
    this.#database = database;
  }

  override load(policy: string): Promise<PolicyProgress | undefined> {
    const row = this.#database
      .prepare('SELECT progress FROM policy_progress WHERE policy = ?')
      .get(policy);
    return Promise.resolve(row && (JSON.parse(String(row.progress)) as PolicyProgress));
  }

  override save(policy: string, progress: PolicyProgress): Promise<void> {
    this.#database
      .prepare(
        `INSERT INTO policy_progress VALUES (?, ?)
         ON CONFLICT DO UPDATE SET progress = excluded.progress`,
      )
      .run(policy, JSON.stringify(progress));
    return Promise.resolve();
  }
}
