import type { Collection } from '../../../services/libs/application/ports/collection.ts';
import {
  beginning,
  type Position,
} from '../../../services/libs/application/event-log/stored-event.ts';
import {
  type Build,
  type BuildRecord,
  type DocumentWrite,
  type Lease,
  type ProjectionStore,
  storageName,
} from '../../../services/libs/application/ports/projection-store.ts';
import type { ReadStore } from '../../../services/libs/application/ports/read-store.ts';

/** Read models under test, empty at first. */
export interface ReadModelsUnderTest {
  readonly readStore: ReadStore;
  readonly projectionStore: ProjectionStore;
  close(): Promise<void>;
}

/** A document of a projection that only tests have. */
export interface Trip {
  readonly id: string;
  readonly place: string;
  readonly day: string;
  readonly seats: number;
  readonly rating?: number | null;
  readonly isFull: boolean;
  readonly words?: readonly string[];
}

export const trips: Collection<Trip> = {
  name: 'trips',
  version: 1,
  fields: { place: 'text', day: 'text', seats: 'integer', rating: 'real', isFull: 'flag' },
  indexes: [['day'], ['place', 'day', 'seats']],
  terms: ({ words = [] }) => words,
};

export const logId = 'log';

export function at(position: number): Position {
  return (position === 0 ? beginning : String(position).padStart(4, '0')) as Position;
}

export function trip(id: string, facts: Partial<Trip> = {}): Trip {
  return { id, place: 'Paje', day: '2027-01-01', seats: 1, isFull: false, ...facts };
}

/** The runner of one projection, as a store sees it. */
export class Runner {
  readonly store: ProjectionStore;
  readonly build: Build;
  readonly lease: Lease;
  from: Position | undefined;

  private constructor(store: ProjectionStore, build: Build, lease: Lease) {
    this.store = store;
    this.build = build;
    this.lease = lease;
  }

  /** Creates the next build. */
  static async start(store: ProjectionStore): Promise<Runner> {
    const numbers = (await store.builds()).map(({ number }) => number);
    const build = { collection: trips, number: Math.max(0, ...numbers) + 1 };
    await store.createBuild(build);
    return Runner.takeOver(store, build);
  }

  static async takeOver(store: ProjectionStore, build: Build, owner = 'runner'): Promise<Runner> {
    const record = await recordOf(store, build);
    const lease = await store.claim(build, owner, record.lease);
    if (lease === undefined) {
      throw new Error('The lease was refused.');
    }
    const runner = new Runner(store, build, lease);
    runner.from = record.checkpoint?.position;
    return runner;
  }

  /** Writes documents; after a success the runner continues at the new position. */
  async write(
    position: number,
    documents: readonly DocumentWrite[] = [],
    from: Position | undefined = this.from,
  ): Promise<'written' | 'superseded'> {
    const to = {
      logId,
      position: at(position),
      event: { id: `event ${position}`, stream: 'trip-1', revision: position },
    };
    const { build, lease } = this;
    const outcome = await this.store.write({ build, lease, from, to, documents });
    this.from = outcome === 'written' ? to.position : this.from;
    return outcome;
  }

  async put(position: number, ...documents: readonly Trip[]): Promise<void> {
    const outcome = await this.write(
      position,
      documents.map((document) => added(document, position)),
    );
    expect(outcome).toBe('written');
  }

  async ready(): Promise<this> {
    expect(await this.store.markReady(this.build, this.lease)).toBe(true);
    return this;
  }
}

export function added(document: Trip, position: number): DocumentWrite {
  return { id: document.id, readAt: undefined, next: { document, position: at(position) } };
}

export async function recordOf(
  store: ProjectionStore,
  { collection, number }: Build,
): Promise<BuildRecord> {
  const name = storageName({ ...collection, number });
  const record = (await store.builds()).find((each) => storageName(each) === name);
  if (record === undefined) {
    throw new Error(`There is no build ${name}.`);
  }
  return record;
}

/** A ready build with these documents as of position 1, which the reader sees. */
export async function holding(
  { projectionStore, readStore }: ReadModelsUnderTest,
  ...documents: readonly Trip[]
): Promise<Runner> {
  const runner = await (await Runner.start(projectionStore)).ready();
  await runner.put(1, ...documents);
  expect(await readStore.waitFor([trips], at(1), 5_000)).toBe(true);
  return runner;
}

export function idsOf(documents: readonly Trip[]): readonly string[] {
  return documents.map(({ id }) => id);
}
