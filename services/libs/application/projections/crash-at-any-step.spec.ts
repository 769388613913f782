import {
  bookingCancelled,
  bookingConfirmed,
  bookingPlaced,
  departure,
} from '../../../../test/support/stories/booking-story.ts';
import { InMemoryEventStore } from '../../../../test/support/in-memory/in-memory-event-store.ts';
import { InMemoryLog } from '../../../../test/support/in-memory/in-memory-log.ts';
import {
  InMemoryProjectionStore,
  InMemoryReadModels,
  InMemoryReadStore,
} from '../../../../test/support/in-memory/in-memory-read-models.ts';
import { sealed } from '../../../../test/support/stories/projection-story.ts';
import { part } from '../../../../test/support/in-memory/stored-events.ts';
import { VirtualClock } from '../../../../test/support/in-memory/virtual-clock.ts';
import { NodeCryptography } from '../../adapters/node/node-cryptography.ts';
import type { CataloguedEvent } from '../event-log/event-catalogue.ts';
import type { Position } from '../event-log/stored-event.ts';
import type { FeedFilter, FeedPage } from '../ports/event-log-reader.ts';
import { projectionRoutes } from './projection-routes.ts';
import { ProjectionRunner } from './engine/projection-runner.ts';
import { readModelDigest } from './engine/read-model-digest.ts';

/** This is so low that the history needs many batches, each with documents that earlier batches wrote. */
const eventsPerPage = 4;

/** This is short, so that the next holder checks the lease only a few times. */
const patienceMs = 1_000;

/** A log that seems to end at every page, so that each page is written without waiting for the next page. */
class SmallPages extends InMemoryEventStore {
  override async readAll(after: Position, _limit: number, filter?: FeedFilter): Promise<FeedPage> {
    return { ...(await super.readAll(after, eventsPerPage, filter)), caughtUp: true };
  }
}

const cryptography = new NodeCryptography('no secret, since nothing here is one');

function history(): SmallPages {
  const log = new InMemoryLog();
  const revisions = new Map<string, number>();
  const happen = (stream: string, ...events: readonly CataloguedEvent[]) => {
    const before = revisions.get(stream) ?? -1;
    log.append([part(stream, before < 0 ? 'no-stream' : before, ...events)], []);
    revisions.set(stream, before + events.length);
  };
  for (const bookingNumber of [10_000_001, 10_000_002, 10_000_003]) {
    const seats = { reservationId: `seats ${bookingNumber}`, bookingNumber, seats: 2 };
    const takes = seats.reservationId;
    const departureStream = 'departure-jozani-forest_2026-12-01_0800';
    happen(departureStream, { type: 'SeatsReserved', data: seats });
    const personal = sealed('asha');
    happen(
      `booking-${bookingNumber}`,
      bookingPlaced({ bookingNumber, takes, departure, personal }),
      bookingConfirmed,
    );
    if (bookingNumber !== 10_000_003) {
      happen(`booking-${bookingNumber}`, bookingCancelled({ drops: takes }));
      happen(departureStream, { type: 'SeatsReleased', data: seats });
    }
  }
  return new SmallPages(log);
}

/** A process that feeds read models. It crashes at the given step, or never. */
async function run(
  log: SmallPages,
  models: InMemoryReadModels,
  crashAtStep: number,
  {
    clock = new VirtualClock(),
    crash = () => {
      throw new Error('The process is no more.');
    },
  }: { clock?: VirtualClock; crash?: () => void | Promise<void> } = {},
): Promise<{ readonly runner: ProjectionRunner | undefined; readonly hasCrashed: () => boolean }> {
  const store = new InMemoryProjectionStore(models);
  let steps = 0;
  store.onStep = () => {
    steps += 1;
    return steps >= crashAtStep ? crash() : undefined;
  };
  const parts = {
    log,
    store,
    clock,
    patienceMs,
    owner: `process ${crashAtStep}`,
    openPersonal: () => Promise.resolve(undefined),
    raise: () => undefined,
    routes: projectionRoutes,
  };
  // A start may crash too.
  const runner = await ProjectionRunner.start(parts).catch(() => undefined);
  return { runner, hasCrashed: () => steps >= crashAtStep };
}

async function digestsOf(models: InMemoryReadModels): Promise<readonly string[]> {
  const readStore = new InMemoryReadStore(models);
  return Promise.all(
    projectionRoutes.map(({ projection }) =>
      readModelDigest(readStore, cryptography, projection.collection),
    ),
  );
}

async function isCaughtUp(log: SmallPages, models: InMemoryReadModels): Promise<boolean> {
  const readStore = new InMemoryReadStore(models);
  const collections = projectionRoutes.map(({ projection }) => projection.collection);
  return readStore.waitFor(collections, await log.head(), 20);
}

/** The read models' digests after one process fed them from beginning to end. */
async function undisturbedDigests(log: SmallPages): Promise<readonly string[]> {
  const models = new InMemoryReadModels();
  const { runner } = await run(log, models, Number.POSITIVE_INFINITY);
  while (!(await isCaughtUp(log, models))) {
    // No crash interrupts it.
  }
  const digests = await digestsOf(models);
  await runner?.close();
  return digests;
}

it('Read models are the same if their process crashes at any step, also without transactions', async () => {
  const log = history();
  const expected = await undisturbedDigests(log);

  let crashes = 0;
  for (let step = 1; ; step += 1) {
    const models = new InMemoryReadModels();
    const first = await run(log, models, step);
    while (!first.hasCrashed() && !(await isCaughtUp(log, models))) {
      // Runs until it crashes or has caught up.
    }
    const clock = new VirtualClock();
    const second = await run(log, models, Number.POSITIVE_INFINITY, { clock });
    while (!(await isCaughtUp(log, models))) {
      await clock.advance(patienceMs);
    }
    expect({ step, digests: await digestsOf(models) }).toStrictEqual({ step, digests: expected });
    await first.runner?.close();
    await second.runner?.close();
    if (!first.hasCrashed()) {
      break;
    }
    crashes += 1;
  }
  expect(crashes).toBeGreaterThan(100);
}, 400_000);

/** Hangs only at every 13th step, because the steps in between run the same code. */
const stepsApart = 13;

it('Read models are the same if their process hangs at any step, another process takes over, and the first process resumes', async () => {
  const log = history();
  const expected = await undisturbedDigests(log);

  let sleeps = 0;
  for (let step = 1; ; step += stepsApart) {
    const models = new InMemoryReadModels();
    const awake = Promise.withResolvers<undefined>();
    const sleeping = { is: false };
    const sleeper = run(log, models, step, {
      crash: async () => {
        sleeping.is = true;
        await awake.promise;
      },
    });
    while (!sleeping.is && !(await isCaughtUp(log, models))) {
      // Runs until it crashes or has caught up.
    }
    const clock = new VirtualClock();
    const second = await run(log, models, Number.POSITIVE_INFINITY, { clock });
    const fences = () =>
      [...models.builds.values()].map(({ record: { lease } }) => [lease.owner, lease.fence]);
    const isTakenOver = () => fences().every(([owner]) => owner === 'process Infinity');
    while (!(await isCaughtUp(log, models)) || (sleeping.is && !isTakenOver())) {
      await clock.advance(patienceMs);
    }
    const hasSlept = sleeping.is;
    const held = fences();
    awake.resolve(undefined);
    const first = await sleeper;
    await first.runner?.close();
    expect({ step, digests: await digestsOf(models) }).toStrictEqual({ step, digests: expected });
    const after = fences();
    await second.runner?.close();
    if (!hasSlept) break;
    expect(after).toStrictEqual(held);
    sleeps += 1;
  }
  expect(sleeps).toBeGreaterThan(8);
}, 400_000);
