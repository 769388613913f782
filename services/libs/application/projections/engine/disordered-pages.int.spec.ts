import { seeded } from '../../../../../test/bench/harness/seeded.ts';
import { InMemoryEventStore } from '../../../../../test/support/in-memory/in-memory-event-store.ts';
import { InMemoryLog } from '../../../../../test/support/in-memory/in-memory-log.ts';
import { ReadSide } from '../../../../../test/support/in-memory/read-side.ts';
import type { Position, StoredEvent } from '../../event-log/stored-event.ts';
import type { Collection } from '../../ports/collection.ts';
import type { FeedFilter, FeedPage } from '../../ports/event-log-reader.ts';
import type { ProjectionRoute } from './projection.ts';

interface Seen {
  readonly revisions: readonly number[];
}

const seen: Collection<Seen> = { name: 'seen', version: 1, fields: {}, indexes: [] };

const streams = 40;
const eventsMax = 1_000;
const eventsPerPage = 250;
/** By how many places an event may be late. */
const lateMax = 50;

/**
 * A log that delivers each event up to three times, and some of them late. It keeps the order within a
 * stream, as every store must.
 */
class DisorderedLog extends InMemoryEventStore {
  readonly #random: () => number;
  /** While true, no events are delivered. So events that are stored meanwhile arrive later in full pages. */
  isHeld = false;
  /** How many events came after an event that was stored later. */
  lateCount = 0;

  constructor(log: InMemoryLog, seed: number) {
    super(log);
    this.#random = seeded(seed);
  }

  override async readAll(after: Position, limit: number, filter?: FeedFilter): Promise<FeedPage> {
    const page = await super.readAll(after, Math.min(limit, eventsPerPage), filter);
    if (this.isHeld) return { events: [], position: after, caughtUp: false };
    const places = new Map<string, number>();
    const late = page.events.flatMap((event, index) =>
      Array.from({ length: 1 + Math.floor(3 * this.#random()) }, () => {
        const earliest = places.get(event.stream) ?? 0;
        const place = Math.max(earliest, index + lateMax * this.#random());
        places.set(event.stream, place);
        return { event, place };
      }),
    );
    const events: readonly StoredEvent[] = late
      .toSorted((one, other) => one.place - other.place)
      .map(({ event }) => event);
    this.lateCount += events.filter(
      ({ position }, place) => position < (events[place - 1]?.position ?? position),
    ).length;
    return { ...page, events };
  }
}

/** Keeps all revisions in the order of folding. This shows repeats, gaps and a wrong order. */
function seeingRoute(isFaulty: (stream: string, revision: number) => boolean): ProjectionRoute {
  return {
    projection: {
      collection: seen,
      documentIds: ({ stream }) => [stream],
      fold: (document, { stream, revision }) => {
        if (isFaulty(stream, revision)) throw new TypeError('This event cannot be applied.');
        return { revisions: [...((document as Seen | undefined)?.revisions ?? []), revision] };
      },
    },
    events: ['TourPublished'],
  };
}

describe('events that arrive late and several times', () => {
  let side: ReadSide;

  afterEach(() => side.close());

  it.each([1, 2, 3])(
    'are each applied once; an event that cannot be applied is parked, reported and applied later (seed %d)',
    async (seed) => {
      const random = seeded(1_000 + seed);
      const faulty = { stream: 'tour-7', revision: 5, isCorrected: false };
      const isFaulty = (stream: string, revision: number) =>
        !faulty.isCorrected && stream === faulty.stream && revision === faulty.revision;
      const log = new DisorderedLog(new InMemoryLog(), seed);
      side = new ReadSide([seeingRoute(isFaulty)], log);
      const runner = await side.run();
      await runner.whenReady();
      log.isHeld = true;
      const counts = new Map<string, number>();
      for (let stored = 0; stored < eventsMax;) {
        const stream = `tour-${Math.floor(streams * random())}`;
        const more = 1 + Math.floor(4 * random());
        await side.happen(
          stream,
          ...Array.from({ length: more }, () => ({ type: 'TourPublished' as const, data: {} })),
        );
        counts.set(stream, (counts.get(stream) ?? 0) + more);
        stored += more;
      }
      const shown = async () => {
        const all = [...counts.keys()].map(async (stream) => {
          const document = await side.readStore.get(seen, stream);
          return [stream, document?.revisions] as const;
        });
        return Object.fromEntries(await Promise.all(all));
      };
      const whole = Object.fromEntries(
        [...counts].map(([stream, count]) => [
          stream,
          Array.from({ length: count }).map((_, n) => n),
        ]),
      );

      log.isHeld = false;
      await side.catchUp();
      expect(log.lateCount).toBeGreaterThan(eventsMax / 10);
      expect(await shown()).toEqual({ ...whole, [faulty.stream]: [0, 1, 2, 3, 4] });
      expect(side.alarms).toMatchObject([
        { kind: 'document-parked', event: { stream: faulty.stream, revision: faulty.revision } },
      ]);
      faulty.isCorrected = true;
      expect(await runner.retryParked('seen')).toBe(1);
      await side.eventually(
        async () => (await side.readStore.countParked({ ...seen, number: 1 })) === 0,
      );
      expect(await shown()).toEqual(whole);
    },
  );
});
