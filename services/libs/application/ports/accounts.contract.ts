import type { Account, Accounts } from './accounts.ts';

const amina: Account = {
  id: 'account-1',
  username: 'Amina',
  email: 'amina@tours.example',
  role: 'owner',
  passwordHash: '$argon2id$v=19$m=65536,t=3,p=1$c2FsdA$aGFzaA',
};

/** What every {@link Accounts} keeps; `start` gives an empty one. */
export function accountsContract(start: () => Accounts): void {
  it('is empty until the first account is created', async () => {
    const accounts = start();
    expect(await accounts.isEmpty()).toBe(true);
    expect(await accounts.create(amina)).toBe('created');
    expect(await accounts.isEmpty()).toBe(false);
  });

  it('finds an account by its id and by its username in any case', async () => {
    const accounts = start();
    await accounts.create({ ...amina, email: null });
    expect(await accounts.byId('account-1')).toEqual({ ...amina, email: null });
    expect(await accounts.byUsername('aMINA')).toEqual({ ...amina, email: null });
    expect(await accounts.byId('account-2')).toBeUndefined();
    expect(await accounts.byUsername('amin_')).toBeUndefined();
  });

  it('gives a username to one person only', async () => {
    const accounts = start();
    await accounts.create(amina);
    expect(await accounts.create({ ...amina, id: 'account-2', username: 'AMINA' })).toBe('taken');
    expect(await accounts.byId('account-2')).toBeUndefined();
  });
}
