import { setTimeout as wait } from 'node:timers/promises';
import {
  type EventStoreDbProcess,
  spawnEventStoreDb,
} from '../../../../../test/support/eventstoredb/spawn-event-store-db.ts';
import {
  featured,
  ids,
  newStream,
  part,
  published,
} from '../../../../../test/support/in-memory/stored-events.ts';
import type { AppendOutcome, StreamAppend } from '../../../application/ports/event-store.ts';
import { NodeCryptography } from '../../node/node-cryptography.ts';
import { RandomIdentifiers } from '../../node/random-identifiers.ts';
import { SystemClock } from '../../node/system-clock.ts';
import { EventStoreDbEventStore } from './event-store-db-event-store.ts';

const tools = {
  clock: new SystemClock(),
  cryptography: new NodeCryptography('the secret of the distributed event store'),
  identifiers: new RandomIdentifiers(),
};

/** The 1.5 s that an append may take, plus some time for a busy machine, in milliseconds. */
const answeredMsMax = 2_500;

let server: EventStoreDbProcess;
let store: EventStoreDbEventStore;

beforeAll(async () => {
  server = await spawnEventStoreDb();
}, 30_000);

afterAll(async () => {
  await server.stop();
});

beforeEach(async () => {
  store = await EventStoreDbEventStore.open({ url: server.url, ...tools });
});

afterEach(async () => {
  await server.faults.clear();
  await store.close();
});

/** Sends the append again until its outcome is known, as a caller would, and returns the outcome. */
async function appendUntilKnown(parts: readonly StreamAppend[]): Promise<AppendOutcome> {
  for (;;) {
    try {
      return await store.appendInOrder(parts);
    } catch (error) {
      expect(error).toMatchObject({ name: 'AppendOutcomeUnknown' });
      await wait(20);
    }
  }
}

async function expectUnknownInTime(append: Promise<AppendOutcome>): Promise<void> {
  const startMs = performance.now();
  await expect(append).rejects.toMatchObject({ name: 'AppendOutcomeUnknown' });
  expect(performance.now() - startMs).toBeLessThan(answeredMsMax);
}

describe('an append whose answer is lost', () => {
  it('is acknowledged and stored only once, in each of 500 cases', async () => {
    const appends = Array.from({ length: 500 }, () => [
      part(newStream('booking'), 'no-stream', published, featured),
    ]);
    await server.faults.loseAnswers(appends.length);
    const waiting = [...appends];
    const caller = async (): Promise<void> => {
      for (let append = waiting.pop(); append !== undefined; append = waiting.pop()) {
        expect(await appendUntilKnown(append)).toMatchObject({
          outcome: 'appended',
          revisions: [1],
        });
      }
    };
    await Promise.all(Array.from({ length: 25 }, caller));
    for (const [append] of appends) {
      // The append is sent once more, although it was acknowledged.
      await store.appendInOrder(append === undefined ? [] : [append]);
      expect(ids(await store.readStream(append?.stream ?? ''))).toStrictEqual(
        ids(append?.events ?? []),
      );
    }
  }, 120_000);

  it('is acknowledged with its own position, although another append followed', async () => {
    const stream = newStream();
    const first = [part(stream, 'no-stream')];
    await server.faults.loseAnswers();
    const outcome = await appendUntilKnown(first);
    await store.appendInOrder([part(stream, 0)]);
    expect(await store.appendInOrder(first)).toStrictEqual(outcome);
    expect(await store.readStream(stream)).toHaveLength(2);
  });

  it('conflicts with a decision that was stored meanwhile', async () => {
    const other = await EventStoreDbEventStore.open({ url: server.url, ...tools });
    const stream = newStream();
    await server.faults.failBeforeWriting();
    const late = store.appendInOrder([part(stream, 'no-stream')]);
    const won = await other.appendInOrder([part(stream, 'no-stream')]);
    const outcomes = [won, await late].map(({ outcome }) => outcome);
    expect(outcomes.toSorted()).toStrictEqual(['appended', 'conflict']);
    expect(await store.readStream(stream)).toHaveLength(1);
    await other.close();
  });
});

describe('a server that cannot take an append', () => {
  it.each(['not-ready', 'unavailable', 'timeout', 'deadline'] as const)(
    'is asked again while there is time if it answers %s',
    async (how) => {
      await server.faults.refuse(how, 2, ['append']);
      const stream = newStream();
      expect(await store.appendInOrder([part(stream, 'no-stream')])).toMatchObject({
        outcome: 'appended',
      });
      expect(await store.readStream(stream)).toHaveLength(1);
    },
  );

  it('redirects appends and reads to the leader that it names', async () => {
    const leader = { host: '127.0.0.1', port: server.port };
    await server.faults.notLeader(leader, 1, ['append']);
    const stream = newStream();
    expect(await store.appendInOrder([part(stream, 'no-stream')])).toMatchObject({
      outcome: 'appended',
    });
    await server.faults.notLeader(leader, 1, ['read']);
    expect(await store.readStream(stream)).toHaveLength(1);
  });

  it('leaves the outcome unknown if it stays away', async () => {
    await server.faults.failBeforeWriting(1_000);
    await expectUnknownInTime(store.appendInOrder([part(newStream(), 'no-stream')]));
  });

  it('is not asked twice when it denies access', async () => {
    await server.faults.refuse('access-denied', 1, ['append']);
    const stream = newStream();
    await expectUnknownInTime(store.appendInOrder([part(stream, 'no-stream')]));
    expect(await store.readStream(stream)).toStrictEqual([]);
  });

  it('answers all other appends even if one append never gets an answer', async () => {
    await server.faults.hang(1, ['append']);
    const streams = [newStream(), newStream()];
    const outcomes = await Promise.all(
      streams.map((stream) => store.appendInOrder([part(stream, 'no-stream')])),
    );
    expect(outcomes.map(({ outcome }) => outcome)).toStrictEqual(['appended', 'appended']);
  });

  it('keeps the parts that come before the one that failed', async () => {
    const [first, second] = [newStream(), newStream()];
    const append = [part(first, 'no-stream'), part(second, 'no-stream')];
    await server.faults.hang(1_000, ['append']);
    await expectUnknownInTime(store.appendInOrder(append));
    await server.faults.clear();
    expect(await store.appendInOrder(append)).toMatchObject({ revisions: [0, 0] });
    expect(await store.readStream(first)).toHaveLength(1);
  });
});

describe('a server that is paused', () => {
  it('leaves the outcome unknown within the time of a command, and stores a repeat once', async () => {
    const stream = newStream();
    const append = [part(stream, 'no-stream')];
    await server.pause();
    try {
      await expectUnknownInTime(store.appendInOrder(append));
    } finally {
      server.resume();
    }
    expect(await appendUntilKnown(append)).toMatchObject({ outcome: 'appended', revisions: [0] });
    expect(await store.readStream(stream)).toHaveLength(1);
  });

  it('fails reads within the time of a command', async () => {
    await server.pause();
    const startMs = performance.now();
    try {
      await expect(store.readStream(newStream())).rejects.toThrow();
      expect(performance.now() - startMs).toBeLessThan(answeredMsMax);
    } finally {
      server.resume();
    }
  });
});

describe('a server that is killed and started again', () => {
  it('has every acknowledged event exactly once while 64 callers append', async () => {
    const streams = Array.from({ length: 64 }, () => newStream('booking'));
    let isOver = false;
    const callers = streams.map(async (stream) => {
      const acknowledged: string[] = [];
      while (!isOver || acknowledged.length === 0) {
        const append = part(
          stream,
          acknowledged.length === 0 ? 'no-stream' : acknowledged.length - 1,
        );
        const outcome = await appendUntilKnown([append]);
        expect(outcome).toMatchObject({ outcome: 'appended' });
        acknowledged.push(...ids(append.events));
      }
      return acknowledged;
    });
    for (let kills = 0; kills < 3; kills += 1) {
      await wait(200);
      await server.restart();
    }
    isOver = true;
    const acknowledged = await Promise.all(callers);
    for (const [index, stream] of streams.entries()) {
      expect(ids(await store.readStream(stream))).toStrictEqual(acknowledged[index]);
    }
  }, 60_000);
});

describe('a new connection', () => {
  it('takes 500 appends at once', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 500 }, () => store.appendInOrder([part(newStream(), 'no-stream')])),
    );
    expect(new Set(outcomes.map(({ outcome }) => outcome))).toStrictEqual(new Set(['appended']));
  });

  it('refuses appends and reads once it is closed', async () => {
    await store.close();
    await expectUnknownInTime(store.appendInOrder([part(newStream(), 'no-stream')]));
    await expect(store.head()).rejects.toThrow(/closed/);
  });
});
