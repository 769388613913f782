import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { isLong } from '../../../test/support/jest/long-tests.ts';
import { copyAsKilled } from '../../../test/support/kept-files.ts';
import { MovingStory } from '../../../test/support/stories/moving-story.ts';
import { OpenedStore, settingsOn } from '../../../test/support/in-memory/opened-store.ts';
import { KeyWrap } from '../application/keys/key-wrap.ts';
import { NodeCryptography } from '../adapters/node/node-cryptography.ts';
import { SqliteKeyCarrier } from '../adapters/embedded/keys/sqlite-key-carrier.ts';
import { SqliteEventLogReader } from '../adapters/embedded/log/sqlite-event-log-reader.ts';
import { checkEmbeddedLog } from './log-check/embedded-log-check.ts';
import { checkPlace } from './places/check-place.ts';
import { checkPlaceOf } from './places/check-place-of.ts';
import { archiveAt, archivePlaceOf } from './storage.ts';

/** A sample in the ordinary suites; the full number in `npm run test:long`. */
const flips = isLong ? 2_000 : 60;
const tails = isLong ? 200 : 20;
const patienceMs = isLong ? 1_800_000 : 120_000;

const contact = { name: 'Asha Juma', email: 'asha@example.com', phone: '+255 700 000 001' };

/** The files to damage: the log and the accounts, each with its write-ahead log. */
const damagedFiles = [
  ...['event-log.sqlite', 'event-log.sqlite-wal'],
  ...['operations.sqlite', 'operations.sqlite-wal'],
];

/** Returns a number from 0 to below `end`, the same in every run: the seed and a count are hashed. */
function drawn(seed: string, count: number, end: number): number {
  const digest = createHash('sha256').update(`${seed} ${count}`).digest();
  return Math.floor((digest.readUInt32BE(0) / 2 ** 32) * end);
}

/** Returns everything that is read from a store: events, customers with their keys, and accounts. */
async function contentsOf(directory: string): Promise<string> {
  const log = await SqliteEventLogReader.open(join(directory, 'event-log.sqlite'));
  try {
    const { events } = await log.readAll('' as never, 100_000);
    const rows = (file: string, query: string) => {
      const database = new DatabaseSync(join(directory, file), { readOnly: true });
      try {
        return database.prepare(query).all();
      } finally {
        database.close();
      }
    };
    const secretKey = readFileSync(join(directory, 'secret.key'), 'utf8').trim();
    const wrap = new KeyWrap(new NodeCryptography(secretKey));
    const carrier = new SqliteKeyCarrier(join(directory, 'event-log.sqlite'), wrap);
    const keys: unknown[] = [];
    for await (const helping of carrier.all()) keys.push(...helping);
    const accounts = rows('operations.sqlite', 'SELECT * FROM staff_account ORDER BY id');
    const rule = rows('operations.sqlite', 'SELECT roles FROM totp_rule');
    return JSON.stringify([log.logId, events, keys, accounts, rule]);
  } finally {
    log.close();
  }
}

/** Whether a start or `verify` reports a fault. */
async function isReported(directory: string): Promise<boolean> {
  const settings = settingsOn(directory);
  try {
    const secretKey = readFileSync(join(directory, 'secret.key'), 'utf8').trim();
    const archive = archiveAt(archivePlaceOf(settings));
    await checkEmbeddedLog({ dataDirectory: directory, archive, secretKey }, null);
    return (await checkPlace(checkPlaceOf(settings))).verdict.faults.length > 0;
  } catch {
    return true;
  }
}

describe('a store with a flipped bit or a missing tail', () => {
  let home: string;
  let directory: string;
  let whole: string;

  const original = (name: string) => join(home, 'killed', name);

  beforeAll(async () => {
    home = mkdtempSync(join(tmpdir(), 'flipped-bits-'));
    const store = await OpenedStore.open(settingsOn(join(home, 'origin')));
    const story = new MovingStory(store.ports);
    const tour = await story.publishTour();
    for (let count = 0; count < 12; count += 1) await story.book(tour, contact);
    const at = store.ports.clock.now();
    for (const name of ['amina', 'juma', 'neema']) {
      await store.ports.accounts.create({
        ...{ id: `account-${name}`, username: name, email: `${name}@example.com`, role: 'owner' },
        ...{ isDisabled: false, passwordHash: 'a hash of a password', epoch: 0, revision: 0 },
        ...{ link: null, totp: null, totpOffer: null, createdAt: at, lastSignInAt: null },
      });
    }
    await store.ports.accounts.requireTotp('staff', true);
    await store.catchUp();
    copyAsKilled(join(home, 'origin'), join(home, 'killed'));
    await store.close();
    whole = await contentsOf(join(home, 'killed'));
  }, patienceMs);

  afterAll(() => {
    rmSync(home, { recursive: true, force: true });
  });

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'flipped-bits-case-'));
  });

  afterEach(() => {
    rmSync(directory, { recursive: true, force: true });
  });

  const sizes = () => damagedFiles.map((name) => [name, statSync(original(name)).size] as const);

  /**
   * Damages the store this many times. Returns the damages that are not reported, although the store returns
   * other data.
   */
  async function unnoticed(
    count: number,
    damage: (name: string, size: number, index: number) => string,
  ): Promise<readonly string[]> {
    const found: string[] = [];
    const candidates = sizes().filter(([, size]) => size > 0);
    const end = candidates.reduce((sum, [, size]) => sum + size, 0);
    for (let index = 0; index < count; index += 1) {
      rmSync(directory, { recursive: true, force: true });
      copyAsKilled(join(home, 'killed'), directory);
      let place = drawn('which file', index, end);
      const [name, size] = candidates.find(([, each]) => (place -= each) < 0) ?? ['', 0];
      const words = damage(name, size, index);
      if (await isReported(directory)) continue;
      const read = await contentsOf(directory).catch((error: unknown) => String(error));
      if (read !== whole) found.push(words);
    }
    return found;
  }

  it('is intact before it is damaged', async () => {
    copyAsKilled(join(home, 'killed'), directory);
    expect(await isReported(directory)).toBe(false);
    expect(await contentsOf(directory)).toBe(whole);
  });

  it(
    `is reported, or reads the same as before: ${flips} flipped bits`,
    async () => {
      const found = await unnoticed(flips, (name, size, index) => {
        const bytes = readFileSync(join(directory, name));
        const at = drawn('which byte', index, size);
        const bit = drawn('which bit', index, 8);
        bytes.writeUInt8(bytes.readUInt8(at) ^ (1 << bit), at);
        writeFileSync(join(directory, name), bytes);
        return `bit ${bit} of byte ${at} of ${name}`;
      });
      expect(found).toEqual([]);
    },
    patienceMs,
  );

  it(
    `is reported, or reads the same as before: ${tails} missing tails`,
    async () => {
      const found = await unnoticed(tails, (name, size, index) => {
        const left = drawn('how much is left', index, size);
        truncateSync(join(directory, name), left);
        return `${name} after ${left} bytes`;
      });
      expect(found).toEqual([]);
    },
    patienceMs,
  );
});
