import { join } from 'node:path';
import { Redis } from 'ioredis';
import { BullmqJobQueue } from '../../services/libs/adapters/distributed/redis/bullmq-job-queue.ts';
import { SqliteJobQueue } from '../../services/libs/adapters/embedded/operations/sqlite-job-queue.ts';
import {
  closeOperationsFile,
  openOperationsFile,
} from '../../services/libs/adapters/embedded/operations/sqlite-operations-file.ts';
import { SystemClock } from '../../services/libs/adapters/node/system-clock.ts';
import type { JobQueue } from '../../services/libs/application/ports/job-queue.ts';
import { redisMissing, RedisServer } from '../support/processes/redis-server.ts';
import type { Benchmark, Comparison } from './harness/benchmark.ts';
import { alternate, compare } from './harness/rounds.ts';
import { mediansOf } from './harness/side-by-side.ts';
import { withDirectory } from './harness/temporary-directory.ts';

const kind = 'send-notification';
const adders = 64;
const jobsPerRound = 5_000;
const atOnce = 50;

interface Measured {
  readonly perSecond: number;
}

/** Each adder waits until its job is durable before it adds the next; the workers do nothing with the jobs. */
async function addAndDo(queue: JobQueue, round: number): Promise<Measured> {
  const stopping = new AbortController();
  const all = Promise.withResolvers<undefined>();
  const done = new Set<string>();
  const working = queue.work(
    kind,
    ({ id }) => {
      done.add(id);
      if (done.size === jobsPerRound) all.resolve(undefined);
      return Promise.resolve();
    },
    { signal: stopping.signal, concurrency: atOnce, onFault: all.reject },
  );
  const startedMs = performance.now();
  let added = 0;
  await Promise.all(
    Array.from({ length: adders }, async () => {
      while (added < jobsPerRound) {
        added += 1;
        await queue.add([{ kind, id: `round-${round}-job-${added}` }]);
      }
    }),
  );
  await all.promise;
  const tookMs = performance.now() - startedMs;
  stopping.abort();
  await working;
  return { perSecond: (jobsPerRound / tookMs) * 1_000 };
}

async function run(rounds: number): Promise<readonly Comparison[]> {
  if (redisMissing !== undefined) throw new Error(redisMissing);
  return withDirectory(async (directory) => {
    const server = await RedisServer.start();
    const redis = new Redis(server.url);
    await redis.config('SET', 'appendfsync', 'always');
    redis.disconnect();
    const database = openOperationsFile(join(directory, 'operations.sqlite'));
    database.exec('PRAGMA synchronous = FULL');
    const bullmq = new BullmqJobQueue(server.url);
    const sqlite = new SqliteJobQueue(database, new SystemClock());
    try {
      let round = 0;
      const measured = await alternate(
        Object.entries({ embedded: sqlite, BullMQ: bullmq }).map(([name, queue]) => ({
          name,
          measure: () => addAndDo(queue, (round += 1)),
        })),
        rounds,
      );
      const perSecond = (of: Measured) => of.perSecond;
      return [
        {
          what: 'jobs added and done/s, to BullMQ through the same port',
          goal: { atLeast: 3 },
          ratios: compare(measured, ['embedded', 'BullMQ'], perSecond),
          figures: mediansOf(measured, ['embedded', 'BullMQ'], {
            figure: perSecond,
            unit: 'per s',
          }),
        },
      ];
    } finally {
      await bullmq.close();
      closeOperationsFile(database);
      await server.remove();
    }
  });
}

export const jobQueue: Benchmark = {
  name: 'job-queue',
  title: 'Jobs: embedded beside BullMQ',
  about: `${jobsPerRound} jobs a round go through the port. ${adders} clients add them, and each waits until its job is durable. ${atOnce} jobs
are taken at the same time, and their work is empty. Both queues are equally durable: SQLite with
\`synchronous=FULL\`, Redis with \`appendfsync always\`.`,
  run,
};
