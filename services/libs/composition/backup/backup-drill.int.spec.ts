import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventually } from '../../../../test/support/eventually.ts';
import { unpackStore } from '../../../../test/support/kept-stores.ts';
import { OpenedStore, settingsOn } from '../../../../test/support/in-memory/opened-store.ts';
import { done } from '../../../../test/support/in-memory/write-side.ts';
import { spiceFarm } from '../../../../test/support/stories/booking-requests.ts';
import { BookTour } from '../../application/command-handling/booking/booking.commands.ts';
import { lastBackupAt } from '../../application/safety/backup-notes.ts';
import type { Position } from '../../application/event-log/stored-event.ts';
import { ErasureLedger } from '../../application/erasure/erasure-ledger.ts';
import { MailFollowing } from '../../application/notifications/mail-following.ts';
import { anchorNow } from '../anchor-now.ts';
import { checkPlace } from '../places/check-place.ts';
import { checkPlaceOf } from '../places/check-place-of.ts';
import type { Settings } from '../settings/settings.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

/** The release of a stored example with bookings, pictures and an erasure. */
const release = 'v0.6.0';

/** How long each test may take on a busy machine, in milliseconds. */
const patienceMs = 60_000;

const withKey = { isKeyIncluded: true };

/** A policy that notifies nobody. */
const policy = 'release-seats-on-reservation-let-go';

/**
 * Returns the documents without the position of their last write. This position may differ, because the restored
 * product could never read the data of erased customers.
 */
function contents(documents: Awaited<ReturnType<OpenedStore['documents']>>) {
  return Object.entries(documents).map(([id, { document }]) => [id, document]);
}

describe('a backup that is taken while the product writes', () => {
  let root: string;
  let store: OpenedStore;
  let settings: Settings;
  let firstHead: Position;
  let isWriting: boolean;
  let written: number;
  let writing: Promise<void>;

  const place = (name: string) => join(root, name);

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'backup-drill-'));
    unpackStore(release, place('product'));
    settings = settingsOn(place('product'));
    store = await OpenedStore.open(settings);
    await store.catchUp();
    await anchorNow(settings);
    firstHead = await store.ports.eventStore.head();
    isWriting = true;
    written = 0;
    writing = writeOn();
  }, patienceMs);

  afterAll(async () => {
    await stopWriting();
    await store.close();
    rmSync(root, { recursive: true });
  });

  async function bookOne(): Promise<string> {
    written += 1;
    const requestId = `drill-${written}`;
    const { tourId, travellers: party, customer } = spiceFarm;
    const day = String(1 + (written % 28)).padStart(2, '0');
    const input = {
      tourId,
      slot: { date: `2027-01-${day}`, time: written % 2 === 0 ? '09:00' : '14:00' },
      party,
      contact: { ...customer, email: `${requestId}@example.com` },
    };
    const context = {
      actor: { kind: 'customer' },
      scope: 'public',
      idempotencyKey: requestId,
      body: input,
      requestId,
      correlationId: requestId,
    } as const;
    return done(await store.commands.execute(new BookTour(input, context))).result.id;
  }

  /** Writes as the worker does: makes bookings, and notes that a policy has come to the end of the log. */
  async function writeOn(): Promise<void> {
    const { eventStore: log, policyCheckpoints } = store.ports;
    while (isWriting) {
      await bookOne();
      const checkpoint = { logId: log.logId, position: await log.head() };
      await policyCheckpoints.save(policy, { checkpoint, parked: [] });
    }
  }

  async function stopWriting(): Promise<void> {
    isWriting = false;
    await writing;
  }

  const faultsOf = async (of: Settings) => (await checkPlace(checkPlaceOf(of))).verdict.faults;

  it(
    'is complete, and contains everything that existed when it began',
    async () => {
      const { eventStore } = store.ports;
      await eventually(async () => ((await eventStore.head()) > firstHead ? true : undefined));
      const before = await eventStore.head();
      const { log, files, madeAt } = await takeBackup(settings, place('first'), undefined, withKey);
      expect(await lastBackupAt(store.ports.archive)).toBe(madeAt);
      expect(log.position >= before).toBe(true);
      expect(log.position).toBe(String(log.events).padStart(16, '0'));
      expect(Object.keys(files)).toEqual(
        expect.arrayContaining(['event-log.sqlite', 'operations.sqlite', 'secret.key']),
      );
      await stopWriting();
      expect((await eventStore.head()) > log.position).toBe(true);
      expect(Object.keys(files).filter((name) => name.startsWith('read-models'))).toEqual([]);
      // Readers of the copied files create and remove them.
      expect(Object.keys(files).filter((name) => /-(wal|shm)$/.test(name))).toEqual([]);
    },
    patienceMs,
  );

  it(
    'is restored to an empty directory, where no policy is beyond the end of the log',
    async () => {
      const restored = settingsOn(place('restored'));
      const { manifest, faults } = await restoreBackup(place('first'), restored);
      expect(faults).toEqual([]);
      expect(await faultsOf(restored)).toEqual([]);
      const opened = await OpenedStore.open(restored);
      try {
        await opened.catchUp();
        expect(opened.alarms).toEqual([]);
        const { eventStore: log, policyCheckpoints: checkpoints, clock } = opened.ports;
        expect(await log.head()).toBe(manifest.log.position);
        const follows = (await checkpoints.load(policy))?.checkpoint.position ?? '';
        expect(follows > firstHead).toBe(true);
        expect(follows <= manifest.log.position).toBe(true);
        expect(await new MailFollowing({ checkpoints, log, clock }).hasStopped()).toBe(true);
      } finally {
        await opened.close();
      }
    },
    patienceMs,
  );

  it(
    'gives the same read models that the product had, rebuilt',
    async () => {
      await store.catchUp();
      const before = contents(await store.documents());
      await takeBackup(settings, place('quiet'), undefined, withKey);
      const restored = settingsOn(place('rebuilt'));
      const held = readdirSync(place('quiet'));
      await restoreBackup(place('quiet'), restored);
      // The backup may be in a place where no file can be written.
      expect(readdirSync(place('quiet'))).toEqual(held);
      const opened = await OpenedStore.open(restored);
      try {
        await opened.catchUp();
        expect(contents(await opened.documents())).toEqual(before);
      } finally {
        await opened.close();
      }
    },
    patienceMs,
  );

  it(
    'restores no data of a customer who was erased since, and reports the anchors that are newer than the backup',
    async () => {
      const { archive, keyVault } = store.ports;
      const { customerId } = await keyVault.grantFor(spiceFarm.customer.email);
      const erased = await keyVault.grantFor('drill-1@example.com');
      expect(customerId).not.toBe(erased.customerId);
      const entry = { customerId: erased.customerId, with: [], at: store.ports.clock.now() };
      await new ErasureLedger(archive).enter({ ...entry, by: 'system', commandId: 'drill' });
      await bookOne();
      await anchorNow(settings);
      const kept = settingsOn(place('later'), { ARCHIVE_DIR: join(place('product'), 'archive') });
      const known = (await archive.names('anchors')).at(-1);
      const { erasedSince, faults, givenUp } = await restoreBackup(place('quiet'), kept);
      expect(erasedSince).toBe(1);
      expect(faults).toEqual([]);
      expect(givenUp.map(({ name }) => name)).toEqual([known]);
      // The lost events are given up. The log continues with its own backups and anchors.
      await takeBackup(kept, place('after'), undefined, withKey);
      expect(await anchorNow(kept)).toMatchObject({ made: true });
      const again = await restoreBackup(place('after'), settingsOn(place('again')));
      expect(again.faults).toEqual([]);
      const opened = await OpenedStore.open(kept);
      try {
        expect(await opened.ports.keyVault.open(erased.customerId)).toBe('destroyed');
      } finally {
        await opened.close();
      }
    },
    patienceMs,
  );

  it(
    'is refused if a byte of it was changed, or if there are files already',
    async () => {
      await expect(restoreBackup(place('quiet'), settingsOn(place('rebuilt')))).rejects.toThrow(
        /is there already/,
      );
      const file = join(place('quiet'), 'operations.sqlite');
      const bytes = readFileSync(file);
      bytes.writeUInt8(bytes.readUInt8(5_000) ^ 1, 5_000);
      writeFileSync(file, bytes);
      await expect(restoreBackup(place('quiet'), settingsOn(place('never')))).rejects.toThrow(
        /^operations.sqlite is not as it was copied/,
      );
      expect(existsSync(join(place('never'), 'event-log.sqlite'))).toBe(false);
    },
    patienceMs,
  );

  it(
    'is not made if an event of the log was changed',
    async () => {
      const faulty = settingsOn(place('faulty'));
      await restoreBackup(place('first'), faulty);
      const file = join(place('faulty'), 'event-log.sqlite');
      const bytes = readFileSync(file);
      const at = bytes.indexOf('"bookingNumber":') + '"bookingNumber":'.length;
      bytes.writeUInt8(bytes.readUInt8(at) ^ 1, at);
      writeFileSync(file, bytes);
      await expect(takeBackup(faulty, place('of-faulty'))).rejects.toThrow(
        /is not the event that was stored/,
      );
      expect(existsSync(join(place('of-faulty'), 'backup.json'))).toBe(false);
    },
    patienceMs,
  );

  it(
    'is not found if there is no directory, or if the backup was not finished',
    async () => {
      const settings = settingsOn(place('never'));
      const from = (name: string) => restoreBackup(place(name), settings);
      await expect(from('nowhere')).rejects.toThrow(/^There is no backup in .*: there is no such/);
      mkdirSync(place('cut-short'));
      await expect(from('cut-short')).rejects.toThrow(/^There is no backup in .*: backup.json is/);
      writeFileSync(join(place('cut-short'), 'backup.json'), '{"format":');
      writeFileSync(join(place('cut-short'), 'secret.key'), `${'0'.repeat(64)}\n`);
      await expect(from('cut-short')).rejects.toThrow(
        /^backup.json in .* is not as it was written/,
      );
    },
    patienceMs,
  );

  it(
    'is refused with the reason if no file can be written',
    async () => {
      writeFileSync(place('file'), '');
      const below = takeBackup(settings, join(place('file'), 'below'));
      await expect(below).rejects.toThrow(/cannot be written: a part of the path is a file\.$/);
    },
    patienceMs,
  );

  it(
    'does not overwrite another backup, and is not restored with another secret',
    async () => {
      await expect(takeBackup(settings, place('first'))).rejects.toThrow(/is not empty/);
      const others = settingsOn(place('others'));
      mkdirSync(place('others'));
      writeFileSync(join(place('others'), 'secret.key'), `${'0'.repeat(64)}\n`);
      await expect(restoreBackup(place('first'), others)).rejects.toThrow(/another key/);
      expect(existsSync(join(place('others'), 'event-log.sqlite'))).toBe(false);
      const other = settingsOn(place('other'), { SECRET_KEY: 'x'.repeat(32) });
      await expect(restoreBackup(place('first'), other)).rejects.toThrow(/seal of this SECRET_KEY/);
    },
    patienceMs,
  );
});
