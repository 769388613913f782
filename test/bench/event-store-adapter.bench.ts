import { randomUUID } from 'node:crypto';
import {
  EventStoreDBClient,
  jsonEvent,
  type JSONType,
  NO_STREAM,
  START,
  streamNameFilter,
} from '@eventstore/db-client';
import { EventStoreDbEventStore } from '../../services/libs/adapters/distributed/event-store-db/event-store-db-event-store.ts';
import { NodeCryptography } from '../../services/libs/adapters/node/node-cryptography.ts';
import { RandomIdentifiers } from '../../services/libs/adapters/node/random-identifiers.ts';
import { SystemClock } from '../../services/libs/adapters/node/system-clock.ts';
import { logCategories } from '../../services/libs/application/event-log/stream-name.ts';
import { beginning } from '../../services/libs/application/event-log/stored-event.ts';
import { spawnEventStoreDb } from '../support/eventstoredb/spawn-event-store-db.ts';
import type { Benchmark, Comparison } from './harness/benchmark.ts';
import { alternate, compare, type Rounds } from './harness/rounds.ts';
import { mediansOf } from './harness/side-by-side.ts';
import { bareEvent } from './reference/bare-log.ts';

const callers = 64;
const appendsMs = 3_000;
const followedEvents = 20_000;
const eventsPerAppend = 100;
/** As many as projections read at a time. */
const eventsPerPage = 500;

const tools = {
  clock: new SystemClock(),
  cryptography: new NodeCryptography('the secret of a log that is only measured'),
  identifiers: new RandomIdentifiers(),
};

/** Both contenders write and read the same bytes on the same server. */
interface Contender {
  /** Appends one event at the end of the stream of this caller. */
  readonly append: (stream: string, revision: number) => Promise<void>;
  /** Reads the whole log as a follower does, up to this many events. Resolves to the number of events it received. */
  readonly follow: (events: number) => Promise<number>;
  readonly close: () => Promise<void>;
}

interface Measured {
  readonly perSecond: number;
  readonly cpuUs: number;
}

async function openAdapter(url: string): Promise<Contender> {
  const store = await EventStoreDbEventStore.open({ url, ...tools });
  return {
    append: async (stream, revision) => {
      const expected = revision === 0 ? 'no-stream' : revision - 1;
      const { id, type, now, data, metadata } = bareEvent();
      const events = [{ id, type, schemaVersion: 1, occurredAt: now, data, metadata }];
      const { outcome } = await store.appendInOrder([{ stream, expected, events }]);
      if (outcome !== 'appended') throw new Error(`An append ended in ${outcome}.`);
    },
    follow: async (events) => {
      const calledOff = new AbortController();
      let shown = 0;
      const options = { signal: calledOff.signal, limit: eventsPerPage };
      for await (const page of store.follow(beginning, options)) {
        shown += page.events.length;
        if (shown >= events) calledOff.abort();
      }
      return shown;
    },
    close: () => store.close(),
  };
}

function openBare(url: string): Contender {
  const client = EventStoreDBClient.connectionString(url);
  const { data, metadata } = bareEvent();
  const bareBody = {
    data: JSON.parse(data) as JSONType,
    metadata: JSON.parse(metadata) as unknown,
  };
  return {
    append: async (stream, revision) => {
      const expectedRevision = revision === 0 ? NO_STREAM : BigInt(revision - 1);
      const event = jsonEvent({ id: randomUUID(), type: 'BookingNoteAdded', ...bareBody });
      await client.appendToStream(stream, event, { expectedRevision });
    },
    follow: async (events) => {
      const prefixes = logCategories.map((category) => `${category}-`);
      const filter = streamNameFilter({ prefixes, checkpointInterval: 1_000 });
      const subscription = client.subscribeToAll({ fromPosition: START, filter });
      let shown = 0;
      for await (const { event } of subscription) {
        if (event !== undefined && ++shown >= events) break;
      }
      return shown;
    },
    close: () => client.dispose(),
  };
}

/** Every caller awaits its own durable append before the next. */
async function closedLoop({ append }: Contender): Promise<Measured> {
  const fresh = randomUUID();
  return await measured(async () => {
    const startedMs = performance.now();
    const counts = await Promise.all(
      Array.from({ length: callers }, async (_none, caller) => {
        let revision = 0;
        for (; performance.now() - startedMs < appendsMs; revision += 1) {
          await append(`booking-${caller}-${fresh}`, revision);
        }
        return revision;
      }),
    );
    return counts.reduce((sum, count) => sum + count, 0);
  });
}

async function measured(work: () => Promise<number>): Promise<Measured> {
  const cpuBefore = process.cpuUsage();
  const startedMs = performance.now();
  const done = await work();
  const tookMs = performance.now() - startedMs;
  const { user, system } = process.cpuUsage(cpuBefore);
  return { perSecond: (done / tookMs) * 1000, cpuUs: (user + system) / done };
}

async function withServer<Result>(work: (url: string) => Promise<Result>): Promise<Result> {
  const server = await spawnEventStoreDb();
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
}

/** Measures both contenders on one server, and the bare one twice. */
async function sideBySide(
  url: string,
  measure: (contender: Contender) => Promise<Measured>,
  rounds: number,
): Promise<Rounds<Measured>> {
  const contenders = {
    adapter: await openAdapter(url),
    bare: openBare(url),
    'bare again': openBare(url),
  };
  try {
    return await alternate(
      Object.entries(contenders).map(([name, contender]) => ({
        name,
        measure: () => measure(contender),
      })),
      rounds,
    );
  } finally {
    for (const { close } of Object.values(contenders)) await close();
  }
}

/** Fills a log with this many events of {@link bareEvent}, a hundred per append. */
async function fill(url: string): Promise<void> {
  const store = await EventStoreDbEventStore.open({ url, ...tools });
  for (let filled = 0; filled < followedEvents; filled += eventsPerAppend) {
    const events = Array.from({ length: eventsPerAppend }, () => {
      const { id, type, now, data, metadata } = bareEvent();
      return { id, type, schemaVersion: 1, occurredAt: now, data, metadata };
    });
    await store.appendInOrder([{ stream: `booking-${filled}`, expected: 'no-stream', events }]);
  }
  await store.close();
}

function comparisonsOf(
  what: string,
  measurements: Rounds<Measured>,
  goals: { readonly rate: number; readonly cpu: number },
): readonly Comparison[] {
  const pair = ['adapter', 'bare'] as const;
  const perSecond = (of: Measured) => of.perSecond;
  const cpuUs = (of: Measured) => of.cpuUs;
  return [
    {
      what: `${what}/s, to the bare client`,
      goal: { atLeast: goals.rate },
      ratios: compare(measurements, pair, perSecond),
      figures: mediansOf(measurements, pair, { figure: perSecond, unit: 'per s' }),
    },
    {
      what: `processor time of ${what}, to the bare client`,
      goal: { atMost: goals.cpu },
      ratios: compare(measurements, pair, cpuUs),
      figures: mediansOf(measurements, pair, { figure: cpuUs, unit: 'µs each' }),
    },
    {
      what: `${what}/s, the bare client to itself (A/A)`,
      goal: undefined,
      ratios: compare(measurements, ['bare again', 'bare'], perSecond),
      figures: mediansOf(measurements, ['bare again', 'bare'], {
        figure: perSecond,
        unit: 'per s',
      }),
    },
  ];
}

async function run(rounds: number): Promise<readonly Comparison[]> {
  const goals = { rate: 0.85, cpu: 1.2 };
  const appends = await withServer((url) => sideBySide(url, closedLoop, rounds));
  const follows = await withServer(async (url) => {
    await fill(url);
    const measure = ({ follow }: Contender) => measured(() => follow(followedEvents));
    return await sideBySide(url, measure, rounds);
  });
  return [
    ...comparisonsOf('appends', appends, goals),
    ...comparisonsOf('events followed', follows, goals),
  ];
}

export const eventStoreAdapter: Benchmark = {
  name: 'event-store-adapter',
  title: 'EventStoreDB through the port: appends and following',
  about: `The adapter and the bare client of EventStoreDB use one server and send the same bytes. Each of 64 callers appends one
event of 500 bytes to its own stream and waits until it is acknowledged. Then a log of 20 000 such events is followed from
its beginning: the adapter reads page by page, the bare client uses a subscription with the same filter. The server is the
one that the tests use, in its own process. So the figures compare two clients, and say nothing about a real server.`,
  run,
};
