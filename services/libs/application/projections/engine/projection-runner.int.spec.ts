import { NodeCryptography } from '../../../adapters/node/node-cryptography.ts';
import {
  bookingCancelled,
  bookingConfirmed,
  bookingPlaced,
  departure,
} from '../../../../../test/support/stories/booking-story.ts';
import { ReadSide } from '../../../../../test/support/in-memory/read-side.ts';
import { otherCategories } from '../../../../../test/support/stories/other-categories.ts';
import { sampleTour } from '../../../../../test/support/sample-tour.ts';
import { sealed } from '../../../../../test/support/stories/projection-story.ts';
import { VirtualClock } from '../../../../../test/support/in-memory/virtual-clock.ts';
import type { CataloguedEvent } from '../../event-log/event-catalogue.ts';
import type { RecordedEvent } from '../../event-log/recorded-event.ts';
import type { Collection } from '../../ports/collection.ts';
import { leasePatienceMs } from './build-lease.ts';
import type { ProjectionRoute } from './projection.ts';
import { readModelDigest } from './read-model-digest.ts';

/** Counts the events of every stream, and can be set to fail. */
interface Count {
  readonly stream: string;
  readonly events: number;
}

const counts: Collection<Count> = { name: 'counts', version: 1, fields: {}, indexes: [] };

interface Stumbling {
  isStumblingAt: (event: RecordedEvent) => boolean;
}

const published: CataloguedEvent = { type: 'TourPublished', data: {} };
const featured: CataloguedEvent = { type: 'TourFeatured', data: {} };

function countingRoute(
  stumbling: Stumbling = { isStumblingAt: () => false },
  collection = counts,
): ProjectionRoute {
  return {
    projection: {
      collection,
      documentIds: (event) => [event.stream],
      fold: (document, event, stream) => {
        if (stumbling.isStumblingAt(event)) {
          throw new TypeError(`Cannot fold asha@example.com in ${event.id}`);
        }
        return { stream, events: ((document as Count | undefined)?.events ?? 0) + 1 };
      },
    },
    events: ['TourPublished', 'TourFeatured', 'TourUnpublished'],
  };
}

describe('The projections', () => {
  let side: ReadSide;

  afterEach(async () => {
    await side.close();
  });

  function start(...routes: readonly ProjectionRoute[]): ReadSide {
    side = routes.length === 0 ? new ReadSide() : new ReadSide(routes);
    return side;
  }

  const countOf = async (stream: string) => (await side.readStore.get(counts, stream))?.events;

  async function bookings(): Promise<void> {
    await side.happen('tour-jozani-forest', { type: 'TourCreated', data: sampleTour() }, published);
    for (const bookingNumber of [10_000_001, 10_000_002, 10_000_003]) {
      const takes = `seats ${bookingNumber}`;
      await side.happen('departure-jozani-forest_2026-12-01_0800', {
        type: 'SeatsReserved',
        data: { reservationId: takes, bookingNumber, seats: 2 },
      });
      await side.happen(
        `booking-${bookingNumber}`,
        bookingPlaced({
          ...{ bookingNumber, takes, departure, personal: sealed('asha') },
          ...{ bulkActId: 'one', imported: { line: 2, key: `key ${bookingNumber}` } },
        }),
        bookingConfirmed,
      );
    }
    await side.happen('booking-10000002', bookingCancelled({ drops: 'seats 10000002' }));
    for (const [stream, ...events] of otherCategories) await side.happen(stream, ...events);
  }

  async function digests(): Promise<Record<string, string>> {
    const cryptography = new NodeCryptography('no secret, since nothing here is one');
    const all: Record<string, string> = {};
    for (const { projection } of side.routes) {
      const { collection } = projection;
      all[collection.name] = await readModelDigest(side.readStore, cryptography, collection);
    }
    return all;
  }

  it('show events as they happen, and are all ready to be read', async () => {
    start();
    const runner = await side.run();
    await runner.whenReady();
    await bookings();
    await side.catchUp();
    const empty = new Set(Object.values(await digests()));
    expect(empty.size).toBe(side.routes.length);
    expect(side.alarms).toStrictEqual([]);
  });

  it('are the same after a rebuild from the log', async () => {
    start();
    await side.happen(
      'booking-10000009',
      bookingPlaced({ bookingNumber: 10_000_009, personal: sealed('asha') }),
    );
    const runner = await side.run();
    await runner.whenReady();
    await bookings();
    await side.catchUp();
    const live = await digests();
    for (const name of Object.keys(live)) {
      expect(await runner.rebuild(name)).toBe(true);
    }
    await side.eventually(async () => (await side.store.builds()).every(({ isReady }) => isReady));
    expect((await side.store.builds()).map(({ number }) => number).toSorted()).toContain(2);
    await side.catchUp();
    expect(await digests()).toStrictEqual(live);
  });

  it('become readable even if the store could not be reached when they became ready and no further event arrives', async () => {
    start(countingRoute());
    await side.happen('tour-a', published);
    const markReady = side.store.markReady.bind(side.store);
    let failures = 1;
    side.store.markReady = (...build) =>
      failures-- > 0 ? Promise.reject(new Error('away')) : markReady(...build);
    const runner = await side.run({ patienceMs: 100 });
    await runner.whenReady();
    expect(await countOf('tour-a')).toBe(1);
    expect(side.alarms).toMatchObject([{ kind: 'interrupted' }]);
  });

  it('continue from their checkpoint when they start again', async () => {
    start(countingRoute());
    const first = await side.run();
    await side.happen('tour-a', published);
    await side.catchUp();
    await first.close();
    await side.happen('tour-a', featured);
    await (await side.run()).whenReady();
    await side.catchUp();
    expect(await countOf('tour-a')).toBe(2);
    expect(await side.store.builds()).toHaveLength(1);
    expect(side.alarms).toStrictEqual([]);
  });

  it('move past events that no projection handles', async () => {
    start(countingRoute());
    await side.run();
    await side.happen('tour-a', published);
    await side.happen('booking-10000001', bookingConfirmed);
    await side.catchUp();
    expect(await countOf('tour-a')).toBe(1);
  });

  describe('of another log', () => {
    it('are dropped at once and rebuilt, with an alarm', async () => {
      start(countingRoute());
      const runner = await side.run();
      await side.happen('tour-a', published, featured);
      await side.catchUp();
      await runner.close();
      side.exchangeLog('another');
      await side.happen('tour-b', published, featured);
      await (await side.run()).whenReady();
      await side.catchUp();
      expect(await countOf('tour-a')).toBeUndefined();
      expect(await countOf('tour-b')).toBe(2);
      expect(side.alarms).toStrictEqual([{ build: 'counts@1.1', kind: 'checkpoint-not-in-log' }]);
      expect(await side.store.builds()).toHaveLength(1);
    });

    it('are recognised by the event at their checkpoint or by the end of the log, even under the same name', async () => {
      start(countingRoute());
      const runner = await side.run();
      await side.happen('tour-a', published, featured);
      await side.catchUp();
      await runner.close();
      side.exchangeLog('in-memory');
      await side.happen('tour-a', published, featured);
      const second = await side.run();
      await side.catchUp();
      await second.close();
      side.exchangeLog('in-memory');
      await side.happen('tour-a', published);
      await side.run();
      await side.eventually(async () => (await countOf('tour-a')) === 1);
      expect(side.alarms.map(({ build }) => build)).toStrictEqual(['counts@1.1', 'counts@1.2']);
    });
  });

  describe('that meet an event they cannot fold', () => {
    const stumbling: Stumbling = { isStumblingAt: () => false };

    beforeEach(() => {
      stumbling.isStumblingAt = ({ stream, type }) =>
        stream === 'tour-a' && type === 'TourFeatured';
    });

    it('park its document with the later events of the document, and process the other events', async () => {
      start(countingRoute(stumbling));
      const runner = await side.run();
      await runner.whenReady();
      await side.happen('tour-a', published, featured);
      await side.happen('tour-a', published);
      await side.happen('tour-b', published, featured);
      await side.catchUp();
      expect(await countOf('tour-a')).toBe(1);
      expect(await countOf('tour-b')).toBe(2);
      expect(await side.readStore.countParked({ ...counts, number: 1 })).toBe(1);
      expect(side.alarms).toMatchObject([
        { build: 'counts@1.1', kind: 'document-parked', event: { stream: 'tour-a', revision: 1 } },
      ]);
      expect(JSON.stringify(side.alarms)).not.toContain('asha');
      expect(await runner.retryParked('counts')).toBe(0);
      stumbling.isStumblingAt = () => false;
      expect(await runner.retryParked('counts')).toBe(1);
      await side.eventually(async () => (await countOf('tour-a')) === 3);
      await side.happen('tour-a', published);
      await side.catchUp();
      expect(await countOf('tour-a')).toBe(4);
    });

    it('continue with parked documents as far as possible', async () => {
      start(countingRoute(stumbling));
      const runner = await side.run();
      await runner.whenReady();
      await side.happen('tour-a', published, featured, published, published);
      await side.catchUp();
      stumbling.isStumblingAt = ({ revision }) => revision === 3;
      expect(await runner.retryParked('counts')).toBe(0);
      await side.eventually(async () => (await countOf('tour-a')) === 3);
      const build = { collection: counts, number: 1 };
      const parked = (await side.store.load(build, ['tour-a'])).get('tour-a')?.parked;
      expect(parked?.events.map(({ revision }) => revision)).toStrictEqual([3]);
    });

    it('stop a first build until staff skip the event', async () => {
      start(countingRoute(stumbling));
      await side.happen('tour-a', published, featured, published);
      await side.happen('tour-b', published);
      const runner = await side.run();
      await side.eventually(() => side.alarms.some(({ kind }) => kind === 'build-stopped'));
      const [stopped] = await side.store.builds();
      expect(stopped).toMatchObject({
        isReady: false,
        stoppedBy: { type: 'TourFeatured', stream: 'tour-a', revision: 1 },
      });
      expect(await runner.rebuild('counts', [stopped?.stoppedBy?.id ?? ''])).toBe(true);
      await runner.whenReady();
      await side.catchUp();
      expect(await countOf('tour-a')).toBe(1);
      expect(await countOf('tour-b')).toBe(1);
      const [parking] = await side.store.builds();
      expect(parking).toMatchObject({ isReady: true });
      expect(parking).not.toHaveProperty('stoppedBy');
      expect(await side.readStore.countParked({ ...counts, number: 1 })).toBe(1);
    });

    it('can still be read while the new build is stopped', async () => {
      stumbling.isStumblingAt = () => false;
      start(countingRoute(stumbling));
      const runner = await side.run();
      await runner.whenReady();
      await side.happen('tour-a', published, featured);
      await side.catchUp();
      stumbling.isStumblingAt = ({ stream, type }) =>
        stream === 'tour-a' && type === 'TourFeatured';
      await runner.rebuild('counts');
      await side.eventually(() => side.alarms.some(({ kind }) => kind === 'build-stopped'));
      await side.happen('tour-b', published);
      await side.catchUp();
      expect(await countOf('tour-a')).toBe(2);
      expect(await countOf('tour-b')).toBe(1);
    });
  });

  describe('when rebuilt', () => {
    it('feed the old build for a while after readers use the new one, and then drop it', async () => {
      start(countingRoute());
      const clock = new VirtualClock();
      const runner = await side.run({ clock, graceMs: 60_000 });
      await side.happen('tour-a', published);
      await side.catchUp();
      await runner.rebuild('counts');
      await side.eventually(async () =>
        (await side.store.builds()).every(({ isReady }) => isReady),
      );
      await side.happen('tour-a', published);
      await side.catchUp();
      await side.eventually(async () => {
        const positions = (await side.store.builds()).map(({ position }) => position);
        return positions.length === 2 && positions[0] === positions[1];
      });
      await clock.advance(2 * leasePatienceMs);
      expect(await side.store.builds()).toHaveLength(2);
      await clock.advance(60_000 + leasePatienceMs);
      await side.eventually(async () => (await side.store.builds()).length === 1);
      expect((await side.store.builds())[0]?.number).toBe(2);
      expect(await countOf('tour-a')).toBe(2);
    });

    it('are unknown under a wrong name', async () => {
      start(countingRoute());
      const runner = await side.run();
      expect(await runner.rebuild('booking-tabs')).toBe(false);
    });

    it('replace the earlier version when they are ready', async () => {
      const old = { ...counts };
      start(countingRoute());
      const before = await side.run();
      await side.happen('tour-a', published);
      await side.catchUp();
      await before.close();
      const clock = new VirtualClock();
      const next = { ...counts, version: 2 };
      const runner = await side.run({
        clock,
        graceMs: 0,
        routes: [countingRoute(undefined, next)],
      });
      await runner.whenReady();
      expect(await side.readStore.get(next, 'tour-a')).toMatchObject({ events: 1 });
      await clock.advance(2 * leasePatienceMs);
      await side.eventually(async () => (await side.store.builds()).length === 1);
      expect(await side.readStore.get(old, 'tour-a')).toBeUndefined();
    });
  });

  it('are run by one process at a time, and by another process when the first has stopped', async () => {
    start(countingRoute());
    const clock = new VirtualClock();
    const first = await side.run({ clock, owner: 'first' });
    await side.happen('tour-a', published);
    await side.catchUp();
    await side.run({ clock, owner: 'second' });
    const ownerOf = async () => (await side.store.builds())[0]?.lease.owner;
    await clock.advance(3 * leasePatienceMs);
    expect(await ownerOf()).toBe('first');
    await first.close();
    await clock.advance(leasePatienceMs);
    await side.eventually(async () => (await ownerOf()) === 'second');
    await side.happen('tour-a', featured);
    await side.catchUp();
    expect(await countOf('tour-a')).toBe(2);
  });

  it('are taken over from a process that no longer makes progress', async () => {
    start(countingRoute());
    const stopped = new VirtualClock();
    await side.run({ clock: stopped, owner: 'stopped' });
    await side.happen('tour-a', published);
    await side.catchUp();
    const clock = new VirtualClock();
    await side.run({ clock, owner: 'second' });
    await side.eventually(async () => {
      await clock.advance(leasePatienceMs / 3);
      return (await side.store.builds())[0]?.lease.owner === 'second';
    });
    await side.happen('tour-a', featured);
    await side.catchUp();
    expect(await countOf('tour-a')).toBe(2);
  });

  it('do not wait for a slow projection', async () => {
    const gate = Promise.withResolvers<undefined>();
    const slow = countingRoute(undefined, { ...counts, name: 'slow-counts' });
    const unseals = () => sealed('whoever');
    start(countingRoute(), { ...slow, projection: { ...slow.projection, unseals } });
    await side.run({ openPersonal: () => gate.promise });
    await side.happen('tour-a', published);
    await side.happen('tour-a', published);
    const head = await side.log.head();
    expect(await side.readStore.waitFor([counts], head, 10_000)).toBe(true);
    gate.resolve(undefined);
    await side.catchUp();
  });

  it('retry events that failed because the keys were unreachable', async () => {
    let failures = 2;
    const route = countingRoute();
    start({ ...route, projection: { ...route.projection, unseals: () => sealed('whoever') } });
    await side.run({
      openPersonal: () => {
        failures -= 1;
        return failures >= 0 ? Promise.reject(new Error('away')) : Promise.resolve(undefined);
      },
    });
    await side.happen('tour-a', published);
    await side.catchUp();
    expect(await countOf('tour-a')).toBe(1);
    expect(side.alarms.map(({ kind }) => kind)).toStrictEqual(['interrupted', 'interrupted']);
  });
});
