import {
  ANY,
  BACKWARDS,
  binaryEvent,
  END,
  type EventStoreDBClient,
  FORWARDS,
  jsonEvent,
  MaxAppendSizeExceededError,
  NO_STREAM,
  START,
  STREAM_EXISTS,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { randomUUID } from 'node:crypto';
import { connect, eventsOf, seatOf, seatsIn, seatTaken } from './client-story.ts';
import { type EventStoreDbServer, startEventStoreDb } from './start-event-store-db.ts';

describe.each([
  { form: 'in batches', offersBatchAppend: true },
  { form: 'call by call', offersBatchAppend: false },
])('the unmodified client, appending $form', ({ offersBatchAppend }) => {
  let server: EventStoreDbServer;
  let client: EventStoreDBClient;

  beforeAll(async () => {
    server = await startEventStoreDb({ offersBatchAppend });
    client = connect(server.url);
  });

  afterAll(async () => {
    await client.dispose();
    await server.stop();
  });

  it('uses the form that the server offers', async () => {
    const { StreamsService } = await import('./wire/protocol.ts');
    const supports = client as unknown as { supports(method: object): Promise<boolean> };
    expect(await supports.supports(StreamsService.batchAppend)).toBe(offersBatchAppend);
  });

  it('reads back what it appended, whole and in order', async () => {
    const before = Date.now();
    const id = randomUUID();
    const bytes = Uint8Array.from([0, 255, 7]);
    const { success, nextExpectedRevision, position } = await client.appendToStream('whole-1', [
      jsonEvent({
        id,
        type: 'Said',
        data: { word: 'Karibu, žluťoučký' },
        metadata: { by: 'amina' },
      }),
      binaryEvent({ type: 'Sent', data: bytes, metadata: bytes }),
    ]);
    const [said, sent] = await eventsOf(client.readStream('whole-1'));
    expect({ success, nextExpectedRevision }).toEqual({ success: true, nextExpectedRevision: 1n });
    expect(said).toMatchObject({
      id,
      streamId: 'whole-1',
      revision: 0n,
      type: 'Said',
      isJson: true,
      data: { word: 'Karibu, žluťoučký' },
      metadata: { by: 'amina' },
    });
    expect(said?.created.getTime()).toBeGreaterThanOrEqual(before);
    expect(said?.created.getTime()).toBeLessThanOrEqual(Date.now());
    expect(sent).toMatchObject({ revision: 1n, type: 'Sent', isJson: false, position });
    expect(Buffer.from(sent?.data as Uint8Array).equals(bytes)).toBe(true);
    expect(Buffer.from(sent?.metadata as Uint8Array).equals(bytes)).toBe(true);
  });

  it('counts positions in bytes, with gaps, the same for prepare and commit', async () => {
    await client.appendToStream('gaps-1', [seatTaken(0), seatTaken(1), seatTaken(2)]);
    const positions = (await eventsOf(client.readStream('gaps-1'))).map(({ position }) => position);
    for (const position of positions) expect(position?.commit).toBe(position?.prepare);
    const [first, second, third] = positions.map((position) => position?.commit ?? 0n);
    expect((second ?? 0n) - (first ?? 0n)).toBeGreaterThan(50n);
    expect((third ?? 0n) - (second ?? 0n)).toBeGreaterThan(50n);
  });

  it.each([
    { expectedRevision: NO_STREAM, holds: false, onNew: true },
    { expectedRevision: STREAM_EXISTS, holds: true, onNew: false },
    { expectedRevision: ANY, holds: true, onNew: true },
    { expectedRevision: 1n, holds: true, onNew: false },
    { expectedRevision: 0n, holds: false, onNew: false },
    { expectedRevision: 2n, holds: false, onNew: false },
  ] as const)(
    'checks that the stream is at the expected revision $expectedRevision',
    async ({ expectedRevision, holds, onNew }) => {
      const stream = `held-${expectedRevision}`;
      const append = (to: string, seat: number) =>
        client.appendToStream(to, seatTaken(seat), { expectedRevision });
      const refused = (actualVersion: bigint | 'no_stream', streamName: string) =>
        expect.objectContaining({
          name: 'Error',
          type: 'wrong-expected-version',
          streamName,
          expectedVersion: expectedRevision,
          actualVersion,
        });
      const fresh = append(`${stream}-new`, 0);
      if (onNew) await expect(fresh).resolves.toMatchObject({ nextExpectedRevision: 0n });
      else await expect(fresh).rejects.toEqual(refused('no_stream', `${stream}-new`));

      await client.appendToStream(stream, [seatTaken(0), seatTaken(1)]);
      const onTwo = append(stream, 2);
      if (holds) await expect(onTwo).resolves.toMatchObject({ nextExpectedRevision: 2n });
      else await expect(onTwo).rejects.toEqual(refused(1n, stream));
      expect(await seatsIn(client, stream)).toEqual(holds ? [0, 1, 2] : [0, 1]);
    },
  );

  it('acknowledges a repeated append with the first result and stores it once', async () => {
    const events = [seatTaken(1, randomUUID()), seatTaken(2, randomUUID())];
    const at = { expectedRevision: NO_STREAM } as const;
    const first = await client.appendToStream('twice-1', events, at);
    await client.appendToStream('twice-1', seatTaken(3), { expectedRevision: 1n });
    expect(await client.appendToStream('twice-1', events, at)).toEqual(first);
    expect(await client.appendToStream('twice-1', events, { expectedRevision: ANY })).toEqual(
      first,
    );
    const tail = { expectedRevision: 0n } as const;
    expect(await client.appendToStream('twice-1', events.slice(1), tail)).toEqual(first);
    expect(await seatsIn(client, 'twice-1')).toEqual([1, 2, 3]);
  });

  it('refuses an append that repeats another one in part', async () => {
    const [one, two] = [seatTaken(1, randomUUID()), seatTaken(2, randomUUID())];
    await client.appendToStream('partly-1', [one, two], { expectedRevision: NO_STREAM });
    for (const expectedRevision of [NO_STREAM, ANY] as const) {
      await expect(
        client.appendToStream('partly-1', [one, seatTaken(3)], { expectedRevision }),
      ).rejects.toBeInstanceOf(WrongExpectedVersionError);
    }
    await expect(
      client.appendToStream('partly-1', two, { expectedRevision: NO_STREAM }),
    ).rejects.toBeInstanceOf(WrongExpectedVersionError);
    expect(await seatsIn(client, 'partly-1')).toEqual([1, 2]);
  });

  it('recognises a repeated event id only in the same stream', async () => {
    const event = seatTaken(1, randomUUID());
    await client.appendToStream('here-1', event);
    await client.appendToStream('there-1', event);
    expect(await seatsIn(client, 'there-1')).toEqual([1]);
  });

  it('lets one of many writers at the same revision win', async () => {
    const results = await Promise.allSettled(
      Array.from({ length: 16 }, (_, seat) =>
        client.appendToStream('race-1', seatTaken(seat), { expectedRevision: NO_STREAM }),
      ),
    );
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await seatsIn(client, 'race-1')).toHaveLength(1);
  });

  it('refuses an append of more than a mebibyte, and stores nothing of it', async () => {
    const big = (bytes: number) => binaryEvent({ type: 'Big', data: new Uint8Array(bytes) });
    const half = 512 * 1024;
    await expect(client.appendToStream('big-1', [big(half), big(half)])).rejects.toMatchObject({
      constructor: MaxAppendSizeExceededError,
      maxAppendSize: 1024 * 1024,
    });
    await expect(eventsOf(client.readStream('big-1'))).rejects.toBeInstanceOf(StreamNotFoundError);
    await client.appendToStream('big-1', big(1024 * 1024 - 6));
    expect(await eventsOf(client.readStream('big-1'))).toHaveLength(1);
  });

  it('does not start a call after the client’s deadline', async () => {
    await expect(
      client.appendToStream('late-1', seatTaken(1), { deadline: -1 }),
    ).rejects.toMatchObject({ type: 'deadline-exceeded' });
    await expect(seatsIn(client, 'late-1')).rejects.toBeInstanceOf(StreamNotFoundError);
  });

  it('joins an append that arrives in several messages', async () => {
    const seats = Array.from({ length: 50 }, (_, seat) => seat);
    await client.appendToStream(
      'pieces-1',
      seats.map((seat) => seatTaken(seat)),
      {
        batchAppendSize: 200,
      },
    );
    expect(await seatsIn(client, 'pieces-1')).toEqual(seats);
  });

  describe('reading', () => {
    beforeAll(async () => {
      await client.appendToStream(
        'read-1',
        [0, 1, 2, 3, 4].map((seat) => seatTaken(seat)),
      );
    });

    it.each([
      { direction: FORWARDS, fromRevision: START, maxCount: 2, seats: [0, 1] },
      { direction: FORWARDS, fromRevision: 3n, maxCount: 9, seats: [3, 4] },
      { direction: FORWARDS, fromRevision: 5n, maxCount: 9, seats: [] },
      { direction: FORWARDS, fromRevision: END, maxCount: 9, seats: [] },
      { direction: BACKWARDS, fromRevision: END, maxCount: 2, seats: [4, 3] },
      { direction: BACKWARDS, fromRevision: 2n ** 64n - 1n, maxCount: 1, seats: [4] },
      { direction: BACKWARDS, fromRevision: 1n, maxCount: 9, seats: [1, 0] },
      { direction: BACKWARDS, fromRevision: START, maxCount: 9, seats: [0] },
    ] as const)(
      'a stream $direction from $fromRevision shows $seats',
      async ({ seats, ...options }) => {
        const events = await eventsOf(client.readStream('read-1', options));
        expect(events.map(seatOf)).toEqual(seats);
      },
    );

    it('the whole log is read in both directions; a position belongs to the event after it', async () => {
      const forwards = await eventsOf(client.readAll());
      const backwards = await eventsOf(client.readAll({ direction: BACKWARDS, fromPosition: END }));
      const ids = (events: readonly { readonly id: string }[]) => events.map(({ id }) => id);
      expect(ids(backwards)).toEqual(ids(forwards).reverse());
      const fromPosition = forwards[5]?.position ?? START;
      const after = client.readAll({ fromPosition, maxCount: 2 });
      expect(ids(await eventsOf(after))).toEqual(ids(forwards).slice(5, 7));
      const before = client.readAll({ direction: BACKWARDS, fromPosition, maxCount: 2 });
      expect(ids(await eventsOf(before))).toEqual(ids(forwards).slice(3, 5).reverse());
      expect(await eventsOf(client.readAll({ direction: BACKWARDS, fromPosition: START }))).toEqual(
        [],
      );
      expect(await eventsOf(client.readAll({ fromPosition: END }))).toEqual([]);
    });

    it('the log also shows the events of system streams', async () => {
      await client.appendToStream('$of-the-system', seatTaken(1));
      const streams = (await eventsOf(client.readAll())).map(({ streamId }) => streamId);
      expect(streams).toContain('$of-the-system');
      expect(streams[0]).toMatch(/^\$/);
    });

    it('a stream without events is not found', async () => {
      await expect(eventsOf(client.readStream('nobody-1'))).rejects.toMatchObject({
        constructor: StreamNotFoundError,
        streamName: 'nobody-1',
      });
    });

    it('a long stream is complete, also for a slow reader', async () => {
      const seats = Array.from({ length: 700 }, (_, seat) => seat);
      await client.appendToStream(
        'long-1',
        seats.map((seat) => seatTaken(seat)),
      );
      const read: number[] = [];
      for await (const { event } of client.readStream('long-1', {}, { highWaterMark: 1 })) {
        if (event !== undefined) read.push(seatOf(event));
        await new Promise(setImmediate);
      }
      expect(read).toEqual(seats);
    });
  });
});

describe('a client that looks for a cluster', () => {
  it('finds the single server', async () => {
    const server = await startEventStoreDb();
    const client = connect(server.url.replace('esdb:', 'esdb+discover:'));
    await client.appendToStream('found-1', seatTaken(1));
    expect(await seatsIn(client, 'found-1')).toEqual([1]);
    await client.dispose();
    await server.stop();
  });
});
