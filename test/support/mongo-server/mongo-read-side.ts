import { randomUUID } from 'node:crypto';
import type { MongoDatabase } from '../../../services/libs/adapters/distributed/mongo/mongo-database.ts';
import { MongoProjectionStore } from '../../../services/libs/adapters/distributed/mongo/mongo-projection-store.ts';
import { MongoReadStore } from '../../../services/libs/adapters/distributed/mongo/mongo-read-store.ts';
import { NodeCryptography } from '../../../services/libs/adapters/node/node-cryptography.ts';
import { SystemClock } from '../../../services/libs/adapters/node/system-clock.ts';
import type { CataloguedEvent } from '../../../services/libs/application/event-log/event-catalogue.ts';
import type { RecordedEvent } from '../../../services/libs/application/event-log/recorded-event.ts';
import type { Collection } from '../../../services/libs/application/ports/collection.ts';
import type { EventStore } from '../../../services/libs/application/ports/event-store.ts';
import type { ProjectionStore } from '../../../services/libs/application/ports/projection-store.ts';
import {
  ProjectionRunner,
  type RunnerParts,
} from '../../../services/libs/application/projections/engine/projection-runner.ts';
import type { ProjectionRoute } from '../../../services/libs/application/projections/engine/projection.ts';
import { readModelDigest } from '../../../services/libs/application/projections/engine/read-model-digest.ts';
import { part } from '../in-memory/stored-events.ts';

/** How long a read model may take to catch up before a test gives up on it. */
const patienceMs = 40_000;

/** The number of events of a stream. */
export interface Count {
  readonly stream: string;
  readonly events: number;
}

export const counts: Collection<Count> = { name: 'counts', version: 1, fields: {}, indexes: [] };

/** Counts events, and fails on those for which the test asks. */
export function countingRoute(
  isStumblingAt: (event: RecordedEvent) => boolean = () => false,
): ProjectionRoute {
  return {
    projection: {
      collection: counts,
      documentIds: (event) => [event.stream],
      fold: (document, event, stream) => {
        if (isStumblingAt(event)) {
          throw new TypeError('This event cannot be folded.');
        }
        return { stream, events: ((document as Count | undefined)?.events ?? 0) + 1 };
      },
    },
    events: ['TourPublished', 'TourFeatured', 'TourUnpublished'],
  };
}

/** The read side over a log, its read models in a MongoDB. */
export class MongoReadSide {
  readonly log: EventStore;
  readonly database: MongoDatabase;
  readonly readStore: MongoReadStore;
  readonly #runners: ProjectionRunner[] = [];

  constructor(log: EventStore, database: MongoDatabase) {
    this.log = log;
    this.database = database;
    this.readStore = new MongoReadStore(database);
  }

  async run({
    store = new MongoProjectionStore(this.database),
    ...more
  }: Partial<RunnerParts> = {}): Promise<ProjectionRunner> {
    const runner = await ProjectionRunner.start({
      log: this.log,
      store,
      clock: new SystemClock(),
      owner: randomUUID(),
      openPersonal: () => Promise.resolve(undefined),
      raise: () => undefined,
      routes: [countingRoute()],
      patienceMs: 2_000,
      ...more,
    });
    this.#runners.push(runner);
    return runner;
  }

  /** Stores events at the end of a stream. */
  async happen(stream: string, ...events: readonly CataloguedEvent[]): Promise<void> {
    const [last] = await this.log.readStream(stream, { direction: 'backward', limit: 1 });
    const append = part(stream, last?.revision ?? 'no-stream', ...events);
    expect(await this.log.appendInOrder([append])).toMatchObject({ outcome: 'appended' });
  }

  /** Waits until every event in the log is counted; resolves to the digest of all documents. */
  async caughtUp(): Promise<string> {
    const head = await this.log.head();
    await eventually(() => this.readStore.waitFor([counts], head, 1_000));
    const cryptography = new NodeCryptography('no secret, since nothing here is one');
    return await readModelDigest(this.readStore, cryptography, counts);
  }

  async close(): Promise<void> {
    await Promise.all(this.#runners.map((runner) => runner.close()));
    await this.readStore.close();
    await this.database.close();
  }
}

/** Polls until the condition holds; fails after a time limit. */
export async function eventually(isSo: () => boolean | Promise<boolean>): Promise<void> {
  const untilMs = performance.now() + patienceMs;
  while (!(await isSo())) {
    expect(performance.now()).toBeLessThan(untilMs);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/**
 * Watches the writes and reads of a runner's store, so that a test can see that the runner returned to an earlier
 * state.
 */
export function observed(store: ProjectionStore): { readonly timesGoneBack: () => number } {
  /**
   * Sorted by the number of the build: a model that returns to an earlier state may be rebuilt beside the old build.
   */
  const written = new Map<number, string>();
  let timesGoneBack = 0;
  const write = store.write.bind(store);
  const builds = store.builds.bind(store);
  store.write = async (batch) => {
    const outcome = await write(batch);
    if (outcome === 'written') written.set(batch.build.number, batch.to.position);
    return outcome;
  };
  store.builds = async () => {
    const records = await builds();
    for (const { number, position } of records) {
      timesGoneBack += position < (written.get(number) ?? '') ? 1 : 0;
      written.set(number, position);
    }
    return records;
  };
  return { timesGoneBack: () => timesGoneBack };
}
