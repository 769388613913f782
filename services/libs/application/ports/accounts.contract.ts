import { type Account, type Accounts, newAccount } from './accounts.ts';

const amina: Account = {
  ...newAccount,
  id: 'account-1',
  username: 'Amina',
  email: 'amina@tours.example',
  role: 'owner',
  passwordHash: '$argon2id$v=19$m=65536,t=3,p=1$c2FsdA$aGFzaA',
  createdAt: '2026-11-20T06:00:00.000Z',
};
const juma: Account = {
  ...newAccount,
  id: 'account-2',
  username: 'juma',
  role: 'staff',
  link: { digest: 'd2', purpose: 'invitation', expiresAt: '2026-11-23T06:00:00.000Z' },
  createdAt: '2026-11-20T07:00:00.000Z',
};
const secondOwner: Account = { ...juma, role: 'owner', passwordHash: 'hash', link: null };

/** Tests that every {@link Accounts} must pass. The store is empty at first; each `start` opens this same store. */
export function accountsContract(start: () => Accounts): void {
  it('is empty until the first account is created', async () => {
    const accounts = start();
    expect(await accounts.isEmpty()).toBe(true);
    expect(await accounts.list()).toEqual([]);
    expect(await accounts.create(amina)).toBe('created');
    expect(await accounts.isEmpty()).toBe(false);
  });

  it('finds an account by its id and by its username in any case', async () => {
    const accounts = start();
    await accounts.create(amina);
    expect(await accounts.byId('account-1')).toEqual(amina);
    expect(await accounts.byUsername(' aMINA')).toEqual(amina);
    expect(await accounts.byId('account-2')).toBeUndefined();
    expect(await accounts.byUsername('amin_')).toBeUndefined();
  });

  it('finds an account by its one-time link', async () => {
    const accounts = start();
    await accounts.create(amina);
    await accounts.create(juma);
    expect(await accounts.byLink('d2')).toEqual(juma);
    expect(await accounts.byLink('d1')).toBeUndefined();
  });

  it('lists every account, the oldest first', async () => {
    const accounts = start();
    await accounts.create(amina);
    await accounts.create(juma);
    expect(await accounts.list()).toEqual([amina, juma]);
  });

  it.each(['AMINA', ' amina', 'ａｍｉｎａ'])(
    'gives a username to only one person: %j',
    async (name) => {
      const accounts = start();
      await accounts.create(amina);
      expect(await accounts.create({ ...juma, username: name })).toBe('taken');
      expect(await accounts.byId('account-2')).toBeUndefined();
    },
  );

  it('creates an account once', async () => {
    const accounts = start();
    await accounts.create(amina);
    expect(await accounts.create({ ...amina, username: 'other' })).toBe('taken');
    expect(await accounts.list()).toEqual([amina]);
  });

  it('stores changes under the next revision', async () => {
    const accounts = start();
    await accounts.create(amina);
    await accounts.create(juma);
    const totp = { sealedSecret: 'sealed', lastStep: 7, recoveryCodes: ['mac'] };
    const changed = { ...juma, email: 'juma@tours.example', link: null, totp, epoch: 1 };
    expect(await accounts.store(changed)).toBe('stored');
    expect(await accounts.byId('account-2')).toEqual({ ...changed, revision: 1 });
    expect(await accounts.byLink('d2')).toBeUndefined();
    expect(await accounts.byId('account-1')).toEqual(amina);
  });

  it('does not overwrite a change that somebody else stored meanwhile', async () => {
    const accounts = start();
    await accounts.create(amina);
    await accounts.store({ ...amina, email: null });
    expect(await accounts.store({ ...amina, email: 'other@tours.example' })).toBe('moved-on');
    expect(await accounts.byId('account-1')).toEqual({ ...amina, email: null, revision: 1 });
    expect(await accounts.store(juma)).toBe('moved-on');
  });

  it('allows only one of several callers to use a one-time link or code', async () => {
    start();
    await start().create(amina);
    const tries = Array.from({ length: 8 }, () => start().store({ ...amina, link: null }));
    const outcomes = await Promise.all(tries);
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
    expect(new Set(outcomes)).toEqual(new Set(['stored', 'moved-on']));
  });

  it.each([{ role: 'staff' }, { isDisabled: true }, { passwordHash: null }] as const)(
    'keeps the last owner who can sign in: %j',
    async (change) => {
      const accounts = start();
      await accounts.create(amina);
      await accounts.create({ ...juma, role: 'owner' });
      expect(await accounts.store({ ...amina, ...change })).toBe('last-owner');
      expect(await accounts.byId('account-1')).toEqual(amina);
      await accounts.store({ ...juma, role: 'owner', passwordHash: 'hash' });
      expect(await accounts.store({ ...amina, ...change })).toBe('stored');
    },
  );

  it('keeps one of two owners who remove each other’s role at the same time', async () => {
    await start().create(amina);
    await start().create(secondOwner);
    const outcomes = await Promise.all([
      start().store({ ...amina, role: 'staff' }),
      start().store({ ...secondOwner, role: 'staff' }),
    ]);
    expect(outcomes.toSorted()).toEqual(['last-owner', 'stored']);
  });

  it('may stay without an owner if there was none before', async () => {
    const accounts = start();
    await accounts.create(juma);
    expect(await accounts.store({ ...juma, role: 'read-only' })).toBe('stored');
  });

  it('stores for each role separately whether it needs codes from an app', async () => {
    expect(await start().totpRoles()).toEqual([]);
    await Promise.all([start().requireTotp('staff', true), start().requireTotp('owner', true)]);
    await start().requireTotp('owner', true);
    await start().create(amina);
    expect((await start().totpRoles()).toSorted()).toEqual(['owner', 'staff']);
    await start().requireTotp('owner', false);
    await start().requireTotp('read-only', false);
    expect(await start().totpRoles()).toEqual(['staff']);
  });

  it('takes over an account unchanged', async () => {
    const accounts = start();
    const moved = { ...amina, revision: 7 };
    expect(await accounts.adopt(moved)).toBe(true);
    expect(await start().list()).toEqual([moved]);
    expect(await accounts.byUsername('amina')).toEqual(moved);
  });

  it('takes over a newer revision of an account, and keeps its own revision if the other one is not newer', async () => {
    const accounts = start();
    await accounts.adopt({ ...amina, revision: 7 });
    await accounts.adopt(juma);
    const newer = { ...amina, email: null, revision: 8 };
    expect(await accounts.adopt(newer)).toBe(true);
    expect(await accounts.adopt({ ...amina, revision: 8 })).toBe(true);
    expect(await accounts.adopt({ ...amina, revision: 3 })).toBe(true);
    expect(await accounts.list()).toEqual([newer, juma]);
  });

  it('does not take over an account if its username is already taken', async () => {
    const accounts = start();
    await accounts.create(amina);
    expect(await accounts.adopt({ ...juma, username: 'AMINA' })).toBe(false);
    expect(await accounts.list()).toEqual([amina]);
  });
}
