import { jest } from '@jest/globals';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describeWherePossible } from '../../../../test/support/jest/describe-where-possible.ts';
import {
  type EventStoreDbServer,
  startEventStoreDb,
} from '../../../../test/support/eventstoredb/start-event-store-db.ts';
import { separateDatabase } from '../../../../test/support/mongo-server/separate-database.ts';
import { mongoForSuite, mongoMissing } from '../../../../test/support/mongo-server/mongo-server.ts';
import {
  bookedName,
  everyEvent,
  MovingStory,
  type StoryStore,
} from '../../../../test/support/stories/moving-story.ts';
import { EventStoreDbEventStore } from '../../adapters/distributed/event-store-db/event-store-db-event-store.ts';
import { EventStoreDbKeyVault } from '../../adapters/distributed/event-store-db/event-store-db-key-vault.ts';
import { MongoAccounts } from '../../adapters/distributed/mongo/mongo-accounts.ts';
import { openMongoDatabase } from '../../adapters/distributed/mongo/mongo-database.ts';
import { MongoPolicyCheckpoints } from '../../adapters/distributed/mongo/mongo-policy-checkpoints.ts';
import { NodeCryptography } from '../../adapters/node/node-cryptography.ts';
import { RandomIdentifiers } from '../../adapters/node/random-identifiers.ts';
import { SystemClock } from '../../adapters/node/system-clock.ts';
import { ErasureLedger } from '../../application/erasure/erasure-ledger.ts';
import { addAnchor } from '../../application/event-log/anchor.ts';
import { verifyLog } from '../../application/event-log/verify-log.ts';
import { isInLog } from '../../application/policies/is-in-log.ts';
import { newAccount } from '../../application/ports/accounts.ts';
import { checkPlace } from '../places/check-place.ts';
import { checkPlaceOf } from '../places/check-place-of.ts';
import { EmbeddedProfile } from '../embedded-profile.ts';
import type { Environment } from '../settings/settings-reader.ts';
import { readSettings, type Settings } from '../settings/settings.ts';
import { archiveAt, archivePlaceOf, openStorage } from '../storage.ts';
import { copyToDistributed } from './copy-to-distributed.ts';
import { copyToEmbedded } from './copy-to-embedded.ts';

const secretKey = 'the secret of a store that is moved between profiles';
const cryptography = new NodeCryptography(secretKey);
const tools = { clock: new SystemClock(), cryptography, identifiers: new RandomIdentifiers() };
const policy = 'notify-on-booking-placed';
const imageId = `${'0a'.repeat(16)}-400x300`;
const asha = { name: 'Asha Juma', email: 'asha@example.com', phone: '+255 700 000 001' };
const ben = { name: 'Ben Moyo', email: 'ben@example.com', phone: '+255 700 000 002' };

// The tests open and close stores several times, each with its threads.
jest.setTimeout(60_000);

describeWherePossible([mongoMissing], 'a store that is moved between the profiles', () => {
  let mongo: Awaited<ReturnType<typeof mongoForSuite>>;
  let server: EventStoreDbServer;
  let directory: string;
  let settings: Settings;
  let told: string[];

  beforeAll(async () => {
    mongo = await mongoForSuite();
  }, 300_000);

  afterAll(async () => {
    await mongo.remove();
  });

  beforeEach(async () => {
    server = await startEventStoreDb();
    directory = mkdtempSync(join(tmpdir(), 'moving-'));
    told = [];
    settings = settingsOf({
      ...{ PROFILE: 'distributed', EVENTSTORE_URL: server.url, REDIS_URL: 'redis://127.0.0.1:1' },
      MONGODB_URL: separateDatabase(mongo.url),
      DATA_DIR: join(directory, 'shared'),
    });
  });

  afterEach(async () => {
    await server.stop();
    rmSync(directory, { recursive: true });
  });

  const home = () => join(directory, 'home');
  const tell = (line: string) => told.push(line);
  const toDistributed = (from = home()) => copyToDistributed(from, settings, tell);

  it('keeps every event byte for byte, there and back', async () => {
    const before = await storyIn(home());
    const there = await toDistributed();
    expect(there).toMatchObject({ events: before.events.length, copied: before.events.length });
    expect(there).toMatchObject({ customers: 2, accounts: 1, imageFiles: 3, imagesMissing: 0 });
    await withDistributed(async (store) => {
      expect(await everyEvent(store.eventStore)).toEqual(before.events);
    });
    const back = await copyToEmbedded(settings, join(directory, 'back'), tell);
    expect(back.events).toBe(before.events.length);
    await withEmbedded(join(directory, 'back'), async (profile) => {
      expect(await everyEvent(profile.ports.eventStore)).toEqual(before.events);
      const source = { hasGapFreePositions: true };
      const { faults } = await verifyLog(profile.ports.eventStore, cryptography, source);
      expect(faults).toEqual([]);
    });
  });

  it('works in its new place', async () => {
    const { bookings, tourId } = await storyIn(home());
    await toDistributed();
    await withDistributed(async (store) => {
      expect(await bookedName(store, bookings.asha)).toBe('Asha Juma');
      expect(await bookedName(store, bookings.ben)).toBe('erased');
      const story = new MovingStory(store);
      expect(await story.book(tourId, asha, 'the first key')).toBe(bookings.asha);
      expect(await bookedName(store, await story.book(tourId, ben))).toBe('Ben Moyo');
    });
  });

  it('also moves accounts, anchors and the progress of policies', async () => {
    const { events } = await storyIn(home());
    await toDistributed();
    const database = await openMongoDatabase(settings.engines?.mongoUrl ?? '');
    try {
      const accounts = new MongoAccounts(database);
      expect(await accounts.list()).toMatchObject([{ username: 'amina' }]);
      expect(await accounts.totpRoles()).toEqual(['staff']);
      const progress = await new MongoPolicyCheckpoints(database).load(policy);
      await withDistributed(async ({ eventStore }) => {
        const { checkpoint } = progress ?? {};
        expect(checkpoint && (await isInLog(eventStore, checkpoint))).toBe(true);
        expect(checkpoint?.position).toBe(await eventStore.head());
      });
    } finally {
      await database.close();
    }
    const { verdict } = await checkPlace(checkPlaceOf(settings));
    expect(verdict).toMatchObject({ events: events.length, anchors: 1, faults: [] });
  });

  it('also moves the pictures that tours name', async () => {
    await storyIn(home());
    await toDistributed();
    const { images } = await openStorage(settings);
    const file = { id: imageId, name: '400.avif' };
    expect(String(await images.get(file))).toBe('400.avif');
  });

  it('does nothing when it is done, and continues after an interruption at any step', async () => {
    const { events } = await storyIn(home());
    let steps = 0;
    for (let isDone = false; !isDone; steps += 1) {
      let left = steps;
      const dying = (line: string) => {
        if (left === 0) throw new Error(`The process dies at: ${line}`);
        left -= 1;
      };
      isDone = await copyToDistributed(home(), settings, dying).then(
        () => true,
        () => false,
      );
      if (!isDone && steps > 1) {
        await expect(withDistributed(() => Promise.resolve())).rejects.toThrow('is not complete');
      }
    }
    expect(steps).toBeGreaterThan(4);
    expect(await toDistributed()).toMatchObject({ wasDone: true, copied: 0 });
    await withDistributed(async ({ eventStore }) => {
      expect(await everyEvent(eventStore)).toEqual(events);
    });
  });

  it('can be used in only one place', async () => {
    const { tourId } = await storyIn(home());
    await toDistributed();
    await expect(withEmbedded(home(), nothing)).rejects.toThrow('was moved away');
    await withDistributed(async (store) => {
      await new MovingStory(store).book(tourId, asha);
    });
    await expect(toDistributed()).rejects.toThrow('and later ones: nothing was copied');
    const back = await copyToEmbedded(settings, home(), tell);
    expect(back.copied).toBeGreaterThan(0);
    expect(back.copied).toBeLessThan(back.events);
    await withEmbedded(home(), nothing);
    await expect(withDistributed(nothing)).rejects.toThrow('was moved away');
  });

  it('may be copied while it is in use, and stays where it is', async () => {
    const { bookings, tourId } = await storyIn(home());
    await toDistributed();
    const backup = join(directory, 'backup');
    await withDistributed(async (store) => {
      const copied = await copyToEmbedded(settings, backup, tell, { as: 'copy' });
      await new MovingStory(store).book(tourId, ben);
      const again = await copyToEmbedded(settings, backup, tell, { as: 'copy' });
      expect(again.events - again.copied).toBe(copied.events);
    });
    expect(existsSync(join(backup, 'secret.key'))).toBe(false);
    await withEmbedded(backup, async ({ ports }) => {
      expect(await bookedName({ ...ports }, bookings.asha)).toBe('Asha Juma');
    });
  });

  it('restores no data of a customer who was erased since the copy was made', async () => {
    const { bookings } = await storyIn(home());
    let customerId = '';
    await withEmbedded(home(), async ({ ports }) => {
      [customerId = ''] = await ports.keyVault.customersOfEmail(asha.email);
    });
    const at = '2026-11-21T09:00:00.000Z';
    const entry = { customerId, with: [], at, by: 'system', commandId: 'erase-asha' };
    await new ErasureLedger(archiveAt(archivePlaceOf(settings))).enter(entry);
    await copyToDistributed(home(), settings, tell, { as: 'copy' });
    await withDistributed(async (store) => {
      expect(await bookedName(store, bookings.asha)).toBe('erased');
    });
  });

  it('survives lost answers', async () => {
    const { events } = await storyIn(home());
    const copying = toDistributed();
    await server.faults.loseAnswers(2, ['append']);
    await copying;
    await withDistributed(async ({ eventStore }) => {
      expect(await everyEvent(eventStore)).toEqual(events);
    });
  });

  describe('is refused', () => {
    it('if the target holds another log', async () => {
      await storyIn(home());
      await withDistributed(nothing);
      await expect(toDistributed()).rejects.toThrow('holds another log');
      await withEmbedded(home(), nothing);
    });

    it('at once if the event store denies access', async () => {
      await storyIn(home());
      await server.faults.refuse('access-denied', 1_000);
      await expect(toDistributed()).rejects.toThrow(
        /^EventStoreDB at .* cannot be used: .*Access Denied/,
      );
    });

    it('with another SECRET_KEY', async () => {
      await storyIn(home());
      settings = { ...settings, secretKey: 'another secret than the one of the story' };
      await expect(toDistributed()).rejects.toThrow('begun with another SECRET_KEY');
    });

    it('while the product runs on the source', async () => {
      await storyIn(home());
      await withEmbedded(home(), async () => {
        await expect(toDistributed()).rejects.toThrow('is in use by process');
      });
    });

    it('if there is no log', async () => {
      await expect(toDistributed()).rejects.toThrow('There is no log in');
      await expect(copyToEmbedded(settings, home(), tell)).rejects.toThrow('holds no log');
    });

    it('if the source was changed', async () => {
      await storyIn(home());
      const database = new DatabaseSync(join(home(), 'event-log.sqlite'));
      database.exec(`
        DROP TRIGGER event_is_never_changed;
        UPDATE event SET data = replace(data, 'Spice', 'Space')`);
      database.close();
      await expect(toDistributed()).rejects.toThrow('The source was changed or damaged');
    });
  });

  async function withDistributed(look: (store: StoryStore) => Promise<void>): Promise<void> {
    const eventStore = await EventStoreDbEventStore.open({ url: server.url, ...tools });
    try {
      const keyVault = new EventStoreDbKeyVault(eventStore, tools);
      await look({ ...tools, eventStore, keyVault });
    } finally {
      await eventStore.close();
    }
  }
});

const nothing = () => Promise.resolve();

/** Creates a store with a booking and an erased customer, and with everything that is kept beside the log. */
async function storyIn(dataDirectory: string) {
  let story: Awaited<ReturnType<typeof tell>> | undefined;
  await withEmbedded(dataDirectory, async (profile) => {
    story = await tell(profile);
  });
  if (story === undefined) throw new Error('There is no story.');
  return story;

  async function tell({ ports }: EmbeddedProfile) {
    const { archive, eventStore, keyVault, accounts, policyCheckpoints } = ports;
    const events = new MovingStory(ports);
    const tourId = await events.publishTour(`/images/${imageId}/400.jpeg`);
    for (const name of ['400.avif', '400.webp', '400.jpeg']) {
      await ports.images.put({ id: imageId, name }, Buffer.from(name));
    }
    const ashas = await events.book(tourId, asha, 'the first key');
    const source = { hasGapFreePositions: true };
    const { tally } = await verifyLog(eventStore, cryptography, source);
    if (tally === undefined) throw new Error('The log is broken.');
    const at = '2026-11-20T09:00:00.000Z';
    await addAnchor({ archive, cryptography }, { ...tally, name: '2026-11-20', at });
    const bookings = { asha: ashas, ben: await events.book(tourId, ben) };
    const [erased = ''] = await keyVault.customersOfEmail(ben.email);
    const entry = { customerId: erased, with: [], at, by: 'system', commandId: 'erase-ben' };
    await new ErasureLedger(archive).enter(entry);
    await keyVault.destroy(erased);
    await accounts.requireTotp('staff', true);
    await accounts.create({
      ...{ ...newAccount, id: 'account-1', username: 'amina', role: 'owner' as const },
      ...{ passwordHash: 'hash', createdAt: at },
    });
    const log = await everyEvent(eventStore);
    const seen = log.findLast(({ type }) => type === 'BookingPlaced');
    if (seen === undefined) throw new Error('Nobody booked.');
    const { id, stream, revision } = seen;
    await policyCheckpoints.save(policy, {
      checkpoint: {
        ...{ logId: eventStore.logId, position: await eventStore.head() },
        event: { id, stream, revision },
      },
      parked: [],
    });
    return { tourId, bookings, events: log, erased, head: await eventStore.head() };
  }
}

async function withEmbedded(
  dataDirectory: string,
  look: (profile: EmbeddedProfile) => Promise<void>,
): Promise<void> {
  const profile = await EmbeddedProfile.open(settingsOf({ DATA_DIR: dataDirectory }));
  try {
    await look(profile);
  } finally {
    await profile.close();
  }
}

function settingsOf(environment: Environment): Settings {
  return readSettings({ SECRET_KEY: secretKey, ENGINE_WAIT_SECONDS: '5', ...environment });
}
