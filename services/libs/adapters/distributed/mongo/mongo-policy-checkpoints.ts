import {
  PolicyCheckpoints,
  type PolicyProgress,
} from '../../../application/ports/policy-checkpoints.ts';
import type { MongoDatabase } from './mongo-database.ts';
import { replaceDocument } from './mongo-replace.ts';
import { is } from './mongo-values.ts';

/** The policy is the `_id`. */
interface StoredProgress {
  readonly _id: string;
  readonly progress: PolicyProgress;
}

/** How far policies have come, in MongoDB. */
export class MongoPolicyCheckpoints extends PolicyCheckpoints {
  readonly #database: MongoDatabase;

  constructor(database: MongoDatabase) {
    super();
    this.#database = database;
  }

  override async load(policy: string): Promise<PolicyProgress | undefined> {
    return (await this.#progress.findOne({ _id: is(policy) }))?.progress;
  }

  override async save(policy: string, progress: PolicyProgress): Promise<void> {
    await replaceDocument(this.#progress, policy, { progress });
  }

  get #progress() {
    return progressIn(this.#database);
  }
}

/** Returns the checkpoint of each policy that ever ran. */
export async function storedPolicies(
  database: MongoDatabase,
): Promise<readonly { readonly policy: string; readonly progress: PolicyProgress }[]> {
  const stored = await progressIn(database).find().toArray();
  return stored.map(({ _id: policy, progress }) => ({ policy, progress }));
}

function progressIn(database: MongoDatabase) {
  return database.collection<StoredProgress>('policy-progress');
}
