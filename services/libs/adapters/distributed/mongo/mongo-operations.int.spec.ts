import { describeWherePossible } from '../../../../../test/support/jest/describe-where-possible.ts';
import {
  separateDatabase,
  openSeparateDatabase,
} from '../../../../../test/support/mongo-server/separate-database.ts';
import {
  mongoForSuite,
  mongoMissing,
} from '../../../../../test/support/mongo-server/mongo-server.ts';
import { type Account, newAccount } from '../../../application/ports/accounts.ts';
import { accountsContract } from '../../../application/ports/accounts.contract.ts';
import { bookingOriginsContract } from '../../../application/ports/booking-origins.contract.ts';
import { pageSpeedsContract } from '../../../application/ports/page-speeds.contract.ts';
import { mailSuppressionsContract } from '../../../application/ports/mail-suppressions.contract.ts';
import { checkRecordsContract } from '../../../application/ports/check-records.contract.ts';
import { jobRecordsContract } from '../../../application/ports/job-records.contract.ts';
import { policyCheckpointsContract } from '../../../application/ports/policy-checkpoints.contract.ts';
import { sessionsContract } from '../../../application/ports/sessions.contract.ts';
import { MongoAccounts } from './mongo-accounts.ts';
import { MongoBookingOrigins } from './mongo-booking-origins.ts';
import { MongoPageSpeeds } from './mongo-page-speeds.ts';
import { MongoMailSuppressions } from './mongo-mail-suppressions.ts';
import { MongoCheckRecords } from './mongo-check-records.ts';
import { type MongoDatabase, openMongoDatabase } from './mongo-database.ts';
import { MongoJobRecords } from './mongo-job-records.ts';
import { MongoPolicyCheckpoints } from './mongo-policy-checkpoints.ts';
import { MongoSessions } from './mongo-sessions.ts';

const amina: Account = {
  ...newAccount,
  id: 'account-1',
  username: 'amina',
  role: 'owner',
  passwordHash: 'hash',
  createdAt: '2026-11-20T06:00:00.000Z',
};

describeWherePossible([mongoMissing], 'Data in MongoDB other than events and read models', () => {
  let server: Awaited<ReturnType<typeof mongoForSuite>>;
  let opened: Awaited<ReturnType<typeof openSeparateDatabase>>;
  let database: MongoDatabase;

  beforeAll(async () => {
    server = await mongoForSuite();
  }, 300_000);

  afterAll(async () => {
    await server.remove();
  });

  beforeEach(async () => {
    opened = await openSeparateDatabase(server.url);
    ({ database } = opened);
  });

  afterEach(async () => {
    await opened.remove();
  });

  describe('accounts', () => {
    accountsContract(() => new MongoAccounts(database));

    it('are created only once when two processes find none', async () => {
      const outcomes = await Promise.all(
        ['account-1', 'account-2'].map((id) =>
          new MongoAccounts(database).create({ ...amina, id }),
        ),
      );
      expect(outcomes.toSorted()).toStrictEqual(['created', 'taken']);
    });
  });

  describe('origins of bookings', () => {
    bookingOriginsContract(() => new MongoBookingOrigins(database));
  });

  describe('page speeds', () => {
    pageSpeedsContract(() => new MongoPageSpeeds(database));
  });

  describe('addresses that get no mail', () => {
    mailSuppressionsContract(() => new MongoMailSuppressions(database));
  });

  describe('checks of the log', () => {
    checkRecordsContract(() => new MongoCheckRecords(database));
  });

  describe('records of clock jobs', () => {
    jobRecordsContract(() => new MongoJobRecords(database));
  });

  describe('sessions', () => {
    sessionsContract(() => new MongoSessions(database));

    it('refuse a cookie that holds a query operator instead of a secret', async () => {
      const sessions = new MongoSessions(database);
      const openedAt = '2026-11-20T06:00:00.000Z';
      await sessions.open({
        digest: 'd1',
        accountId: 'account-1',
        epoch: 0,
        openedAt,
        seenAt: openedAt,
        confirmedAt: openedAt,
        device: 'Firefox on Windows',
        network: '192.0.2.0/24',
      });
      const operator = { $gt: '' } as unknown as string;
      await expect(sessions.find(operator)).rejects.toThrow(TypeError);
      await expect(sessions.close(operator)).rejects.toThrow(TypeError);
      expect(await sessions.find('d1')).toBeDefined();
    });
  });

  describe('checkpoints of policies', () => {
    policyCheckpointsContract(() => new MongoPolicyCheckpoints(database));
  });

  it('is acknowledged when a majority of the servers have it in their journals', () => {
    const accounts = database.collection('accounts');
    expect(accounts.writeConcern).toMatchObject({ w: 'majority', journal: true });
    expect(accounts.readConcern).toMatchObject({ level: 'majority' });
  });

  it('requires an address that is a MongoDB URL', async () => {
    await expect(openMongoDatabase('mongo.example:27017')).rejects.toThrow(/scheme/);
  });

  it('is still there after the database is opened again', async () => {
    const url = separateDatabase(server.url);
    const before = await openMongoDatabase(url);
    await new MongoAccounts(before).create(amina);
    await before.close();
    const after = await openMongoDatabase(url);
    expect(await new MongoAccounts(after).byUsername('amina')).toStrictEqual(amina);
    await after.drop();
    await after.close();
  });
});
