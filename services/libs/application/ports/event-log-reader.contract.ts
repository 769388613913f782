import {
  allAfter,
  appendWithRetry,
  featured,
  ids,
  newStream,
  part,
  positionOf,
  published,
  unpublished,
} from '../../../../test/support/in-memory/stored-events.ts';
import { beginning, type StoredEvent } from '../event-log/stored-event.ts';
import type { EventStoreUnderTest } from './event-store.contract.ts';
import type { FeedPage } from './event-log-reader.ts';
import type { EventStore } from './event-store.ts';

/**
 * Tests that every reader of the log must pass (application/ports/event-log-reader.ts). Each adapter's spec runs them.
 */
export function eventLogReaderContract(begin: () => Promise<EventStoreUnderTest>): void {
  let log: EventStoreUnderTest;
  let store: EventStore;

  beforeEach(async () => {
    log = await begin();
    store = log.store;
  });

  afterEach(async () => {
    await log.close();
  });

  describe('reading a stream', () => {
    it('returns no events of a stream that does not exist', async () => {
      expect(await store.readStream(newStream())).toStrictEqual([]);
    });

    it('reads forward and backward, from a revision, up to a limit', async () => {
      const stream = newStream();
      const five = [published, unpublished, published, featured, unpublished];
      await store.appendInOrder([part(stream, 'no-stream', ...five)]);
      const revisions = async (
        options?: Parameters<EventStore['readStream']>[1],
      ): Promise<readonly number[]> =>
        (await store.readStream(stream, options)).map(({ revision }) => revision);
      expect(await revisions()).toStrictEqual([0, 1, 2, 3, 4]);
      expect(await revisions({ from: 3 })).toStrictEqual([3, 4]);
      expect(await revisions({ from: 1, limit: 2 })).toStrictEqual([1, 2]);
      expect(await revisions({ from: 5 })).toStrictEqual([]);
      expect(await revisions({ direction: 'backward' })).toStrictEqual([4, 3, 2, 1, 0]);
      expect(await revisions({ direction: 'backward', limit: 1 })).toStrictEqual([4]);
      expect(await revisions({ direction: 'backward', from: 2, limit: 2 })).toStrictEqual([2, 1]);
    });

    it('shows acknowledged events at once', async () => {
      const stream = newStream();
      for (let revision = 0; revision < 20; revision += 1) {
        await store.appendInOrder([part(stream, revision === 0 ? 'no-stream' : revision - 1)]);
        expect(await store.readStream(stream)).toHaveLength(revision + 1);
      }
    });
  });

  describe('reading the whole log', () => {
    it('reads events in the order in which they were appended, page by page', async () => {
      const start = await store.head();
      const streams = [newStream(), newStream('booking'), newStream()];
      const appended: string[] = [];
      for (const stream of [...streams, ...streams.toReversed()]) {
        appended.push(await appendWithRetry(store, stream));
      }
      for (const limit of [1, 2, 100]) {
        const read = await allAfter(store, start, { limit });
        expect(ids(read).filter((id) => appended.includes(id))).toStrictEqual(appended);
      }
      const positions = (await allAfter(store, start)).map(({ position }) => position);
      expect(positions.toSorted()).toStrictEqual(positions);
      expect(positions.every((position) => position > start)).toBe(true);
    });

    it('returns the head, and says when a page has reached it', async () => {
      const outcome = await store.appendInOrder([part(newStream(), 'no-stream')]);
      expect((await store.head()) >= positionOf(outcome)).toBe(true);
      const page = await store.readAll(await store.head(), 10);
      expect(page).toStrictEqual({ events: [], position: await store.head(), caughtUp: true });
    });

    it('begins with the first event', async () => {
      const page = await store.readAll(beginning, 1);
      expect(page.events).toHaveLength(1);
      expect(page.events[0]?.revision).toBe(0);
    });

    it('leaves out events of other categories and still moves its position forward', async () => {
      const start = await store.head();
      const [tour, booking, departure] = ['tour', 'booking', 'departure'].map(newStream);
      for (const stream of [tour, booking, departure, tour]) {
        await appendWithRetry(store, stream ?? '');
      }
      const read = await allAfter(store, start, {
        limit: 1,
        filter: { categories: ['booking', 'departure'] },
      });
      expect(read.map(({ stream }) => stream)).toStrictEqual([booking, departure]);
      const none = await store.readAll(start, 10, { categories: ['customer'] });
      expect(none.events).toStrictEqual([]);
      expect(none.position > start).toBe(true);
    });

    it('leaves out the metadata if the reader does not need it', async () => {
      const start = await store.head();
      const stream = newStream();
      await appendWithRetry(store, stream);
      const lean = await allAfter(store, start, { filter: { metadata: 'left-out' } });
      const full = await store.readStream(stream);
      expect(lean.filter((event) => event.stream === stream)).toStrictEqual(
        full.map((event) => ({ ...event, metadata: '' })),
      );
    });
  });

  describe('following', () => {
    it('says at the end that it has caught up, also after several pages', async () => {
      const start = await store.head();
      // One more event than any store reads in one page.
      const events = Array.from({ length: 21 }, () => published);
      await store.appendInOrder([part(newStream(), 'no-stream', ...events)]);
      const calledOff = new AbortController();
      const { signal } = calledOff;
      const pages: FeedPage[] = [];
      for await (const page of store.follow(start, { signal, limit: 1 })) {
        pages.push(page);
        if (page.caughtUp) calledOff.abort();
      }
      expect(pages.flatMap((page) => page.events)).toHaveLength(21);
      expect(pages.map(({ caughtUp }) => caughtUp).indexOf(true)).toBe(pages.length - 1);
    });

    it('returns every event once and in order while 8 writers append', async () => {
      const before = newStream();
      const start = await store.head();
      await store.appendInOrder([part(before, 'no-stream', published, featured)]);
      const expected = 8 * 50 + 2;
      const calledOff = new AbortController();
      const writers = Array.from({ length: 8 }, async (_none, writer) => {
        const stream = newStream(writer % 2 === 0 ? 'tour' : 'booking');
        for (let revision = 0; revision < 50; revision += 1) {
          await store.appendInOrder([part(stream, revision === 0 ? 'no-stream' : revision - 1)]);
        }
      });
      const received: StoredEvent[] = [];
      for await (const page of store.follow(start, { signal: calledOff.signal, limit: 7 })) {
        received.push(...page.events);
        if (received.length >= expected) {
          calledOff.abort();
        }
      }
      await Promise.all(writers);
      expect(received).toStrictEqual(await allAfter(store, start));
      expect(received).toHaveLength(expected);
      expect(new Set(ids(received)).size).toBe(expected);
    }, 60_000);

    it('continues from any position without a gap or a repeat', async () => {
      const start = await store.head();
      const stream = newStream();
      const twelve = Array.from({ length: 12 }, () => published);
      await store.appendInOrder([part(stream, 'no-stream', ...twelve)]);
      const all = await allAfter(store, start);
      const positions = [start, ...all.slice(0, -1).map(({ position }) => position)];
      for (const [index, from] of positions.entries()) {
        const rest = ids(all.slice(index));
        const received: string[] = [];
        const calledOff = new AbortController();
        for await (const page of store.follow(from, { signal: calledOff.signal, limit: 5 })) {
          received.push(...ids(page.events));
          if (received.length >= rest.length) {
            calledOff.abort();
          }
        }
        expect(received).toStrictEqual(rest);
      }
    });

    it('waits at the head and continues with the next event', async () => {
      const calledOff = new AbortController();
      const following = store.follow(await store.head(), { signal: calledOff.signal, limit: 10 });
      const pages = following[Symbol.asyncIterator]();
      const next = pages.next();
      const id = await appendWithRetry(store, newStream());
      const page = (await next).value as { readonly events: readonly StoredEvent[] };
      expect(ids(page.events)).toStrictEqual([id]);
      calledOff.abort();
      expect(await pages.next()).toStrictEqual({ done: true, value: undefined });
    });

    it('moves past events that its filter leaves out', async () => {
      const start = await store.head();
      const calledOff = new AbortController();
      await appendWithRetry(store, newStream('booking'));
      const tour = await appendWithRetry(store, newStream('tour'));
      await appendWithRetry(store, newStream('booking'));
      const head = await store.head();
      const received: string[] = [];
      for await (const page of store.follow(start, {
        signal: calledOff.signal,
        limit: 1,
        filter: { categories: ['tour'] },
      })) {
        received.push(...ids(page.events));
        if (page.position >= head) {
          calledOff.abort();
        }
      }
      expect(received).toStrictEqual([tour]);
    });

    it('ends at once when its signal aborts, even if it has not begun yet', async () => {
      const calledOff = new AbortController();
      const following = (async () => {
        for await (const page of store.follow(await store.head(), {
          signal: calledOff.signal,
          limit: 10,
        })) {
          expect(page.events).toStrictEqual([]);
        }
      })();
      calledOff.abort();
      await following;
      for await (const page of store.follow(beginning, { signal: calledOff.signal, limit: 10 })) {
        expect(page).toBeUndefined();
      }
    });
  });

  it('computes how far one position is behind another', async () => {
    const before = await store.head();
    await store.appendInOrder([part(newStream('tour'), 'no-stream', published, unpublished)]);
    const after = await store.head();
    expect(store.distance(before, after)).toBeGreaterThan(0);
    expect(store.distance(beginning, after)).toBeGreaterThanOrEqual(store.distance(before, after));
    expect(store.distance(after, after)).toBe(0);
    expect(store.distance(after, before)).toBe(0);
    expect(Number.isSafeInteger(store.distance(beginning, after))).toBe(true);
  });
}
