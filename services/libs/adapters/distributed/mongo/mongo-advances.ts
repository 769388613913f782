import type { Collection, Document, Filter, UpdateFilter } from 'mongodb';

/** A change of one build's checkpoint. */
export interface Advance<Build extends Document> {
  /** Matches the build while it belongs to the holder and its checkpoint is the one that the holder knows. */
  readonly from: Filter<Build>;
  /** Matches the build while it belongs to the holder and has the new checkpoint. */
  readonly to: Filter<Build>;
  readonly change: UpdateFilter<Build>;
}

interface PendingAdvance<Build extends Document> {
  readonly advance: Advance<Build>;
  readonly resolve: (isAdvanced: boolean) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Stores the checkpoints of all builds that advance at the same time in one command. Every build advances with every
 * page of the log, also if no event of the page concerns it, because its readers wait for positions. With a command for
 * each build, most of the projector's work would be these commands.
 */
export class MongoAdvances<Build extends Document> {
  readonly #builds: () => Collection<Build>;
  #pending: PendingAdvance<Build>[] = [];
  #isBusy = false;

  /** @param builds Returns the collection of builds; it is called before every use. */
  constructor(builds: () => Collection<Build>) {
    this.#builds = builds;
  }

  /** Resolves to false if {@link Advance.from} matched no build. */
  advance(advance: Advance<Build>): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#pending.push({ advance, resolve, reject });
      if (!this.#isBusy) {
        this.#isBusy = true;
        // By then, the other builds that need no event of this page have called `advance` too.
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

  async #store(advances: readonly Advance<Build>[]): Promise<readonly boolean[]> {
    const operations = advances.map(({ from, change }) => ({
      updateOne: { filter: from, update: change },
    }));
    const { matchedCount } = await this.#builds().bulkWrite(operations, { ordered: false });
    if (matchedCount === advances.length) return advances.map(() => true);
    // The answer does not say which builds did not match.
    return Promise.all(
      advances.map(
        async ({ to }) => (await this.#builds().findOne(to, { projection: { _id: 1 } })) !== null,
      ),
    );
  }
}
