import {
  lostAnswer,
  lostRequest,
} from '../../../../../test/support/in-memory/faulty-event-store.ts';
import { amina, SessionWorld } from '../../../../../test/support/stories/session-world.ts';
import { done } from '../../../../../test/support/in-memory/write-side.ts';
import type { StaffRole } from '../../../domain/account/staff-role.ts';
import { linkDigest, linkToken } from './account-links.ts';
import {
  CreateAccount,
  EditAccount,
  NoteOnAccount,
  RequireTotp,
  ResetAccount,
} from './account.commands.ts';

const hourMs = 3_600_000;
const password = 'a password of their own';

describe('accounts', () => {
  let world: SessionWorld;

  beforeEach(async () => {
    world = await SessionWorld.open();
  });

  afterEach(() => world.close());

  const admin = (idempotencyKey?: string) =>
    world.write.admin(idempotencyKey === undefined ? {} : { idempotencyKey });

  const create = (username: string, role: StaffRole, key?: string) =>
    world.commands.execute(
      new CreateAccount({ username, email: null, role, passwordHash: null }, admin(key)),
    );

  /** Creates an account and returns its id and the token of its link. */
  const invited = async (username: string, role: StaffRole = 'staff', key?: string) => {
    const { result } = done(await create(username, role, key));
    const { commandId = '' } = result.history.at(-1)?.metadata ?? {};
    return { accountId: result.id, token: linkToken(world.write.ports.cryptography, commandId) };
  };

  const joined = async (username: string, role: StaffRole = 'staff') => {
    const { accountId, token } = await invited(username, role);
    await world.links.choosePassword(token, { password, requestId: 'a request' });
    return accountId;
  };

  const edit = (change: ConstructorParameters<typeof EditAccount>[0], key?: string) =>
    world.commands.execute(new EditAccount(change, admin(key)));

  describe('creating an account with a link', () => {
    it('lets the person choose the password with the link, once', async () => {
      const { token } = await invited('juma');
      expect(await world.links.look(token)).toMatchObject({
        username: 'juma',
        purpose: 'invitation',
      });
      await expect(world.signIn({ username: 'juma', password })).rejects.toBeDefined();
      const choice = { password, requestId: 'a request' };
      const uses = [1, 2, 3].map(() => world.links.choosePassword(token, choice));
      const outcomes = await Promise.allSettled(uses);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      await expect(world.links.look(token)).rejects.toMatchObject({ code: 'AccountLinkInvalid' });
      expect(await world.signIn({ username: 'juma', password })).toMatchObject({
        who: { role: 'staff' },
      });
      expect(await world.noted('juma')).toEqual(['AccountCreated', 'PasswordChosen', 'SignedIn']);
    });

    it('makes a link that works for seven days and is stored only as a digest', async () => {
      const { token } = await invited('juma');
      const { cryptography } = world.write.ports;
      expect((await world.account('juma')).link?.digest).toBe(linkDigest(cryptography, token));
      expect(JSON.stringify(await world.accounts.list())).not.toContain(token);
      world.pass(168 * hourMs - 1);
      expect(await world.links.look(token)).toBeDefined();
      world.pass(1);
      await expect(world.links.look(token)).rejects.toMatchObject({ code: 'AccountLinkInvalid' });
      await expect(world.links.look('guess')).rejects.toMatchObject({ code: 'AccountLinkInvalid' });
    });

    it('returns the same link when the command is repeated', async () => {
      world.write.store.next(lostAnswer);
      const first = await invited('juma', 'staff', 'a key');
      expect(await invited('juma', 'staff', 'a key')).toEqual(first);
      expect(await world.accounts.list()).toHaveLength(2);
    });

    it('succeeds when the command is repeated after the request to the log was lost', async () => {
      world.write.store.next(lostRequest);
      expect(await create('juma', 'staff', 'a key')).toMatchObject({ done: false });
      const { token } = await invited('juma', 'staff', 'a key');
      expect(await world.links.look(token)).toMatchObject({ username: 'juma' });
      expect(await world.noted('juma')).toEqual(['AccountCreated']);
    });

    it('is refused under a username that is taken', async () => {
      expect(await create(' AMINA', 'staff')).toMatchObject({ refusal: { code: 'UsernameTaken' } });
    });
  });

  describe('the rule that a role needs codes', () => {
    const rule = (accountId: string, role: StaffRole, isRequired: boolean, key?: string) =>
      world.commands.execute(new RequireTotp({ accountId, role, isRequired }, admin(key)));

    it('applies as soon as an owner sets it; the log records it, and staff are informed only once', async () => {
      const { id } = await world.account();
      world.write.store.next(lostRequest);
      expect(await rule(id, 'staff', true, 'a key')).toMatchObject({ done: false });
      done(await rule(id, 'staff', true, 'a key'));
      done(await rule(id, 'staff', false));
      done(await rule(id, 'staff', true, 'a key'));
      expect(await world.accounts.totpRoles()).toEqual([]);
      expect((await world.noted()).slice(-2)).toEqual([
        'TotpRequiredOfRole',
        'TotpNotRequiredOfRole',
      ]);
    });

    it('is refused for owners if the owner who sets it has no codes', async () => {
      const { id } = await world.account();
      expect(await rule(id, 'owner', true)).toMatchObject({
        refusal: { code: 'OwnTotpMissing' },
      });
      expect(await world.accounts.totpRoles()).toEqual([]);
    });
  });

  describe('changing an account', () => {
    it('takes effect with the person’s next request', async () => {
      const accountId = await joined('juma');
      const { sessionId } = await world.signIn({ username: 'juma', password });
      done(await edit({ accountId, role: 'read-only', email: 'juma@tours.example' }));
      expect(await world.sessions.recognise(sessionId)).toMatchObject({
        role: 'read-only',
        email: 'juma@tours.example',
      });
      expect((await world.noted('juma')).slice(-2)).toEqual([
        'AccountRoleChanged',
        'AccountEmailChanged',
      ]);
    });

    it('stores no event if the values are the same', async () => {
      const accountId = await joined('juma');
      const before = await world.account('juma');
      done(await edit({ accountId, role: 'staff', email: null, isDisabled: false }));
      expect(await world.account('juma')).toEqual(before);
      expect(await world.noted('juma')).toEqual(['AccountCreated', 'PasswordChosen']);
    });

    it('ends the person’s sessions and link permanently if it disables the account', async () => {
      const { accountId, token } = await invited('juma');
      done(await edit({ accountId, isDisabled: true }));
      await expect(world.links.look(token)).rejects.toMatchObject({ code: 'AccountLinkInvalid' });
      const other = await joined('asha');
      const { sessionId } = await world.signIn({ username: 'asha', password });
      done(await edit({ accountId: other, isDisabled: true }));
      expect(await world.sessions.recognise(sessionId)).toBeUndefined();
      done(await edit({ accountId: other, isDisabled: false }));
      expect(await world.sessions.recognise(sessionId)).toBeUndefined();
      expect(await world.signIn({ username: 'asha', password })).toBeDefined();
    });

    it('happens once even if the command is sent many times', async () => {
      const accountId = await joined('juma');
      done(await edit({ accountId, role: 'owner' }, 'a key'));
      done(await edit({ accountId, role: 'read-only' }));
      expect(await edit({ accountId, role: 'owner' }, 'a key')).toMatchObject({
        done: true,
        replayed: true,
        result: { state: { role: 'owner' } },
      });
      expect(await world.account('juma')).toMatchObject({ role: 'read-only' });
    });

    it('stores the event on a repeat if the first request to the log was lost', async () => {
      const accountId = await joined('juma');
      world.write.store.next(lostRequest);
      expect(await edit({ accountId, role: 'read-only' }, 'a key')).toMatchObject({
        refusal: { code: 'OutcomeUnknown' },
      });
      expect(await world.account('juma')).toMatchObject({ role: 'read-only' });
      done(await edit({ accountId, role: 'read-only' }, 'a key'));
      expect((await world.noted('juma')).at(-1)).toBe('AccountRoleChanged');
    });

    it('is refused if no owner would be left', async () => {
      const { id } = await world.account();
      await invited('juma', 'owner');
      const lastOwner = { refusal: { code: 'LastOwner' } };
      expect(await edit({ accountId: id, role: 'staff' })).toMatchObject(lastOwner);
      expect(await edit({ accountId: id, isDisabled: true })).toMatchObject(lastOwner);
      const reset = () => world.commands.execute(new ResetAccount({ accountId: id }, admin()));
      expect(await reset()).toMatchObject(lastOwner);
      expect(await world.signIn()).toMatchObject({ who: { role: 'owner' } });
      await joined('asha', 'owner');
      done(await edit({ accountId: id, role: 'staff' }));
    });

    it('is accepted only from one of two owners who remove each other’s role at the same time', async () => {
      const { id } = await world.account();
      const other = await joined('juma', 'owner');
      const outcomes = await Promise.all(
        [id, other].map((accountId) => edit({ accountId, role: 'staff' })),
      );
      expect(outcomes.filter((outcome) => outcome.done)).toHaveLength(1);
      expect((await world.accounts.list()).filter(({ role }) => role === 'owner')).toHaveLength(1);
    });

    it('is refused if the account does not exist', async () => {
      expect(await edit({ accountId: 'nobody', role: 'staff' })).toMatchObject({
        refusal: { code: 'AccountNotFound' },
      });
    });
  });

  describe('resetting an account', () => {
    it('makes a new link, and ends the old password, sessions and codes', async () => {
      const accountId = await joined('juma');
      const { sessionId } = await world.signIn({ username: 'juma', password });
      await world.own.beginTotp(await world.request('juma'), password);
      const outcome = await world.commands.execute(new ResetAccount({ accountId }, admin()));
      const { commandId = '' } = done(outcome).result.history.at(-1)?.metadata ?? {};
      const token = linkToken(world.write.ports.cryptography, commandId);
      expect(await world.sessions.recognise(sessionId)).toBeUndefined();
      await expect(world.signIn({ username: 'juma', password })).rejects.toBeDefined();
      expect(await world.account('juma')).toMatchObject({ totp: null, totpOffer: null });
      expect(await world.links.look(token)).toMatchObject({ purpose: 'reset' });
      await world.links.choosePassword(token, { password: 'a new one', requestId: 'a request' });
      expect(await world.signIn({ username: 'juma', password: 'a new one' })).toBeDefined();
    });

    it('makes an earlier link invalid', async () => {
      const { accountId, token } = await invited('juma');
      done(await world.commands.execute(new ResetAccount({ accountId }, admin())));
      await expect(world.links.look(token)).rejects.toMatchObject({ code: 'AccountLinkInvalid' });
    });
  });

  it('are recorded in the log with their next event if the log lacks them', async () => {
    const account = await world.account();
    await world.accounts.create({ ...account, id: 'b', username: 'other', role: 'staff' });
    await world.signIn({ ...amina, username: 'other' });
    expect(await world.write.eventTypes('staff-b')).toEqual(['AccountCreated', 'SignedIn']);
    const action = { type: 'signed-out-everywhere' } as const;
    done(await world.commands.execute(new NoteOnAccount({ accountId: 'b', action }, admin())));
    expect(await world.write.eventTypes('staff-b')).toHaveLength(3);
  });
});
