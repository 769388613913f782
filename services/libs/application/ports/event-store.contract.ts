import {
  appendWithRetry,
  featured,
  ids,
  newStream,
  part,
  positionOf,
  published,
  unpublished,
} from '../../../../test/support/in-memory/stored-events.ts';
import type { EventStore, ExpectedRevision } from './event-store.ts';

/** A log to test. Other tests may share it, so it may hold their events. */
export interface EventStoreUnderTest {
  readonly store: EventStore;
  /** Closes the store and opens the same log again. */
  reopen(): Promise<EventStore>;
  close(): Promise<void>;
}

/** Tests that every event store must pass (application/ports/event-store.ts). Each adapter's spec runs them. */
export function eventStoreContract(begin: () => Promise<EventStoreUnderTest>): void {
  let log: EventStoreUnderTest;
  let store: EventStore;

  beforeEach(async () => {
    log = await begin();
    store = log.store;
  });

  afterEach(async () => {
    await log.close();
  });

  describe('appending', () => {
    it('returns exactly the appended events, numbered from zero', async () => {
      const stream = newStream();
      const append = part(stream, 'no-stream', published, featured);
      const outcome = await store.appendInOrder([append]);
      expect(outcome).toMatchObject({ outcome: 'appended', revisions: [1] });
      const stored = await store.readStream(stream);
      expect(stored).toStrictEqual(
        append.events.map((event, revision) => ({
          ...event,
          stream,
          revision,
          position: stored[revision]?.position,
        })),
      );
      expect(stored.at(-1)?.position).toBe(positionOf(outcome));
    });

    it.each<[string, ExpectedRevision]>([
      ['as if the stream did not exist', 'no-stream'],
      ['at an earlier revision', 0],
      ['at a later revision', 2],
    ])('refuses events that were decided %s', async (_title, expected) => {
      const stream = newStream();
      await store.appendInOrder([part(stream, 'no-stream', published, unpublished)]);
      const outcome = await store.appendInOrder([part(stream, expected)]);
      expect(outcome).toStrictEqual({ outcome: 'conflict', applied: 0, stream });
      expect(await store.readStream(stream)).toHaveLength(2);
    });

    it('refuses a revision of a stream that does not exist', async () => {
      const stream = newStream();
      expect(await store.appendInOrder([part(stream, 0)])).toStrictEqual({
        outcome: 'conflict',
        applied: 0,
        stream,
      });
      expect(await store.readStream(stream)).toStrictEqual([]);
    });

    it('applies parts one after another and returns the revision of each', async () => {
      const [tour, departure] = [newStream(), newStream('departure')];
      await store.appendInOrder([part(tour, 'no-stream')]);
      const outcome = await store.appendInOrder([
        part(tour, 0, unpublished, published),
        part(departure, 'no-stream', { type: 'DepartureReopened', data: {} }),
        part(tour, 2, featured),
      ]);
      expect(outcome).toMatchObject({ outcome: 'appended', revisions: [2, 0, 3] });
      const last = await store.readStream(tour, { direction: 'backward', limit: 1 });
      expect(last[0]?.position).toBe(positionOf(outcome));
    });

    it('stops at the first part whose revision does not match, and keeps the parts before it', async () => {
      const [first, second, third] = [newStream(), newStream(), newStream()];
      await store.appendInOrder([part(second, 'no-stream')]);
      const outcome = await store.appendInOrder([
        part(first, 'no-stream'),
        part(second, 'no-stream'),
        part(third, 'no-stream'),
      ]);
      expect(outcome).toStrictEqual({ outcome: 'conflict', applied: 1, stream: second });
      expect(await store.readStream(first)).toHaveLength(1);
      expect(await store.readStream(second)).toHaveLength(1);
      expect(await store.readStream(third)).toHaveLength(0);
    });

    it('acknowledges a repeated append with the same result and stores its events once', async () => {
      const [tour, other] = [newStream(), newStream()];
      const append = [part(tour, 'no-stream', published, featured), part(other, 'no-stream')];
      const outcome = await store.appendInOrder(append);
      expect(await store.appendInOrder(append)).toStrictEqual(outcome);
      await store.appendInOrder([part(tour, 1), part(other, 0)]);
      expect(await store.appendInOrder(append)).toStrictEqual(outcome);
      expect(await store.readStream(tour)).toHaveLength(3);
      expect(await store.readStream(other)).toHaveLength(2);
    });

    it('acknowledges an append that is sent twice at the same time and stores its events once', async () => {
      const stream = newStream();
      const append = [part(stream, 'no-stream', published, featured)];
      const [one, two] = await Promise.all([
        store.appendInOrder(append),
        store.appendInOrder(append),
      ]);
      expect(one).toMatchObject({ outcome: 'appended' });
      expect(two).toStrictEqual(one);
      expect(await store.readStream(stream)).toHaveLength(2);
    });

    it('does not treat a different decision at the same revision as a repeat', async () => {
      const stream = newStream();
      await store.appendInOrder([part(stream, 'no-stream', published)]);
      const outcome = await store.appendInOrder([part(stream, 'no-stream', published)]);
      expect(outcome).toMatchObject({ outcome: 'conflict' });
    });

    it('completes an append if its first part is already stored', async () => {
      const [first, second] = [newStream(), newStream()];
      const append = [part(first, 'no-stream'), part(second, 'no-stream')];
      await store.appendInOrder(append.slice(0, 1));
      expect(await store.appendInOrder(append)).toMatchObject({
        outcome: 'appended',
        revisions: [0, 0],
      });
      expect(await store.readStream(first)).toHaveLength(1);
      expect(await store.readStream(second)).toHaveLength(1);
    });

    it('keeps every character of the data', async () => {
      const stream = newStream();
      const title = `Ziara ya Mji Mkongwe 🏝 "\\/\n\t\u2028\u0000\ud800 ${'ж'.repeat(70_000)}`;
      const append = part(stream, 'no-stream', {
        type: 'WhatsAppEnquiryStarted',
        data: { tourTitle: title, userAgent: null },
      });
      await store.appendInOrder([append]);
      const [stored] = await store.readStream(stream);
      expect(stored?.data).toBe(append.events[0]?.data);
      expect(JSON.parse(stored?.data ?? '')).toStrictEqual({ tourTitle: title, userAgent: null });
    });

    it.each(['tour', '-zanzibar', '$all-1', 'tour-', 'tour-a b', 'tour-ü', 'Tour-1', 'tour-a\n'])(
      'has no stream of the name %j',
      async (name) => {
        const append = { ...part(newStream(), 'no-stream'), stream: name };
        await expect(store.appendInOrder([append])).rejects.toThrow(TypeError);
      },
    );

    it('does nothing for an append without events', async () => {
      const stream = newStream();
      await expect(store.appendInOrder([])).rejects.toThrow(TypeError);
      await expect(
        store.appendInOrder([{ stream, expected: 'no-stream', events: [] }]),
      ).rejects.toThrow(TypeError);
    });

    it('loses no update if 64 callers write to one stream at the same time', async () => {
      const stream = newStream();
      const appended = await Promise.all(
        Array.from({ length: 64 }, () => appendWithRetry(store, stream)),
      );
      const stored = await store.readStream(stream);
      expect(stored.map(({ revision }) => revision)).toStrictEqual([...Array(64).keys()]);
      expect(ids(stored).toSorted()).toStrictEqual(appended.toSorted());
    }, 60_000);
  });

  describe('opening the same log again', () => {
    it('finds the same log with all its events and continues where it stopped', async () => {
      const stream = newStream();
      const append = part(stream, 'no-stream', published, featured);
      await store.appendInOrder([append]);
      const { logId } = store;
      const head = await store.head();
      const stored = await store.readStream(stream);
      store = await log.reopen();
      expect(store.logId).toBe(logId);
      expect(await store.head()).toBe(head);
      expect(await store.readStream(stream)).toStrictEqual(stored);
      expect(await store.appendInOrder([append])).toMatchObject({ outcome: 'appended' });
      const outcome = await store.appendInOrder([part(stream, 1)]);
      expect(positionOf(outcome) > head).toBe(true);
      expect(await store.readStream(stream)).toHaveLength(3);
    });
  });
}
