import {
  binaryEvent,
  END,
  type EventStoreDBClient,
  StreamDeletedError,
} from '@eventstore/db-client';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { connect, eventsOf, seatTaken } from './client-story.ts';
import { type EventStoreDbServer, startEventStoreDb } from './start-event-store-db.ts';

const ids = [randomUUID(), randomUUID(), randomUUID()];
const threeSeats = ids.map((id, seat) => seatTaken(seat, id));

describe.each([
  { form: 'in batches', offersBatchAppend: true },
  { form: 'call by call', offersBatchAppend: false },
])('details of a server that are easy to miss (appends $form)', ({ offersBatchAppend }) => {
  let server: EventStoreDbServer;
  let client: EventStoreDBClient;

  beforeEach(async () => {
    server = await startEventStoreDb({ offersBatchAppend });
    client = connect(server.url);
    await client.appendToStream('tour-1', threeSeats);
  });

  afterEach(async () => {
    await client.dispose();
    await server.stop();
  });

  const again = () =>
    client.appendToStream('tour-1', threeSeats, { expectedRevision: 'no_stream' });

  it('the metadata of a closed stream is closed too', async () => {
    await client.setStreamMetadata('tour-1', { maxCount: 2 });
    await client.tombstoneStream('tour-1');
    await expect(client.getStreamMetadata('tour-1')).rejects.toBeInstanceOf(StreamDeletedError);
    await expect(client.setStreamMetadata('tour-1', {})).rejects.toBeInstanceOf(StreamDeletedError);
  });

  it('a repeated append is acknowledged with its position, or without a position if its events were truncated', async () => {
    expect(await again()).toMatchObject({
      success: true,
      position: { commit: expect.any(BigInt) },
    });
    await client.setStreamMetadata('tour-1', { truncateBefore: 3 });
    const repeated = await again();
    expect(repeated.success).toBe(true);
    expect(repeated.position).toBeUndefined();
  });

  it.each([
    ['truncated', () => client.setStreamMetadata('tour-1', { truncateBefore: 3 })],
    ['deleted', () => client.deleteStream('tour-1')],
    ['closed', () => client.tombstoneStream('tour-1')],
  ])('a link is returned without its event if the event was %s', async (_, hide) => {
    await client.appendToStream(
      'links',
      binaryEvent({ type: '$>', data: Buffer.from('1@tour-1') }),
    );
    const shown = async () => {
      const found = [];
      for await (const each of client.readStream('links', { resolveLinkTos: true }))
        found.push(each);
      return found.map(({ event, link }) => [event?.revision, link?.revision]);
    };
    expect(await shown()).toEqual([[1n, 0n]]);
    await hide();
    expect(await shown()).toEqual([[undefined, 0n]]);
  });

  it('a closed stream cannot be followed', async () => {
    await client.tombstoneStream('tour-1');
    const subscription = client.subscribeToStream('tour-1');
    const confirmed: unknown[] = [];
    subscription.on('confirmation', () => confirmed.push('confirmed'));
    await expect(eventsOf(subscription)).rejects.toBeInstanceOf(StreamDeletedError);
    expect(confirmed).toEqual([]);
  });

  it('a subscription to a stream that is closed gets the tombstone, and then the error', async () => {
    const subscription = client.subscribeToStream('tour-1', { fromRevision: END });
    const types: unknown[] = [];
    subscription.on('data', ({ event }) => types.push(event?.type));
    await once(subscription, 'caughtUp');
    const failing = once(subscription, 'error');
    await client.tombstoneStream('tour-1');
    const [error] = (await failing) as [unknown];
    expect(types).toEqual(['$streamDeleted']);
    expect(error).toBeInstanceOf(StreamDeletedError);
  });

  it('live events are not filtered by the metadata of their stream', async () => {
    await client.setStreamMetadata('tour-1', { maxCount: 1 });
    const subscription = client.subscribeToStream('tour-1', { fromRevision: END });
    await once(subscription, 'caughtUp');
    const burst = Array.from({ length: 10 }, (_, seat) => seatTaken(10 + seat));
    const read = eventsOf(subscription, ({ revision }) => revision === 12n);
    await client.appendToStream('tour-1', burst);
    expect(await read).toHaveLength(10);
  });
});
