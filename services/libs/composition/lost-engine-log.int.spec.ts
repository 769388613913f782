import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeWherePossible } from '../../../test/support/jest/describe-where-possible.ts';
import { startEventStoreDb } from '../../../test/support/eventstoredb/start-event-store-db.ts';
import { eventually } from '../../../test/support/eventually.ts';
import { separateDatabase } from '../../../test/support/mongo-server/separate-database.ts';
import { mongoForSuite, mongoMissing } from '../../../test/support/mongo-server/mongo-server.ts';
import { MovingStory } from '../../../test/support/stories/moving-story.ts';
import { settingsOn } from '../../../test/support/in-memory/opened-store.ts';
import { checkPlace } from './places/check-place.ts';
import { checkPlaceOf } from './places/check-place-of.ts';
import { openProfile } from './open-profile.ts';
import { distributedPlaceOf } from './places/projector-place.ts';
import { runProjections } from './run-projections.ts';
import type { Settings } from './settings/settings.ts';

const patienceMs = 120_000;
const contact = { name: 'Asha Juma', email: 'asha@example.com', phone: '+255 700 000 001' };

describeWherePossible(
  [mongoMissing],
  'an event store that lost events that were read from it',
  () => {
    let mongo: Awaited<ReturnType<typeof mongoForSuite>>;
    let server: Awaited<ReturnType<typeof startEventStoreDb>>;
    let emptied: Awaited<ReturnType<typeof startEventStoreDb>>;
    let root: string;

    beforeAll(async () => {
      mongo = await mongoForSuite();
      server = await startEventStoreDb();
      emptied = await startEventStoreDb();
      root = mkdtempSync(join(tmpdir(), 'lost-engine-log-'));
    }, 300_000);

    afterAll(async () => {
      await Promise.all([server.stop(), emptied.stop()]);
      await mongo.remove();
      rmSync(root, { recursive: true });
    });

    const openOnce = async (settings: Settings) => {
      const profile = await openProfile(settings);
      await profile.close();
    };
    const project = (settings: Settings) =>
      runProjections(distributedPlaceOf(settings), () => undefined);

    it(
      'is refused by every process, and no log is begun there, until an operator continues',
      async () => {
        const MONGODB_URL = separateDatabase(mongo.url);
        const on = (url: string, more: Record<string, string> = {}) =>
          settingsOn(root, {
            ...{ PROFILE: 'distributed', EVENTSTORE_URL: url, REDIS_URL: 'redis://127.0.0.1:1' },
            ...{ MONGODB_URL, SECRET_KEY: 'a secret of a story that is long enough to be one' },
            ...more,
          });
        const profile = await openProfile(on(server.url));
        const { eventStore, logMarks } = profile.ports;
        const story = new MovingStory(profile.ports);
        await story.book(await story.publishTour(), contact);
        const projections = await project(on(server.url));
        await projections.runner.whenReady();
        const [last] = (await eventStore.readAll('' as never, 1_000)).events.slice(-1);
        const mark = await eventually(async () => await logMarks.read());
        expect(mark).toMatchObject({ eventId: last?.id, stream: last?.stream });
        expect(await logMarks.ageSeconds()).toBeLessThan(60);
        await projections.close();
        await profile.close();
        expect((await checkPlace(checkPlaceOf(on(server.url)))).verdict.faults).toEqual([]);

        const refusal = await openOnce(on(emptied.url)).catch(
          (error: unknown) => (error as Error).message,
        );
        expect(refusal).toMatch(/gone or empty: it ends at position 0.*names position \d+/);
        await expect(project(on(emptied.url))).rejects.toThrow(/gone or empty/);
        const { faults } = (await checkPlace(checkPlaceOf(on(emptied.url)))).verdict;
        expect(faults).toContainEqual(expect.objectContaining({ kind: 'lost' }));

        const consent = /CONTINUE_AFTER_LOSS=(\S+)/.exec(String(refusal))?.[1] ?? '';
        const continued = await openProfile(on(emptied.url, { CONTINUE_AFTER_LOSS: consent }));
        const identity = await continued.ports.eventStore.readStream('log-identity');
        expect(identity.map(({ type }) => type)).toEqual(['LogBegun', 'LogContinued']);
        await continued.close();
        // Neither the profile nor the projector needs the consent again.
        await openOnce(on(emptied.url));
        await (await project(on(emptied.url))).close();

        // The former log is now a different log from the log that was read last.
        await expect(openOnce(on(server.url))).rejects.toThrow(/not the same log as before/);
      },
      patienceMs,
    );
  },
);
