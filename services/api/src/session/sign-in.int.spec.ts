import type { DatabaseSync } from 'node:sqlite';
import { QuickPasswords } from '../../../../test/support/quick-passwords.ts';
import { SeededIdentifiers } from '../../../../test/support/seeded-identifiers.ts';
import { VirtualClock } from '../../../../test/support/virtual-clock.ts';
import { SqliteAccounts } from '../../../libs/adapters/embedded/sqlite-accounts.ts';
import { openOperationsFile } from '../../../libs/adapters/embedded/sqlite-operations-file.ts';
import { SqliteRateLimiter } from '../../../libs/adapters/embedded/sqlite-rate-limiter.ts';
import { SqliteSessions } from '../../../libs/adapters/embedded/sqlite-sessions.ts';
import { NodeCryptography } from '../../../libs/adapters/node/node-cryptography.ts';
import { SignIn } from './sign-in.ts';

const amina = { username: 'Amina', password: 'correct horse battery' };

describe('signing in', () => {
  let database: DatabaseSync;
  let clock: VirtualClock;
  let signIn: SignIn;

  beforeEach(async () => {
    database = openOperationsFile(':memory:');
    clock = new VirtualClock();
    signIn = new SignIn(
      new SqliteAccounts(database),
      new SqliteSessions(database),
      new SqliteRateLimiter(database, clock),
      new QuickPasswords(),
      new NodeCryptography('a secret that is long enough to be one'),
      new SeededIdentifiers(),
      clock,
    );
    await signIn.createAccount(amina, 'owner');
  });

  afterEach(() => {
    database.close();
  });

  it('recognises whoever signed in, until they sign out', async () => {
    const { sessionId, who } = await signIn.signIn('::1', { ...amina, username: ' amina ' });
    expect(who).toMatchObject({ username: 'Amina', role: 'owner', email: null });
    expect(await signIn.recognise(sessionId)).toEqual(who);
    await signIn.signOut(sessionId);
    expect(await signIn.recognise(sessionId)).toBeUndefined();
  });

  it('recognises nobody by nothing or by a guess', async () => {
    expect(await signIn.recognise(undefined)).toBeUndefined();
    expect(await signIn.recognise('guess')).toBeUndefined();
  });

  it('keeps neither password nor session id in the store', async () => {
    const { sessionId } = await signIn.signIn('::1', amina);
    const [account] = database.prepare('SELECT * FROM account').all();
    const [session] = database.prepare('SELECT * FROM session').all();
    expect(String(account?.password_hash)).toMatch(/^\$argon2id\$/);
    expect(Object.values(session ?? {})).not.toContain(sessionId);
  });

  it.each([
    ['a wrong password', { ...amina, password: 'wrong' }],
    ['an unknown username', { ...amina, username: 'juma' }],
  ])('answers %s in the same words', async (_, credentials) => {
    await expect(signIn.signIn('::1', credentials)).rejects.toMatchObject({
      view: { status: 401, title: 'Invalid username or password', code: 'InvalidCredentials' },
    });
  });

  it('keeps no session alive for a screen that is only open', async () => {
    const { sessionId } = await signIn.signIn('::1', amina);
    await clock.advance(20 * 60_000);
    expect(await signIn.isSignedIn(sessionId)).toBe(true);
    await clock.advance(20 * 60_000);
    expect(await signIn.isSignedIn(sessionId)).toBe(false);
    expect(await signIn.isSignedIn(undefined)).toBe(false);
  });

  it('ends a session after half an hour of silence', async () => {
    const { sessionId } = await signIn.signIn('::1', amina);
    await clock.advance(29 * 60_000);
    expect(await signIn.recognise(sessionId)).toBeDefined();
    await clock.advance(30 * 60_000);
    expect(await signIn.recognise(sessionId)).toBeDefined();
    await clock.advance(30 * 60_000 + 1);
    expect(await signIn.recognise(sessionId)).toBeUndefined();
  });

  it('ends a session after twelve hours, however busy', async () => {
    const { sessionId } = await signIn.signIn('::1', amina);
    for (let minutes = 0; minutes < 12 * 60; minutes += 20) {
      await clock.advance(20 * 60_000);
      await signIn.recognise(sessionId);
    }
    expect(await signIn.recognise(sessionId)).toBeDefined();
    await clock.advance(1);
    expect(await signIn.recognise(sessionId)).toBeUndefined();
  });

  it('slows guessing down without locking the owner out elsewhere', async () => {
    for (let guess = 0; guess < 10; guess += 1) {
      await expect(signIn.signIn('203.0.113.9', { ...amina, password: 'x' })).rejects.toMatchObject(
        {
          code: 'InvalidCredentials',
        },
      );
    }
    await expect(signIn.signIn('203.0.113.9', amina)).rejects.toMatchObject({
      code: 'TooManyRequests',
      options: { retryAfterSeconds: 600 },
    });
    expect(await signIn.signIn('198.51.100.7', amina)).toMatchObject({ who: { role: 'owner' } });
  });
});
