import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { VirtualClock } from '../../../../test/support/virtual-clock.ts';
import { accountsContract } from '../../application/ports/accounts.contract.ts';
import { policyCheckpointsContract } from '../../application/ports/policy-checkpoints.contract.ts';
import { rateLimiterContract } from '../../application/ports/rate-limiter.contract.ts';
import { sessionsContract } from '../../application/ports/sessions.contract.ts';
import { SqliteAccounts } from './sqlite-accounts.ts';
import { openOperationsFile } from './sqlite-operations-file.ts';
import { SqlitePolicyCheckpoints } from './sqlite-policy-checkpoints.ts';
import { SqliteRateLimiter } from './sqlite-rate-limiter.ts';
import { SqliteSessions } from './sqlite-sessions.ts';

describe('what is neither event nor read model, in SQLite', () => {
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

  describe('how far policies have come', () => {
    policyCheckpointsContract(() => new SqlitePolicyCheckpoints(database));
  });

  describe('counted attempts', () => {
    rateLimiterContract(() => {
      const clock = new VirtualClock();
      return { limiter: new SqliteRateLimiter(database, clock), clock };
    });

    it('are not forgiven by a restart', async () => {
      const limit = { attemptsMax: 1, windowMs: 60_000 };
      await new SqliteRateLimiter(database, new VirtualClock()).attempt('a', limit);
      database.close();
      database = openOperationsFile(path);
      const limiter = new SqliteRateLimiter(database, new VirtualClock());
      expect(await limiter.attempt('a', limit)).toMatchObject({ isAllowed: false });
    });
  });

  it('keeps accounts when it is opened again', async () => {
    await new SqliteAccounts(database).create({
      id: 'account-1',
      username: 'amina',
      email: null,
      role: 'owner',
      passwordHash: 'hash',
    });
    database.close();
    database = openOperationsFile(path);
    expect(await new SqliteAccounts(database).isEmpty()).toBe(false);
  });
});
