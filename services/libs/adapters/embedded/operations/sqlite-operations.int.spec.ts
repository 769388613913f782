import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { VirtualClock } from '../../../../../test/support/in-memory/virtual-clock.ts';
import { newAccount } from '../../../application/ports/accounts.ts';
import { accountsContract } from '../../../application/ports/accounts.contract.ts';
import { bookingOriginsContract } from '../../../application/ports/booking-origins.contract.ts';
import { pageSpeedsContract } from '../../../application/ports/page-speeds.contract.ts';
import { mailSuppressionsContract } from '../../../application/ports/mail-suppressions.contract.ts';
import { checkRecordsContract } from '../../../application/ports/check-records.contract.ts';
import { jobRecordsContract } from '../../../application/ports/job-records.contract.ts';
import { policyCheckpointsContract } from '../../../application/ports/policy-checkpoints.contract.ts';
import { rateLimiterContract } from '../../../application/ports/rate-limiter.contract.ts';
import { sessionsContract } from '../../../application/ports/sessions.contract.ts';
import { LateWrites } from '../log/late-writes.ts';
import { SqliteAccounts } from './sqlite-accounts.ts';
import { SqliteBookingOrigins } from './sqlite-booking-origins.ts';
import { SqlitePageSpeeds } from './sqlite-page-speeds.ts';
import { SqliteMailSuppressions } from './sqlite-mail-suppressions.ts';
import { SqliteCheckRecords } from './sqlite-check-records.ts';
import { SqliteJobRecords } from './sqlite-job-records.ts';
import { openOperationsFile } from './sqlite-operations-file.ts';
import { SqlitePolicyCheckpoints } from './sqlite-policy-checkpoints.ts';
import { SqliteRateLimiter } from './sqlite-rate-limiter.ts';
import { SqliteSessions } from './sqlite-sessions.ts';

describe('the operations file in SQLite', () => {
  let directory: string;
  let path: string;
  let database: DatabaseSync;

  beforeEach(() => {
    directory = mkdtempSync(join(tmpdir(), 'operations-'));
    path = join(directory, 'operations.sqlite');
    database = openOperationsFile(path);
  });

  afterEach(() => {
    if (database.isOpen) database.close();
    rmSync(directory, { recursive: true });
  });

  describe('accounts', () => {
    accountsContract(() => new SqliteAccounts(database));
  });

  describe('sessions', () => {
    sessionsContract(() => new SqliteSessions(database));
  });

  describe('progress of policies', () => {
    policyCheckpointsContract(() => new SqlitePolicyCheckpoints(database));
  });

  describe('origins of bookings', () => {
    bookingOriginsContract(() => new SqliteBookingOrigins(database, new LateWrites(database, 1)));
  });

  describe('page speeds', () => {
    pageSpeedsContract(() => new SqlitePageSpeeds(database, new LateWrites(database, 1)));
  });

  describe('addresses that get no mail', () => {
    mailSuppressionsContract(() => new SqliteMailSuppressions(database));
  });

  describe('checks of the log', () => {
    checkRecordsContract(() => new SqliteCheckRecords(database));
  });

  describe('outcomes of clock jobs', () => {
    jobRecordsContract(() => new SqliteJobRecords(database));
  });

  describe('counted attempts', () => {
    rateLimiterContract(() => {
      const clock = new VirtualClock();
      const limiter = new SqliteRateLimiter(database, new LateWrites(database, 1), clock);
      return { limiter, clock };
    });

    const limit = { attemptsMax: 1, windowMs: 60_000 };
    const limiterOf = (late = new LateWrites(database, 1)) =>
      new SqliteRateLimiter(database, late, new VirtualClock());

    it('survive a restart', async () => {
      const late = new LateWrites(database, 1);
      await limiterOf(late).attempt('a', limit);
      late.store();
      database.close();
      database = openOperationsFile(path);
      expect(await limiterOf().attempt('a', limit)).toMatchObject({ isAllowed: false });
    });

    it('are stored a moment later, and stored again if that failed', async () => {
      const late = new LateWrites(database, 1);
      const limiter = limiterOf(late);
      await limiter.attempt('a', limit);
      database.exec('ALTER TABLE rate_window RENAME TO away');
      await expect(late.add(() => undefined)).rejects.toThrow('no such table');
      expect(await limiter.attempt('a', limit)).toMatchObject({ isAllowed: false });
      database.exec('ALTER TABLE away RENAME TO rate_window');
      await limiter.attempt('b', limit);
      await late.add(() => undefined);
      for (const key of ['a', 'b']) {
        expect(await limiterOf().attempt(key, limit)).toMatchObject({ isAllowed: false });
      }
    });
  });

  it('keeps accounts when it is opened again', async () => {
    await new SqliteAccounts(database).create({
      ...newAccount,
      id: 'account-1',
      username: 'amina',
      role: 'owner',
      createdAt: '2026-11-20T06:00:00.000Z',
    });
    database.close();
    database = openOperationsFile(path);
    expect(await new SqliteAccounts(database).isEmpty()).toBe(false);
  });

  it('takes over the accounts of an earlier schema, and drops the table with their password hashes', async () => {
    database.exec(`
      CREATE TABLE account (id TEXT, username TEXT, email TEXT, role TEXT, password_hash TEXT);
      INSERT INTO account VALUES ('account-1', 'Amina', NULL, 'owner', 'hash');
    `);
    database.close();
    database = openOperationsFile(path);
    expect(await new SqliteAccounts(database).byUsername('amina')).toEqual({
      ...newAccount,
      id: 'account-1',
      username: 'Amina',
      role: 'owner',
      passwordHash: 'hash',
      createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    });
    expect(database.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'account'").get()).toBe(
      undefined,
    );
  });
});
