import {
  ANY,
  type EventStoreDBClient,
  jsonEvent,
  type JSONRecordedEvent,
  NO_STREAM,
  STREAM_EXISTS,
  StreamDeletedError,
  StreamNotFoundError,
  WrongExpectedVersionError,
} from '@eventstore/db-client';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect, eventsOf, seatsIn, seatsInLog, seatTaken } from './client-story.ts';
import { runScavenge } from './run-scavenge.ts';
import { type EventStoreDbServer, startEventStoreDb } from './start-event-store-db.ts';

const threeSeats = [seatTaken(0), seatTaken(1), seatTaken(2)];

describe.each([
  { form: 'in batches', offersBatchAppend: true },
  { form: 'call by call', offersBatchAppend: false },
])('a client that deletes, appending $form', ({ offersBatchAppend }) => {
  let directory: string;
  let server: EventStoreDbServer;
  let client: EventStoreDBClient;

  beforeEach(async () => {
    directory = mkdtempSync(join(tmpdir(), 'deleting-'));
    server = await startEventStoreDb({ directory, offersBatchAppend });
    client = connect(server.url);
    await client.appendToStream('tour-1', threeSeats);
  });

  afterEach(async () => {
    await client.dispose();
    await server.stop();
    rmSync(directory, { recursive: true });
  });

  /** Resolves when the scavenge is complete according to its history. */
  const scavenged = async (): Promise<JSONRecordedEvent> => {
    const history = `$scavenges-${await runScavenge(server.port)}`;
    const subscription = client.subscribeToStream(history);
    const isLast = ({ type }: { readonly type: string }) => type === '$scavengeCompleted';
    const events = await eventsOf(subscription, isLast);
    return events.at(-1) as JSONRecordedEvent;
  };

  it('no longer finds a deleted stream, although its events stay in the log', async () => {
    const { position } = await client.deleteStream('tour-1', { expectedRevision: 2n });
    await expect(seatsIn(client, 'tour-1')).rejects.toBeInstanceOf(StreamNotFoundError);
    expect(await seatsInLog(client, 'tour-1')).toEqual([0, 1, 2]);
    const last = (await eventsOf(client.readAll())).at(-1);
    expect(last).toMatchObject({ streamId: '$$tour-1', type: '$metadata', position });
  });

  it.each([
    { expectedRevision: NO_STREAM },
    { expectedRevision: ANY },
    { expectedRevision: 2n },
  ] as const)(
    'reopens a deleted stream at $expectedRevision, and its revisions continue',
    async (options) => {
      await client.deleteStream('tour-1');
      const again = await client.appendToStream('tour-1', [seatTaken(3), seatTaken(4)], options);
      expect(again.nextExpectedRevision).toBe(4n);
      const shown = await eventsOf(client.readStream('tour-1'));
      expect(shown.map(({ revision }) => revision)).toEqual([3n, 4n]);
      const { metadata } = await client.getStreamMetadata('tour-1');
      expect(metadata).toEqual({ truncateBefore: 3 });
    },
  );

  it('does not count a deleted stream as existing', async () => {
    await client.deleteStream('tour-1');
    await expect(
      client.appendToStream('tour-1', seatTaken(3), { expectedRevision: STREAM_EXISTS }),
    ).rejects.toMatchObject({ constructor: StreamDeletedError, streamName: 'tour-1' });
    await expect(
      client.appendToStream('tour-1', seatTaken(3), { expectedRevision: 1n }),
    ).rejects.toMatchObject({ constructor: WrongExpectedVersionError, actualVersion: 2n });
  });

  it('deletes nothing at another revision, and no stream that never existed', async () => {
    await expect(client.deleteStream('tour-1', { expectedRevision: 1n })).rejects.toMatchObject({
      constructor: WrongExpectedVersionError,
      streamName: 'tour-1',
      expectedVersion: 1n,
      actualVersion: 2n,
    });
    await expect(client.deleteStream('never-1')).rejects.toMatchObject({
      constructor: WrongExpectedVersionError,
      expectedVersion: -2n,
      actualVersion: -1n,
    });
    expect(await seatsIn(client, 'tour-1')).toEqual([0, 1, 2]);
  });

  it('closes a stream permanently with a tombstone', async () => {
    await client.tombstoneStream('tour-1');
    const closed = expect.objectContaining({
      constructor: StreamDeletedError,
      streamName: 'tour-1',
    });
    await expect(client.appendToStream('tour-1', seatTaken(3))).rejects.toEqual(closed);
    await expect(seatsIn(client, 'tour-1')).rejects.toEqual(closed);
    await expect(client.deleteStream('tour-1')).rejects.toEqual(closed);
    await expect(client.tombstoneStream('tour-1')).rejects.toEqual(closed);
    const last = (await eventsOf(client.readAll())).at(-1);
    expect(last).toMatchObject({
      streamId: 'tour-1',
      type: '$streamDeleted',
      revision: 9_223_372_036_854_775_807n,
    });
    expect(await seatsInLog(client, 'tour-1')).toEqual([0, 1, 2]);
  });

  it('removes deleted events by a scavenge, except the last event of the stream', async () => {
    await client.appendToStream('kept-1', threeSeats);
    await client.deleteStream('tour-1');
    const { data } = await scavenged();
    expect(data).toMatchObject({ result: 'Success', nodeEndpoint: `127.0.0.1:${server.port}` });
    expect(await seatsInLog(client, 'tour-1')).toEqual([2]);
    expect(await seatsInLog(client, 'kept-1')).toEqual([0, 1, 2]);
    await client.appendToStream('tour-1', seatTaken(3), { expectedRevision: NO_STREAM });
    const [shown] = await eventsOf(client.readStream('tour-1'));
    expect(shown?.revision).toBe(3n);
  });

  it('removes a closed stream with its metadata by a scavenge, except its tombstone', async () => {
    await client.setStreamMetadata('tour-1', { note: 'private' });
    await client.tombstoneStream('tour-1');
    await scavenged();
    const left = (await eventsOf(client.readAll())).filter(({ streamId }) =>
      streamId.endsWith('tour-1'),
    );
    expect(left.map(({ type }) => type)).toEqual(['$streamDeleted']);
    await expect(seatsIn(client, 'tour-1')).rejects.toBeInstanceOf(StreamDeletedError);
  });

  it('leaves no byte of a scavenged event on the disk', async () => {
    const secret = randomUUID();
    await client.appendToStream('private-1', jsonEvent({ type: 'Told', data: { secret } }));
    const onDisk = () =>
      readdirSync(directory).some((file) => readFileSync(join(directory, file)).includes(secret));
    await client.tombstoneStream('private-1');
    expect(onDisk()).toBe(true);
    await scavenged();
    expect(onDisk()).toBe(false);
  });

  it('does not recognise a repeated event after its scavenge', async () => {
    const event = seatTaken(9);
    await client.appendToStream('twice-1', [event, seatTaken(10)]);
    await client.setStreamMetadata('twice-1', { truncateBefore: 1 });
    await scavenged();
    await client.appendToStream('twice-1', event, { expectedRevision: ANY });
    expect(await seatsIn(client, 'twice-1')).toEqual([10, 9]);
  });

  it('lists scavenges in one stream, by links', async () => {
    const id = (await scavenged()).streamId;
    const links = await eventsOf(client.readStream('$scavenges'));
    expect(
      links.map(({ type, data }) => [type, Buffer.from(data as Uint8Array).toString()]),
    ).toEqual([
      ['$>', `0@${id}`],
      ['$>', `1@${id}`],
    ]);
    const followed = await eventsOf(client.readStream('$scavenges', { resolveLinkTos: true }));
    expect(followed.map(({ type }) => type)).toEqual(['$scavengeStarted', '$scavengeCompleted']);
  });

  describe('metadata of a stream', () => {
    it.each([
      { metadata: { maxCount: 2 }, shown: [1, 2] },
      { metadata: { truncateBefore: 2 }, shown: [2] },
      { metadata: { truncateBefore: 1, maxCount: 1 }, shown: [2] },
      { metadata: { maxAge: 60 }, shown: [0, 1, 2] },
      { metadata: { maxAge: 0 }, shown: [] },
      { metadata: { truncateBefore: 3 }, shown: [] },
      { metadata: { anything: 'else' }, shown: [0, 1, 2] },
    ])(
      '$metadata shows $shown of a stream, and all of them in the log',
      async ({ metadata, shown }) => {
        await client.setStreamMetadata('tour-1', metadata);
        expect(await seatsIn(client, 'tour-1')).toEqual(shown);
        expect(await seatsInLog(client, 'tour-1')).toEqual([0, 1, 2]);
        const read = await client.getStreamMetadata('tour-1');
        expect(read.metadata).toEqual(metadata);
        await scavenged();
        expect(await seatsInLog(client, 'tour-1')).toEqual(shown.length === 0 ? [2] : shown);
      },
    );

    it('has an effect and is shown only in its latest version', async () => {
      await client.setStreamMetadata('tour-1', { maxCount: 1 });
      await client.setStreamMetadata('tour-1', { maxCount: 2 });
      expect(await seatsIn(client, 'tour-1')).toEqual([1, 2]);
      const shown = await eventsOf(client.readStream('$$tour-1'));
      expect(shown.map(({ revision }) => revision)).toEqual([1n]);
      await expect(
        client.setStreamMetadata('tour-1', {}, { expectedRevision: 0n }),
      ).rejects.toBeInstanceOf(WrongExpectedVersionError);
    });

    it('is deleted with its stream, and new metadata stays when the stream begins again', async () => {
      await client.setStreamMetadata('tour-1', { maxCount: 2, note: 'old' });
      await client.deleteStream('tour-1');
      await client.setStreamMetadata('tour-1', { note: 'new' });
      const { metadata } = await client.getStreamMetadata('tour-1');
      expect(metadata).toEqual({ note: 'new', truncateBefore: 3 });
      expect(await seatsIn(client, 'tour-1')).toEqual([]);
      await client.appendToStream('tour-1', jsonEvent({ type: 'SeatTaken', data: { seat: 3 } }));
      expect(await seatsIn(client, 'tour-1')).toEqual([3]);
    });

    it('is absent if it was never set', async () => {
      const { metadata } = await client.getStreamMetadata('tour-1');
      expect(metadata).toBeUndefined();
    });
  });
});
