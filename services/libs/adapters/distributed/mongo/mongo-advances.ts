import type { Filter, UpdateFilter } from 'mongodb';
import type { StoredBuild } from './mongo-build-records.ts';
import type { MongoDatabase } from './mongo-database.ts';

/** A change of one build's checkpoint. */
export interface Advance {
  /** Matches the build while it belongs to the holder and its checkpoint is the one that the holder knows. */
  readonly from: Filter<StoredBuild>;
  /** Matches the build while it belongs to the holder and has the new checkpoint. */
  readonly to: Filter<StoredBuild>;
  readonly change: UpdateFilter<StoredBuild>;
}

interface PendingAdvance {
  readonly advance: Advance;
  readonly resolve: (isAdvanced: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Stores the checkpoints of all builds that advance at the same time in one command. Every build advances with every
 * page of the log, also if no event of the page concerns it, because its readers wait for positions. With a command for
 * each build, most of the projector's work would be these commands.
 */
export class MongoAdvances {
  readonly #database: MongoDatabase;
  #pending: PendingAdvance[] = [];
  #isBusy = false;

  constructor(database: MongoDatabase) {
    this.#database = database;
  }

  /** Resolves to false if {@link Advance.from} matched no build. */
  advance(advance: Advance): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ advance, resolve, reject });
      if (!this.#isBusy) {
        this.#isBusy = true;
        // By then, the other builds to which no event of this page was of interest have advanced too.
        setImmediate(() => void this.#storeAll());
      }
    });
  }

  async #storeAll(): Promise<void> {
    while (this.#pending.length > 0) {
      const together = this.#pending;
      this.#pending = [];
      try {
        const outcomes = await this.#store(together.map(({ advance }) => advance));
        together.forEach(({ resolve }, place) => {
          resolve(outcomes[place] === true);
        });
      } catch (error) {
        for (const { reject } of together) reject(error);
      }
    }
    this.#isBusy = false;
  }

  async #store(advances: readonly Advance[]): Promise<readonly boolean[]> {
    const operations = advances.map(({ from, change }) => ({
      updateOne: { filter: from, update: change },
    }));
    const { matchedCount } = await this.#builds.bulkWrite(operations, { ordered: false });
    if (matchedCount === advances.length) return advances.map(() => true);
    // The answer does not say which builds did not match.
    return Promise.all(
      advances.map(
        async ({ to }) => (await this.#builds.findOne(to, { projection: { _id: 1 } })) !== null,
      ),
    );
  }

  get #builds() {
    return this.#database.collection<StoredBuild>('builds');
  }
}
