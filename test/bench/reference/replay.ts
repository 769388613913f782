/**
 * Goes through a whole log in one of three ways, in a separate process so that its memory can be measured.
 * `parse` only parses the data of every event; `memory` folds them into documents in memory; `sqlite` lets
 * the product's runner build the read models.
 *
 * Its arguments are the way, the log, and the names of the projections (none for all). Prints the time and
 * the peak of its memory.
 */
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { SqliteEventLogReader } from '../../../services/libs/adapters/embedded/log/sqlite-event-log-reader.ts';
import { SqliteProjectionStore } from '../../../services/libs/adapters/embedded/read-models/sqlite-projection-store.ts';
import { SystemClock } from '../../../services/libs/adapters/node/system-clock.ts';
import { decode } from '../../../services/libs/application/event-log/recorded-event.ts';
import {
  beginning,
  type StoredEvent,
} from '../../../services/libs/application/event-log/stored-event.ts';
import { projectedCategories } from '../../../services/libs/application/event-log/stream-name.ts';
import type { FeedFilter } from '../../../services/libs/application/ports/event-log-reader.ts';
import { FoldBatch } from '../../../services/libs/application/projections/engine/fold-batch.ts';
import { projectionRoutes } from '../../../services/libs/application/projections/projection-routes.ts';
import { ProjectionRunner } from '../../../services/libs/application/projections/engine/projection-runner.ts';
import type { KeptDocument } from '../../../services/libs/application/ports/projection-store.ts';
import { withDirectory } from '../harness/temporary-directory.ts';

/** The result of a replay. */
export interface Replayed {
  readonly events: number;
  readonly ms: number;
  readonly peakMb: number;
}

const [way = '', file = '', ...names] = process.argv.slice(2);
const eventsPerPage = 1_000;

const log = await SqliteEventLogReader.open(file);
const routes = projectionRoutes.filter(
  ({ projection }) => names.length === 0 || names.includes(projection.collection.name),
);
const needsMetadata = routes.some(({ projection }) => projection.readsMetadata === true);

async function eachPage(
  filter: FeedFilter,
  take: (events: readonly StoredEvent[]) => void,
): Promise<number> {
  let events = 0;
  for (let after = beginning, isOver = false; !isOver;) {
    const page = await log.readAll(after, eventsPerPage, filter);
    take(page.events);
    events += page.events.length;
    after = page.position;
    isOver = page.caughtUp;
  }
  return events;
}

/** The bare loop: only the parsing is timed, because the strings are already read. */
async function parse(): Promise<Pick<Replayed, 'events' | 'ms'>> {
  let ms = 0;
  const events = await eachPage({ metadata: 'left-out' }, (page) => {
    const before = performance.now();
    for (const { data } of page) JSON.parse(data);
    ms += performance.now() - before;
  });
  return { events, ms };
}

async function memory(): Promise<Pick<Replayed, 'events' | 'ms'>> {
  const before = performance.now();
  const builds = routes.map(({ projection, events }) => ({
    projection,
    types: new Set<string>(events),
    documents: new Map<string, KeptDocument>(),
  }));
  const options = {
    openPersonal: () => Promise.resolve(undefined),
    mayPark: () => false,
    onParked: () => undefined,
  };
  const filter = {
    categories: projectedCategories,
    ...(needsMetadata ? {} : { metadata: 'left-out' as const }),
  };
  const events = await eachPage(filter, (page) => {
    const decoded = page.map(decode);
    for (const { projection, types, documents } of builds) {
      const batch = new FoldBatch(projection, options);
      for (const event of decoded) {
        if (types.has(event.type)) {
          const ids = projection.documentIds(event);
          for (const id of ids) if (!batch.has(id)) batch.begin(id, documents.get(id));
          batch.fold(event, ids, undefined);
        }
      }
      for (const { id, next } of batch.writes) documents.set(id, next);
    }
  });
  return { events, ms: performance.now() - before };
}

function sqlite(): Promise<Pick<Replayed, 'events' | 'ms'>> {
  return withDirectory(async (directory) => {
    const store = new SqliteProjectionStore(join(directory, 'read-models.sqlite'));
    const before = performance.now();
    const runner = await ProjectionRunner.start({
      log,
      store,
      clock: new SystemClock(),
      owner: randomUUID(),
      // The keys of this log were never made, so every booking in it can be found only by its reference.
      openPersonal: () => Promise.resolve(undefined),
      raise: (alarm) => {
        throw new Error(JSON.stringify(alarm));
      },
      routes,
    });
    await runner.whenReady();
    const ms = performance.now() - before;
    const events = Number(await log.head());
    await runner.close();
    store.close();
    return { events, ms };
  });
}

const run = { parse, memory, sqlite }[way];
if (run === undefined) throw new Error('Say parse, memory or sqlite.');
const replayed = await run();
log.close();
// Linux counts the peak in kB of 1,024 bytes.
const peakMb = (process.resourceUsage().maxRSS * 1024) / 1e6;
console.log(JSON.stringify({ ...replayed, peakMb } satisfies Replayed));
