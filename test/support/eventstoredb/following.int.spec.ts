import {
  type AllStreamSubscription,
  END,
  type EventStoreDBClient,
  eventTypeFilter,
  excludeSystemEvents,
  jsonEvent,
  type Position,
  type RecordedEvent,
  START,
  StreamDeletedError,
  streamNameFilter,
} from '@eventstore/db-client';
import { once } from 'node:events';
import { connect, eventsOf, seatOf, seatTaken } from './client-story.ts';
import { type EventStoreDbServer, startEventStoreDb } from './start-event-store-db.ts';

const seats = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, n) => seatTaken(from + n));

const isSeat =
  (seat: number) =>
  (event: RecordedEvent): boolean =>
    event.type === 'SeatTaken' && seatOf(event) === seat;

describe('a client that follows', () => {
  let server: EventStoreDbServer;
  let client: EventStoreDBClient;

  beforeEach(async () => {
    server = await startEventStoreDb();
    client = connect(server.url);
  });

  afterEach(async () => {
    await client.dispose();
    await server.stop();
  });

  it('gets the existing events of a stream, then the new ones', async () => {
    await client.appendToStream('tour-1', seats(0, 2));
    const subscription = client.subscribeToStream('tour-1');
    const read = eventsOf(subscription, isSeat(4));
    await once(subscription, 'confirmation');
    expect(subscription.id).toMatch(/^[\da-f-]{36}$/);
    await once(subscription, 'caughtUp');
    await client.appendToStream('tour-2', seats(7, 7));
    await client.appendToStream('tour-1', seats(3, 4));
    expect((await read).map(seatOf)).toEqual([0, 1, 2, 3, 4]);
  });

  it('gets the events of a stream after a revision, and waits if there are none yet', async () => {
    await client.appendToStream('tour-1', seats(0, 2));
    const after = client.subscribeToStream('tour-1', { fromRevision: 1n });
    expect((await eventsOf(after, isSeat(2))).map(seatOf)).toEqual([2]);
    const fromEnd = client.subscribeToStream('tour-1', { fromRevision: END });
    const unborn = client.subscribeToStream('tour-9');
    const read = [fromEnd, unborn].map((subscription) => eventsOf(subscription, () => true));
    await Promise.all([fromEnd, unborn].map((subscription) => once(subscription, 'caughtUp')));
    await client.appendToStream('tour-1', seats(3, 3));
    await client.appendToStream('tour-9', seats(4, 4));
    expect((await Promise.all(read)).flat().map(seatOf)).toEqual([3, 4]);
  });

  it('gets an error if the stream is closed', async () => {
    await client.appendToStream('tour-1', seats(0, 0));
    const subscription = client.subscribeToStream('tour-1');
    const read = eventsOf(subscription);
    await once(subscription, 'caughtUp');
    await client.tombstoneStream('tour-1');
    await expect(read).rejects.toBeInstanceOf(StreamDeletedError);
    await expect(eventsOf(client.subscribeToStream('tour-1'))).rejects.toMatchObject({
      constructor: StreamDeletedError,
      streamName: 'tour-1',
    });
  });

  it('gets every event of the whole log once and in order, from the start and from the end', async () => {
    await client.appendToStream('tour-1', seats(0, 299));
    const whole = client.subscribeToAll();
    const fromEnd = client.subscribeToAll({ fromPosition: END });
    const read = [whole, fromEnd].map((subscription) => eventsOf(subscription, isSeat(499)));
    await Promise.all([whole, fromEnd].map((subscription) => once(subscription, 'caughtUp')));
    for (let seat = 300; seat < 500; seat += 50) {
      await client.appendToStream('tour-1', seats(seat, seat + 49));
    }
    const [all = [], late = []] = await Promise.all(read);
    expect(all.map(({ id }) => id)).toEqual((await eventsOf(client.readAll())).map(({ id }) => id));
    expect(late.map(seatOf)).toEqual(Array.from({ length: 200 }, (_, n) => 300 + n));
  });

  it('gets the events of the log after a position', async () => {
    await client.appendToStream('tour-1', seats(0, 2));
    const known = (await eventsOf(client.readStream('tour-1')))[1]?.position;
    const subscription = client.subscribeToAll({ fromPosition: known ?? START });
    expect((await eventsOf(subscription, isSeat(2))).map(seatOf)).toEqual([2]);
  });

  it.each([
    { what: 'event types by prefix', filter: eventTypeFilter({ prefixes: ['Seat', 'Room'] }) },
    { what: 'event types by pattern', filter: eventTypeFilter({ regex: '^(Seat|Room)' }) },
    { what: 'stream names by prefix', filter: streamNameFilter({ prefixes: ['tour-', 'hotel-'] }) },
    { what: 'stream names by pattern', filter: streamNameFilter({ regex: '-1$' }) },
    { what: 'all events except those of the system', filter: excludeSystemEvents() },
  ])('filters $what', async ({ what, filter }) => {
    await client.appendToStream('tour-1', seats(0, 0));
    await client.appendToStream('other', jsonEvent({ type: 'Noise', data: {} }));
    await client.appendToStream('$hidden', jsonEvent({ type: '$noise', data: {} }));
    const subscription = client.subscribeToAll({ filter });
    const read = eventsOf(subscription, isSeat(1));
    await once(subscription, 'caughtUp');
    await client.appendToStream('other', jsonEvent({ type: 'Noise', data: {} }));
    await client.appendToStream('hotel-1', jsonEvent({ type: 'RoomTaken', data: {} }));
    await client.appendToStream('tour-1', seats(1, 1));
    const types = (await read).map(({ type }) => type);
    expect(types).toEqual(
      what.startsWith('all')
        ? ['SeatTaken', 'Noise', 'Noise', 'RoomTaken', 'SeatTaken']
        : ['SeatTaken', 'RoomTaken', 'SeatTaken'],
    );
  });

  const noise = (count: number) =>
    Array.from({ length: count }, () => jsonEvent({ type: 'Noise', data: {} }));

  it.each([
    { checkpointInterval: 1, past: [32, 64, 96, 128, 160], live: 193 },
    { checkpointInterval: 3, past: [64, 160], live: 257 },
  ])(
    'is notified how far the server has searched the log, at $checkpointInterval × 32 events',
    async ({ checkpointInterval, past, live }) => {
      await client.appendToStream('noise', noise(160));
      const checkpoints: Position[] = [];
      const subscription = client.subscribeToAll({
        filter: eventTypeFilter({
          prefixes: ['Seat'],
          checkpointInterval,
          checkpointReached: (_: AllStreamSubscription, position: Position) => {
            checkpoints.push(position);
            return Promise.resolve();
          },
        }),
      });
      const read = eventsOf(subscription, isSeat(1));
      await once(subscription, 'caughtUp');
      for (let n = 0; n < 32 * checkpointInterval; n += 1) {
        await client.appendToStream('noise', noise(1));
      }
      await client.appendToStream('tour-1', seats(1, 1));
      await read;
      const positions = (await eventsOf(client.readAll())).map(({ position }) => position);
      expect(checkpoints).toEqual([...past, live].map((count) => positions[count - 1]));
    },
  );

  it('is notified once of the searched position when it falls behind, and misses no event', async () => {
    const heard: { readonly what: 'checkpoint' | 'event'; readonly at: bigint }[] = [];
    const subscription = client.subscribeToAll({
      fromPosition: END,
      filter: eventTypeFilter({
        prefixes: ['Seat'],
        checkpointReached: (_: AllStreamSubscription, { commit }: Position) => {
          heard.push({ what: 'checkpoint', at: commit });
          return Promise.resolve();
        },
      }),
    });
    subscription.on('data', ({ event }) =>
      heard.push({ what: 'event', at: event?.position.commit ?? -1n }),
    );
    const read = eventsOf(subscription, isSeat(9));
    await once(subscription, 'caughtUp');
    expect(heard).toEqual([]);
    for (let seat = 0; seat < 9; seat += 1) {
      await client.appendToStream('tour-1', seats(seat, seat));
      await client.appendToStream('noise', noise(50));
      await client.appendToStream('noise', noise(50));
    }
    await client.appendToStream('tour-1', seats(9, 9));
    expect((await read).map(seatOf)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
    const order = heard.map(({ at }) => at);
    expect(order).toEqual(order.toSorted((one, other) => Number(one - other)));
    const checkpoints = heard.filter(({ what }) => what === 'checkpoint').map(({ at }) => at);
    expect(checkpoints.length).toBeGreaterThan(9);
    expect(new Set(checkpoints).size).toBe(checkpoints.length);
  });

  it('is notified again that it caught up, but not that it fell behind: the server does not send that', async () => {
    const subscription = client.subscribeToAll({ fromPosition: END });
    const told: string[] = [];
    subscription.on('caughtUp', () => told.push('caught up'));
    subscription.on('fellBehind', () => told.push('fell behind'));
    const read = eventsOf(subscription, isSeat(60));
    await once(subscription, 'caughtUp');
    await client.appendToStream('tour-1', seats(0, 59));
    await once(subscription, 'caughtUp');
    await client.appendToStream('tour-1', seats(60, 60));
    await read;
    expect(told).toEqual(['caught up', 'caught up']);
  });

  it('gets no more events after it has unsubscribed', async () => {
    const left = client.subscribeToAll({ fromPosition: END });
    const heard: unknown[] = [];
    left.on('data', (event) => heard.push(event));
    await once(left, 'caughtUp');
    await left.unsubscribe();
    const stayed = eventsOf(client.subscribeToStream('tour-1'), isSeat(0));
    await client.appendToStream('tour-1', seats(0, 0));
    await stayed;
    expect(heard).toEqual([]);
  });
});
