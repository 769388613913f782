import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeWherePossible } from '../../../../test/support/jest/describe-where-possible.ts';
import { startEventStoreDb } from '../../../../test/support/eventstoredb/start-event-store-db.ts';
import { unpackStore } from '../../../../test/support/kept-stores.ts';
import { separateDatabase } from '../../../../test/support/mongo-server/separate-database.ts';
import { mongoForSuite, mongoMissing } from '../../../../test/support/mongo-server/mongo-server.ts';
import { everyEvent } from '../../../../test/support/stories/moving-story.ts';
import { settingsOn } from '../../../../test/support/in-memory/opened-store.ts';
import { MailFollowing } from '../../application/notifications/mail-following.ts';
import { openProfile } from '../open-profile.ts';
import type { Ports } from '../profile.ts';
import { checkPlaceOf } from '../places/check-place-of.ts';
import type { Settings } from '../settings/settings.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

const patienceMs = 60_000;

/** Returns the log files that a restore keeps there while it runs. */
function logsIn(directory: string): readonly string[] {
  return readdirSync(directory)
    .filter((name) => name.startsWith('restore-'))
    .map((name) => join(directory, name, 'event-log.sqlite'))
    .filter((file) => existsSync(file));
}

async function withPorts<Answer>(
  settings: Settings,
  look: (ports: Ports) => Promise<Answer>,
): Promise<Answer> {
  const profile = await openProfile(settings);
  try {
    return await look(profile.ports);
  } finally {
    await profile.close();
  }
}

describeWherePossible([mongoMissing], 'a backup of one profile, restored to the other', () => {
  let mongo: Awaited<ReturnType<typeof mongoForSuite>>;
  let server: Awaited<ReturnType<typeof startEventStoreDb>>;
  let root: string;

  beforeAll(async () => {
    mongo = await mongoForSuite();
    server = await startEventStoreDb();
    root = mkdtempSync(join(tmpdir(), 'backup-profiles-'));
  }, 300_000);

  afterAll(async () => {
    await server.stop();
    await mongo.remove();
    rmSync(root, { recursive: true });
  });

  const place = (name: string) => join(root, name);
  const everything = (settings: Settings) =>
    withPorts(settings, async ({ eventStore, accounts, archive }) => ({
      events: await everyEvent(eventStore),
      accounts: await accounts.list(),
      erased: await archive.names('erasures'),
    }));

  it(
    'has the same contents there, and so has a backup that is made there',
    async () => {
      const { images } = unpackStore('v0.6.0', place('home'));
      const home = settingsOn(place('home'));
      const secretKey = checkPlaceOf(home).anchors?.secretKey ?? '';
      const engines = settingsOn(place('shared'), {
        ...{ PROFILE: 'distributed', EVENTSTORE_URL: server.url, REDIS_URL: 'redis://127.0.0.1:1' },
        ...{ MONGODB_URL: separateDatabase(mongo.url), SECRET_KEY: secretKey },
      });
      const before = await everything(home);
      await takeBackup(home, place('of-files'), undefined, { isKeyIncluded: true });
      const held = readdirSync(place('of-files'));
      let copiedAside: readonly string[] = [];
      await restoreBackup(place('of-files'), engines, () => {
        copiedAside = [...copiedAside, ...logsIn(tmpdir())];
      });
      // There may be no room for a copy, and the backup may be on a read-only disk.
      expect(copiedAside).toEqual([]);
      expect(readdirSync(place('of-files'))).toEqual(held);
      expect(await everything(engines)).toEqual(before);
      await withPorts(engines, async (ports) => {
        const { eventStore: log, policyCheckpoints: checkpoints, clock, images: store } = ports;
        expect(await new MailFollowing({ checkpoints, log, clock }).hasStopped()).toBe(true);
        for (const url of images) {
          const [id = '', name = ''] = url.split('/').slice(2);
          expect([url, await store.has({ id, name })]).toEqual([url, true]);
        }
      });

      await takeBackup(engines, place('of-engines'));
      const back = settingsOn(place('back'), { SECRET_KEY: secretKey });
      const { faults } = await restoreBackup(place('of-engines'), back);
      expect(faults).toEqual([]);
      expect(await everything(back)).toEqual(before);
    },
    patienceMs,
  );
});
