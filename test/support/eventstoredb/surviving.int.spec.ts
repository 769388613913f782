import { type EventStoreDBClient, NO_STREAM, UnavailableError } from '@eventstore/db-client';
import { once } from 'node:events';
import { connect, eventsOf, seatsIn, seatTaken } from './client-story.ts';
import { type EventStoreDbProcess, spawnEventStoreDb } from './spawn-event-store-db.ts';

const processMsMax = 30_000;

describe.each([
  { form: 'in batches', offersBatchAppend: true },
  { form: 'call by call', offersBatchAppend: false },
])('a server in a separate process, its client appending $form', (options) => {
  let server: EventStoreDbProcess;
  let client: EventStoreDBClient;

  beforeEach(async () => {
    server = await spawnEventStoreDb(options);
    client = connect(server.url);
  }, processMsMax);

  afterEach(async () => {
    await client.dispose();
    await server.stop();
  }, processMsMax);

  /** Repeats a call once after a failure, because the client then reconnects. */
  const again = async <Result>(call: () => Promise<Result>): Promise<Result> =>
    call().catch((error: unknown) => {
      if (error instanceof UnavailableError) return call();
      throw error;
    });

  it(
    'has every acknowledged event once after it was killed in the middle of writes',
    async () => {
      const acknowledged: string[] = [];
      const writers = Array.from({ length: 16 }, async (_, writer) => {
        for (let seat = 0; ; seat += 1) {
          const stream = `tour-${writer}-${seat}`;
          const events = [seatTaken(seat), seatTaken(seat)];
          await client.appendToStream(stream, events, { expectedRevision: NO_STREAM });
          acknowledged.push(stream);
          if (acknowledged.length === 200) await server.kill();
        }
      });
      const ends = await Promise.allSettled(writers);
      expect(ends.map(({ status }) => status)).toEqual(ends.map(() => 'rejected'));
      await server.start();
      const stored = (await again(() => eventsOf(client.readAll()))).map(
        ({ streamId }) => streamId,
      );
      const counts = new Map<string, number>();
      for (const stream of stored) counts.set(stream, (counts.get(stream) ?? 0) + 1);
      expect(acknowledged.length).toBeGreaterThanOrEqual(200);
      expect(acknowledged.filter((stream) => counts.get(stream) !== 2)).toEqual([]);
      counts.delete('$$$stats');
      expect([...counts].filter(([, count]) => count !== 2)).toEqual([]);
    },
    processMsMax,
  );

  it(
    'has the same address, revisions, positions and deletions after a restart',
    async () => {
      const { url } = server;
      const before = await client.appendToStream('tour-1', [seatTaken(0), seatTaken(1)]);
      await client.appendToStream('gone-1', seatTaken(0));
      await client.deleteStream('gone-1');
      const whole = await eventsOf(client.readAll());
      await server.restart();
      expect(server.url).toBe(url);
      expect(await again(() => eventsOf(client.readAll()))).toEqual(whole);
      const after = await client.appendToStream('tour-1', seatTaken(2), { expectedRevision: 1n });
      expect(after.position?.commit).toBeGreaterThan(before.position?.commit ?? 0n);
      await expect(seatsIn(client, 'gone-1')).rejects.toMatchObject({ type: 'stream-not-found' });
    },
    processMsMax,
  );

  it(
    'answers no call while it is paused, and all of them afterwards',
    async () => {
      await client.appendToStream('tour-1', seatTaken(0));
      await server.pause();
      let isAnswered = false;
      const answered = client
        .appendToStream('tour-1', seatTaken(1))
        .then(() => (isAnswered = true));
      const other = connect(server.url, '&defaultDeadline=200');
      await expect(other.deleteStream('other-1')).rejects.toMatchObject({
        type: 'deadline-exceeded',
      });
      expect(isAnswered).toBe(false);
      server.resume();
      await answered;
      expect(await seatsIn(client, 'tour-1')).toEqual([0, 1]);
      await other.dispose();
    },
    processMsMax,
  );

  it(
    'misbehaves on request like one in this process',
    async () => {
      await server.faults.loseAnswers();
      await expect(client.appendToStream('tour-1', seatTaken(0))).rejects.toBeInstanceOf(
        UnavailableError,
      );
      expect(await seatsIn(client, 'tour-1')).toEqual([0]);
      await server.faults.refuse('access-denied', Infinity, ['delete']);
      for (let n = 0; n < 3; n += 1) {
        await expect(client.deleteStream('tour-1')).rejects.toMatchObject({
          type: 'access-denied',
        });
      }
      const subscription = client.subscribeToAll();
      const followed = eventsOf(subscription);
      await once(subscription, 'caughtUp');
      expect(await server.faults.dropSubscriptions({ withError: false })).toBe(1);
      await followed;
    },
    processMsMax,
  );
});
