import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DirectoryMoveMark } from '../../services/libs/adapters/embedded/directory-move-mark.ts';
import { MoveMark } from '../../services/libs/application/ports/move-mark.ts';
import { copyStores } from '../../services/libs/composition/moving/copy-stores.ts';
import { copyToDistributed } from '../../services/libs/composition/moving/copy-to-distributed.ts';
import { openDistributedSource } from '../../services/libs/composition/moving/distributed-store.ts';
import { openEmbeddedTarget } from '../../services/libs/composition/moving/embedded-store.ts';
import { readSettings } from '../../services/libs/composition/settings/settings.ts';
import { describeWherePossible } from '../support/jest/describe-where-possible.ts';
import {
  type EventStoreDbServer,
  startEventStoreDb,
} from '../support/eventstoredb/start-event-store-db.ts';
import { keptReleases, unpackStore } from '../support/kept-stores.ts';
import { separateDatabase } from '../support/mongo-server/separate-database.ts';
import { mongoForSuite, mongoMissing } from '../support/mongo-server/mongo-server.ts';
import { runProgram } from '../support/processes/run-program.ts';
import { storyProfile } from '../support/stories/story-profile.ts';
import { cutPower, cutsOf, fullMsMax } from './cut-power.ts';
import { readDisk } from './disk-image-files.ts';
import { recorded, whyNotRecorded } from './disk-recorder.ts';
import { readTrace } from './disk-trace.ts';
import {
  type Events,
  eventsIn,
  eventsOf,
  whatIsMissing,
  whatIsMissingOf,
} from './store-contents.ts';

/** The mark of a store that was never moved and that no process uses. */
class NoMark extends MoveMark {
  override readonly leavingMs = 0;

  override read(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  override note(): Promise<void> {
    return Promise.resolve();
  }
}

const cuts = cutsOf(4);
const whyNot = storyProfile === 'embedded' ? undefined : 'It brings its own engines.';
const whyNoEngines = [whyNotRecorded(), whyNot, mongoMissing];

describeWherePossible(
  whyNoEngines,
  `a store that is moved while the power is cut ${cuts} times`,
  () => {
    let place: string;
    let mongo: Awaited<ReturnType<typeof mongoForSuite>>;
    let server: EventStoreDbServer;
    let secretKey: string;
    let engines: Readonly<Record<string, string>>;
    let events: Events;
    const inPlace = (name: string) => join(place, name);

    /** Runs the same command again, on engines as they were at the cut: their log was not moved yet. */
    async function moveAgain(dataDirectory: string): Promise<void> {
      const input = { as: 'move', tell: () => undefined } as const;
      await copyStores(secretKey, input, async (tools) => {
        const source = await openDistributedSource(readSettings(engines), tools, 'is not in use');
        const into = { dataDirectory, isSecretKept: true, isMarked: true };
        const target = await openEmbeddedTarget(into, tools);
        return { source: { ...source, mark: new NoMark() }, target };
      });
    }

    beforeAll(async () => {
      place = mkdtempSync(join(tmpdir(), 'power-'));
      [mongo, server] = await Promise.all([mongoForSuite(), startEventStoreDb()]);
      unpackStore(keptReleases().at(-1) ?? '', inPlace('source'));
      events = await eventsOf(inPlace('source'));
      secretKey = String(readDisk(inPlace('source')).get('secret.key')).trim();
      engines = {
        ...{ PROFILE: 'distributed', EVENTSTORE_URL: server.url, REDIS_URL: 'redis://127.0.0.1:1' },
        MONGODB_URL: separateDatabase(mongo.url),
        ...{ SECRET_KEY: secretKey, DATA_DIR: inPlace('shared'), ENGINE_WAIT_SECONDS: '5' },
      };
    }, 300_000);

    afterAll(async () => {
      await server.stop();
      await mongo.remove();
      rmSync(place, { recursive: true, force: true });
    });

    it(
      'keeps every event in the old store, and closes it once the log was moved',
      async () => {
        const root = inPlace('left');
        cpSync(inPlace('source'), root, { recursive: true });
        const start = readDisk(root);
        const trace = inPlace('left.trace');
        const moved = await runProgram('migrate-to-distributed', [root], {
          ...engines,
          ...recorded({ root, trace }),
        });
        expect(moved).toMatchObject({ code: 0, complaints: [] });
        const changes = readTrace(trace);
        const end = changes.at(-1)?.endsAt;
        const wrong = await cutPower(
          { start, trace: changes },
          { seed: 8, cuts },
          async (left, { at }) => {
            const state = (await new DirectoryMoveMark(left).read())?.state;
            if (state === undefined) {
              return at === end
                ? 'a move that ended is forgotten'
                : await whatIsMissing(left, events);
            }
            if (state !== 'left') return `it says ${state}`;
            // The target is complete: the same command reports that again.
            const again = await copyToDistributed(left, readSettings(engines), () => undefined);
            if (again.events !== events.length) return `${again.events} are in the target`;
            return whatIsMissingOf(eventsIn(left), events);
          },
        );
        expect(wrong).toEqual([]);
      },
      fullMsMax,
    );

    // A move out of engines waits 15 s until no process can append to them any more.
    const itLong = process.env.LONG_TESTS === 'true' ? it : it.skip;

    itLong(
      'has every event in the directory after the interrupted move was run again',
      async () => {
        const root = inPlace('arrived');
        const trace = inPlace('arrived.trace');
        const moved = await runProgram('migrate-to-embedded', [root], {
          ...engines,
          ...recorded({ root, trace }),
        });
        expect(moved).toMatchObject({ code: 0, complaints: [] });
        const changes = readTrace(trace);
        const end = changes.at(-1)?.endsAt;
        const run = { start: new Map<string, Buffer>(), trace: changes };
        const wrong = await cutPower(run, { seed: 9, cuts }, async (left, { at }) => {
          if (at !== end) await moveAgain(left);
          const state = (await new DirectoryMoveMark(left).read())?.state;
          if (state !== undefined) return `a move that ended says ${state}`;
          return await whatIsMissing(left, events);
        });
        expect(wrong).toEqual([]);
      },
      fullMsMax,
    );
  },
);
