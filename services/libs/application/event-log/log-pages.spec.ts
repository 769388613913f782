import { InMemoryEventStore } from '../../../../test/support/in-memory/in-memory-event-store.ts';
import { InMemoryLog } from '../../../../test/support/in-memory/in-memory-log.ts';
import {
  featured,
  part,
  published,
  unpublished,
} from '../../../../test/support/in-memory/stored-events.ts';
import { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
import { beginning } from './stored-event.ts';
import type { EventLogReader, FeedPage } from '../ports/event-log-reader.ts';
import { LogPages } from './log-pages.ts';

/** More pages than are kept in memory. */
const pagesOfLog = 9;

/** Counts the pages that are read before the head of the log. */
class CountedReads extends InMemoryEventStore {
  reads = 0;

  override readAll(...input: Parameters<InMemoryEventStore['readAll']>): Promise<FeedPage> {
    this.reads += 1;
    return super.readAll(...input);
  }

  /** No further events happen. */
  override follow = async function* () {
    await new Promise(() => undefined);
    yield* [];
  };
}

async function longLog(): Promise<CountedReads> {
  const log = new CountedReads(new InMemoryLog());
  for (let page = 0; page < pagesOfLog; page += 1) {
    const events = Array.from({ length: 1_000 }, () => featured);
    await log.appendInOrder([part(`tour-${page}`, 'no-stream', ...events)]);
  }
  return log;
}

/** A log that is followed: each page arrives when the test gives it. */
class GivenPages extends InMemoryEventStore {
  #given = Promise.withResolvers<FeedPage>();

  give(page: FeedPage): void {
    this.#given.resolve(page);
  }

  override follow = async function* (this: GivenPages) {
    for (;;) {
      const page = await this.#given.promise;
      this.#given = Promise.withResolvers();
      yield page;
    }
  };
}

const fromBeginning = { after: beginning, needsMetadata: false };

const severalTurns = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

function pagesOf(log: EventLogReader, clock = new VirtualClock()): LogPages {
  const categories = ['tour'];
  return new LogPages({
    ...{ log, clock, categories, waitForOthersMsMax: 5_000 },
    onFault: () => undefined,
  });
}

describe('the log pages that several readers of a process share', () => {
  let pages: LogPages;

  afterEach(() => {
    pages.close();
  });

  it('start at the position of each reader, even if another reader has just passed this position', async () => {
    const log = new InMemoryEventStore(new InMemoryLog());
    await log.appendInOrder([part('tour-1', 'no-stream', published, featured, unpublished)]);
    pages = pagesOf(log);
    const { signal } = new AbortController();
    const next = (after: typeof beginning) => pages.next({ after, needsMetadata: false }, signal);

    const all = await next(beginning);
    const first = all?.events[0]?.stored.position ?? beginning;
    const rest = await next(first);
    expect(all?.events).toHaveLength(3);
    expect(rest?.from).toBe(first);
    expect(rest?.events).toEqual(all?.events.slice(1));
    expect(rest?.position).toBe(all?.position);
  });

  /** Reads the whole log; resolves to the number of events. */
  async function goThrough(
    head: typeof beginning,
    onPage: () => Promise<void>,
    needsMetadata = false,
  ): Promise<number> {
    const { signal } = new AbortController();
    let given = 0;
    for (let after = beginning; after < head;) {
      const page = await pages.next({ after, needsMetadata }, signal);
      if (page === undefined) throw new Error('There should be a page.');
      given += page.events.length;
      after = page.position;
      await onPage();
    }
    return given;
  }

  it('are read once for all readers: a fast reader, a slow reader, and a reader that also needs the metadata', async () => {
    const log = await longLog();
    const head = await log.head();
    pages = pagesOf(log);
    const given = await Promise.all([
      goThrough(head, () => Promise.resolve()),
      goThrough(head, severalTurns),
      goThrough(head, severalTurns, true),
    ]);
    expect(given).toEqual([9_000, 9_000, 9_000]);
    expect(log.reads).toBe(pagesOfLog);
  });

  it('do not wait for a reader that has stopped; later it reads the missed pages alone', async () => {
    const log = await longLog();
    const head = await log.head();
    const clock = new VirtualClock();
    pages = pagesOf(log, clock);
    const waiting = Promise.withResolvers<undefined>();
    const late = goThrough(head, () => waiting.promise);
    const quick = goThrough(head, () => Promise.resolve());
    await severalTurns();
    const readWhileWaiting = log.reads;
    await clock.advance(5_000);
    expect(await quick).toBe(9_000);
    expect([readWhileWaiting, log.reads]).toEqual([5, pagesOfLog]);
    waiting.resolve(undefined);
    expect(await late).toBe(9_000);
    expect(log.reads).toBeGreaterThan(pagesOfLog);
  });

  it.each(Array.from({ length: 12 }, (_, ticks) => ticks))(
    'reach a reader that asks %i ticks after a page arrived',
    async (ticks) => {
      const log = new GivenPages(new InMemoryLog());
      pages = pagesOf(log);
      // The log is followed from the first request on.
      void pages.next(fromBeginning, new AbortController().signal);
      await severalTurns();
      await log.appendInOrder([part('tour-1', 'no-stream', published)]);
      log.give(await log.readAll(beginning, 1));
      for (let tick = 0; tick < ticks; tick += 1) await Promise.resolve();
      const { signal } = new AbortController();
      const next = pages.next(fromBeginning, signal);
      const page = await Promise.race([next, severalTurns()]);
      expect(page?.events).toHaveLength(1);
    },
  );

  it('are joined for a reader that missed several pages', async () => {
    const log = new GivenPages(new InMemoryLog());
    pages = pagesOf(log);
    void pages.next(fromBeginning, new AbortController().signal);
    await severalTurns();
    await log.appendInOrder([part('tour-1', 'no-stream', published, featured, unpublished)]);
    let position = beginning;
    for (let given = 0; given < 3; given += 1) {
      const page = await log.readAll(position, 1);
      log.give(page);
      position = page.position;
      await severalTurns();
    }
    const page = await pages.next(fromBeginning, new AbortController().signal);
    expect(page?.events.map(({ stored }) => stored.type)).toEqual([
      'TourPublished',
      'TourFeatured',
      'TourUnpublished',
    ]);
    expect(page).toMatchObject({ from: beginning, position, caughtUp: true });
  });

  it('do not wait for a reader that has left', async () => {
    const log = await longLog();
    const head = await log.head();
    pages = pagesOf(log);
    const leaving = new AbortController();
    await pages.next({ after: beginning, needsMetadata: false }, leaving.signal);
    const quick = goThrough(head, () => Promise.resolve());
    await severalTurns();
    leaving.abort();
    expect(await quick).toBe(9_000);
  });
});
