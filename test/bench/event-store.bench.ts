import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { SqliteEventStore } from '../../services/libs/adapters/embedded/log/sqlite-event-store.ts';
import { NodeCryptography } from '../../services/libs/adapters/node/node-cryptography.ts';
import { RandomIdentifiers } from '../../services/libs/adapters/node/random-identifiers.ts';
import { SystemClock } from '../../services/libs/adapters/node/system-clock.ts';
import type { Benchmark, Comparison } from './harness/benchmark.ts';
import { BareLog, bareEvent } from './reference/bare-log.ts';
import { flushReport, flushUs } from './harness/disk-probe.ts';
import { alternate, compare } from './harness/rounds.ts';
import { mediansOf } from './harness/side-by-side.ts';
import { withDirectory } from './harness/temporary-directory.ts';

const callers = 64;
const ms = 3_000;

const tools = {
  clock: new SystemClock(),
  cryptography: new NodeCryptography('the secret of a log that is only measured'),
  identifiers: new RandomIdentifiers(),
};

/** A contender that appends one event at the end of the stream of a caller. */
interface Appender {
  readonly append: (stream: string, revision: number) => Promise<void>;
  /** How many events of {@link append} are stored. */
  readonly stored: () => Promise<number>;
  readonly close: () => Promise<void>;
}

interface Measured {
  readonly perSecond: number;
  readonly cpuUs: number;
}

async function openStore(file: string, appendsPerCommitMax?: number): Promise<Appender> {
  const options = appendsPerCommitMax === undefined ? {} : { appendsPerCommitMax };
  const store = await SqliteEventStore.open({ file, ...tools, ...options });
  const before = Number(await store.head());
  return {
    append: async (stream, revision) => {
      const expected = revision === 0 ? 'no-stream' : revision - 1;
      const { id, type, now, data, metadata } = bareEvent();
      const events = [{ id, type, schemaVersion: 1, occurredAt: now, data, metadata }];
      const { outcome } = await store.appendInOrder([{ stream, expected, events }]);
      if (outcome !== 'appended') throw new Error(`An append ended in ${outcome}.`);
    },
    stored: async () => Number(await store.head()) - before,
    close: () => store.close(),
  };
}

async function openBare(file: string): Promise<Appender> {
  const log = await BareLog.open(file);
  return {
    append: (stream, revision) => log.append([{ stream, first: revision, events: [bareEvent()] }]),
    stored: () => Promise.resolve(log.events()),
    close: () => log.close(),
  };
}

/** Every caller awaits its own durable append before the next. */
async function closedLoop({ append, stored }: Appender, fresh: string): Promise<Measured> {
  const storedBefore = await stored();
  const cpuBefore = process.cpuUsage();
  const startedMs = performance.now();
  const counts = await Promise.all(
    Array.from({ length: callers }, async (_none, caller) => {
      let revision = 0;
      for (; performance.now() - startedMs < ms; revision += 1) {
        await append(`booking-${caller}${fresh}`, revision);
      }
      return revision;
    }),
  );
  const tookMs = performance.now() - startedMs;
  const { user, system } = process.cpuUsage(cpuBefore);
  const appended = counts.reduce((sum, count) => sum + count, 0);
  const found = (await stored()) - storedBefore;
  if (found !== appended) throw new Error(`${appended} were acknowledged and ${found} are stored.`);
  return { perSecond: (appended / tookMs) * 1000, cpuUs: (user + system) / appended };
}

async function run(rounds: number): Promise<readonly Comparison[]> {
  return withDirectory(async (directory) => {
    const appenders = {
      port: await openStore(join(directory, 'port.sqlite')),
      'one by one': await openStore(join(directory, 'one-by-one.sqlite'), 1),
      bare: await openBare(join(directory, 'bare.sqlite')),
      'bare again': await openBare(join(directory, 'bare-again.sqlite')),
    };
    try {
      const beforeUs = flushUs();
      const measured = await alternate(
        Object.entries(appenders).map(([name, appender]) => ({
          name,
          measure: () => closedLoop(appender, randomUUID().replaceAll('-', '')),
        })),
        rounds,
      );
      const perSecond = (of: Measured) => of.perSecond;
      const cpuUs = (of: Measured) => of.cpuUs;
      const figures = (pair: readonly [string, string]) =>
        [
          mediansOf(measured, pair, { figure: perSecond, unit: 'per s' }),
          mediansOf(measured, pair, { figure: cpuUs, unit: 'µs of processor each' }),
        ].join('; ');
      return [
        {
          what: 'appends/s, to the bare closed loop',
          goal: { atLeast: 0.7 },
          ratios: compare(measured, ['port', 'bare'], perSecond),
          figures: figures(['port', 'bare']),
        },
        {
          what: 'appends/s, to itself with one append a commit',
          goal: { atLeast: 4 },
          ratios: compare(measured, ['port', 'one by one'], perSecond),
          figures: figures(['port', 'one by one']),
        },
        {
          what: 'the bare closed loop to itself (A/A)',
          goal: undefined,
          ratios: compare(measured, ['bare again', 'bare'], perSecond),
          figures: flushReport(beforeUs, flushUs()),
        },
      ];
    } finally {
      for (const { close } of Object.values(appenders)) await close();
    }
  });
}

export const eventStore: Benchmark = {
  name: 'event-store',
  title: 'The event store port: 64 concurrent appends',
  about: `Each of 64 callers appends one event of 500 bytes (half of them metadata) to its own stream and waits until it is
durable. The bare closed loop is a thread with prepared statements and group commit. It gets the same strings and checks
nothing. All stored events are counted after each round.`,
  run,
};
