import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type KeptStore, unpackStore } from '../../../../test/support/kept-stores.ts';
import { OpenedStore, settingsOn } from '../../../../test/support/in-memory/opened-store.ts';
import { getBooking } from '../../application/queries/booking/get-booking.ts';
import { shownToStaff } from '../../application/queries/booking/showing.ts';
import { checkPlace } from '../places/check-place.ts';
import { checkPlaceOf } from '../places/check-place-of.ts';
import { openProfile } from '../open-profile.ts';
import { restoreBackup } from './restore-backup.ts';
import { takeBackup } from './take-backup.ts';

const patienceMs = 60_000;

describe('keys of customers that cannot be used', () => {
  let root: string;
  let facts: Omit<KeptStore, 'files'>;
  let damaged: string;
  let missing: string;

  const home = () => settingsOn(join(root, 'home'));

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'unusable-keys-'));
    facts = unpackStore('v0.6.0', join(root, 'home'));
    // Opening the store wraps the keys.
    await (await openProfile(home())).close();
    expect((await checkPlace(checkPlaceOf(home()))).verdict.faults).toEqual([]);
    [damaged = '', missing = ''] = await customersOfBookings();
    const database = new DatabaseSync(join(root, 'home', 'event-log.sqlite'));
    const row = database
      .prepare('SELECT wrapped FROM wrapped_customer_key WHERE customer_id = ?')
      .get(damaged);
    const bytes = Buffer.from(String(row?.wrapped), 'latin1');
    bytes[40] = (bytes[40] ?? 0) ^ 1;
    database
      .prepare('UPDATE wrapped_customer_key SET wrapped = ? WHERE customer_id = ?')
      .run(bytes.toString('latin1'), damaged);
    database.prepare('DELETE FROM wrapped_customer_key WHERE customer_id = ?').run(missing);
    database.close();
  }, patienceMs);

  afterAll(() => {
    rmSync(root, { recursive: true });
  });

  /** Returns the customer of each booking. */
  async function customersOfBookings(): Promise<readonly string[]> {
    const profile = await openProfile(home());
    const customers = [];
    for (const reference of facts.bookings) {
      const events = await profile.ports.eventStore.readStream(`booking-${reference.slice(4)}`);
      const [, customerId = ''] = /"v1\.([^.]+)\./.exec(events[0]?.data ?? '') ?? [];
      customers.push(customerId);
    }
    await profile.close();
    return customers;
  }

  it('are found by a check, which names customers by their ids and leaves out erased customers', async () => {
    const { verdict, tally } = await checkPlace(checkPlaceOf(home()));
    expect(verdict.faults).toEqual([
      {
        kind: 'damaged-key',
        what: `the key of customer ${damaged} is damaged: their personal data cannot be read`,
      },
      {
        kind: 'missing-key',
        what: `the key of customer ${missing} is missing and no erasure is noted: their personal data cannot be read`,
      },
    ]);
    // The log itself is intact.
    expect(tally).toBeDefined();
  });

  it(
    'are reported by a backup, which is still made, and restored as they are',
    async () => {
      const told: string[] = [];
      const backup = join(root, 'backup');
      const made = await takeBackup(home(), backup, (line) => told.push(line));
      expect(made).toMatchObject({ unusableKeys: 2 });
      expect(Object.keys(made.files)).not.toContain('secret.key');
      expect(told).toEqual([
        expect.stringMatching(`^Backed up, but the key of customer ${damaged} is damaged`),
        expect.stringMatching(`^Backed up, but the key of customer ${missing} is missing`),
      ]);
      const there = settingsOn(join(root, 'there'));
      await expect(restoreBackup(backup, there)).rejects.toThrow(
        /does not hold the SECRET_KEY it was made with\. Set SECRET_KEY to it, or put the file secret\.key/,
      );
      const { secretKey } = checkPlaceOf(home()).anchors ?? {};
      const given = settingsOn(join(root, 'there'), { SECRET_KEY: secretKey ?? '' });
      const { faults } = await restoreBackup(backup, given);
      expect(faults.map(({ kind }) => kind)).toEqual(['damaged-key', 'missing-key']);
    },
    patienceMs,
  );

  it(
    'are shown as unusable, and no booking looks like the booking of an erased traveller',
    async () => {
      const store = await OpenedStore.open(home());
      try {
        await store.catchUp();
        const { readStore } = store.ports;
        const [one, other] = await Promise.all(
          facts.bookings
            .slice(0, 2)
            .map((reference) =>
              getBooking(
                { readStore, people: store.people },
                Number(reference.slice(4)),
                shownToStaff,
              ),
            ),
        );
        expect(one).toMatchObject({ unreadable: 'damaged-key' });
        expect(other).toMatchObject({ unreadable: 'missing-key' });
        expect(one).not.toHaveProperty('customer');
      } finally {
        await store.close();
      }
    },
    patienceMs,
  );
});
