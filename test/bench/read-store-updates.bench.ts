import { MongoClient } from 'mongodb';
import { openMongoDatabase } from '../../services/libs/adapters/distributed/mongo/mongo-database.ts';
import { MongoProjectionStore } from '../../services/libs/adapters/distributed/mongo/mongo-projection-store.ts';
import type { Position } from '../../services/libs/application/event-log/stored-event.ts';
import type { Collection } from '../../services/libs/application/ports/collection.ts';
import { separateDatabase } from '../support/mongo-server/separate-database.ts';
import { mongoForSuite } from '../support/mongo-server/mongo-server.ts';
import type { Benchmark, Comparison } from './harness/benchmark.ts';
import { alternate, compare } from './harness/rounds.ts';
import { mediansOf } from './harness/side-by-side.ts';

/**
 * The number of read models that the product feeds at a time, and the number of documents that change in a busy
 * moment.
 */
const builds = 8;
const documentsPerBatch = 20;
const ms = 3_000;

/** A document of 500 bytes with the fields of a list. */
interface Row {
  readonly id: string;
  readonly day: string;
  readonly status: string;
  readonly guests: number;
  readonly note: string;
}

const rowsOf = (name: string): Collection<Row> => ({
  name,
  version: 1,
  fields: { day: 'text', status: 'text', guests: 'integer' },
  indexes: [['day'], ['status', 'day']],
});

/** A contender that changes every document of a build, under its guard, and then the checkpoint. */
interface Contender {
  readonly update: (build: number, batch: number) => Promise<void>;
  readonly close: () => Promise<void>;
}

interface Measured {
  readonly perSecond: number;
  readonly cpuUs: number;
}

function at(batch: number): Position {
  return String(batch).padStart(16, '0') as Position;
}

function rowsAfter(batch: number): readonly Row[] {
  return Array.from({ length: documentsPerBatch }, (_none, place) => ({
    id: `row-${place}`,
    day: `2027-01-${String(1 + (batch % 28)).padStart(2, '0')}`,
    status: batch % 2 === 0 ? 'pending' : 'confirmed',
    guests: 1 + (batch % 9),
    note: 'x'.repeat(400),
  }));
}

async function openPort(url: string): Promise<Contender> {
  const database = await openMongoDatabase(separateDatabase(url), { answerMsMax: 30_000 });
  const store = new MongoProjectionStore(database);
  const held = await Promise.all(
    Array.from({ length: builds }, async (_none, place) => {
      const build = { collection: rowsOf(`rows-${place}`), number: 1 };
      await store.createBuild(build);
      const lease = await store.claim(build, 'benchmark', { owner: undefined, fence: 0, beat: 0 });
      if (lease === undefined) throw new Error('The lease was refused.');
      return { build, lease };
    }),
  );
  return {
    update: async (place, batch) => {
      const holder = held[place];
      if (holder === undefined) throw new Error('There is no such build.');
      const position = at(batch);
      const from = batch === 1 ? undefined : at(batch - 1);
      const outcome = await store.write({
        ...holder,
        from,
        to: { logId: 'benchmark', position },
        documents: rowsAfter(batch).map((document) => ({
          id: document.id,
          readAt: from,
          next: { document, position },
        })),
      });
      if (outcome !== 'written') throw new Error('A batch was superseded.');
    },
    close: async () => {
      await database.drop();
      await database.close();
    },
  };
}

async function openBare(url: string): Promise<Contender> {
  const client = new MongoClient(separateDatabase(url), {
    writeConcern: { w: 'majority', journal: true },
  });
  const database = client.db();
  const checkpoints = database.collection<{ _id: number; position: string | null }>('checkpoints');
  for (let place = 0; place < builds; place += 1) {
    await checkpoints.insertOne({ _id: place, position: null });
    for (const key of [{ day: 1 }, { status: 1, day: 1 }] as const) {
      await database.collection(`rows-${place}`).createIndex(key);
    }
  }
  return {
    update: async (place, batch) => {
      const rows = database.collection<Omit<Row, 'id'> & { _id: string; position: string }>(
        `rows-${place}`,
      );
      const position = at(batch);
      const before = at(batch - 1);
      const { insertedCount, matchedCount } = await rows.bulkWrite(
        rowsAfter(batch).map(({ id, ...row }) =>
          batch === 1
            ? { insertOne: { document: { _id: id, ...row, position } } }
            : {
                replaceOne: {
                  filter: { _id: id, position: before },
                  replacement: { ...row, position },
                },
              },
        ),
        { ordered: false },
      );
      const moved = await checkpoints.updateOne(
        { _id: place, position: batch === 1 ? null : before },
        { $set: { position } },
      );
      if (insertedCount + matchedCount !== documentsPerBatch || moved.matchedCount !== 1) {
        throw new Error('A batch was superseded.');
      }
    },
    close: async () => {
      await database.dropDatabase();
      await client.close();
    },
  };
}

/** The batches of every build continue where the previous round ended. */
function closedLoop({ update }: Contender): () => Promise<Measured> {
  const batches = Array.from({ length: builds }, () => 0);
  return async () => {
    const before = batches.reduce((sum, count) => sum + count, 0);
    const cpuBefore = process.cpuUsage();
    const startedMs = performance.now();
    await Promise.all(
      batches.map(async (begun, place) => {
        for (let batch = begun + 1; performance.now() - startedMs < ms; batch += 1) {
          await update(place, batch);
          batches[place] = batch;
        }
      }),
    );
    const tookMs = performance.now() - startedMs;
    const { user, system } = process.cpuUsage(cpuBefore);
    const written = batches.reduce((sum, count) => sum + count, 0) - before;
    const documents = written * documentsPerBatch;
    return { perSecond: (documents / tookMs) * 1_000, cpuUs: (user + system) / documents };
  };
}

async function run(rounds: number): Promise<readonly Comparison[]> {
  const server = await mongoForSuite();
  const contenders = {
    port: await openPort(server.url),
    bare: await openBare(server.url),
    'bare again': await openBare(server.url),
  };
  try {
    const loops = Object.entries(contenders).map(([name, contender]) => ({
      name,
      measure: closedLoop(contender),
    }));
    // A first round lets the server compile its own code.
    await alternate(loops, 1);
    const measured = await alternate(loops, rounds);
    const perSecond = (of: Measured) => of.perSecond;
    const cpuUs = (of: Measured) => of.cpuUs;
    const pair = ['port', 'bare'] as const;
    const aToA = ['bare again', 'bare'] as const;
    return [
      {
        what: 'documents/s, to the bare driver',
        goal: { atLeast: 0.7 },
        ratios: compare(measured, pair, perSecond),
        figures: [
          mediansOf(measured, pair, { figure: perSecond, unit: 'per s' }),
          mediansOf(measured, pair, { figure: cpuUs, unit: 'µs of processor each' }),
        ].join('; '),
      },
      {
        what: 'documents/s, the bare driver to itself (A/A)',
        goal: undefined,
        ratios: compare(measured, aToA, perSecond),
        figures: mediansOf(measured, aToA, { figure: perSecond, unit: 'per s' }),
      },
    ];
  } finally {
    for (const { close } of Object.values(contenders)) await close();
    await server.remove();
  }
}

export const readStoreUpdates: Benchmark = {
  name: 'read-store-updates',
  title: 'MongoDB through the port: read models kept up to date',
  about: `Eight read models are changed at a time, each in batches of 20 documents of 500 bytes. A document is written only if its
position is still the one that was read. Then the checkpoint is written, but only if the stored checkpoint is still the
previous one. The bare driver makes the same writes with the same conditions and acknowledgements, on documents with two
indexes. It does not store a lease, search words, or the documents as text. The server is the one that the tests use,
unless MONGODB_URL names another one.`,
  run,
};
