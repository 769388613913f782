import type {
  AccountView,
  LinkedAccountAnswer,
  RecoveryCodesView,
  TotpOfferView,
} from '../../services/libs/contracts/account/account-view.ts';
import type { ListView } from '../../services/libs/contracts/answers.ts';
import type { HistoryEntryView } from '../../services/libs/contracts/booking/booking-view.ts';
import type { SessionView } from '../../services/libs/contracts/session/session-view.ts';
import { codeInApp } from '../support/authenticator-app.ts';
import { colleaguesPassword, newColleague, tokenIn } from '../support/stories/new-colleague.ts';
import { owner as amina, System } from '../support/processes/start-system.ts';
import { freshKey, type Visitor } from '../support/stories/visitor.ts';

type History = ListView<HistoryEntryView>;

describe('accounts', () => {
  let system: System;
  let owner: Visitor;

  beforeAll(async () => {
    system = await System.start({ RATE_LIMITS: 'on' });
    owner = await system.staff();
  });

  afterAll(() => system.remove());

  const accounts = async (): Promise<readonly AccountView[]> =>
    (await owner.get<ListView<AccountView>>('/api/admin/accounts')).body.items;

  const whoIs = async (visitor: Visitor): Promise<SessionView['user']> =>
    (await visitor.get<SessionView>('/api/auth/session')).body.user;

  it('begin with the owner’s account', async () => {
    expect(await accounts()).toContainEqual({
      id: expect.any(String),
      username: amina.username,
      role: 'owner',
      isDisabled: false,
      hasPassword: true,
      hasTotp: false,
      createdAt: expect.any(String),
      lastSignInAt: expect.any(String),
    });
    expect(await whoIs(owner)).toMatchObject({ username: amina.username, role: 'owner' });
  });

  it('are given by a link, which can be used once', async () => {
    const input = { username: 'Juma', email: 'juma@tours.example', role: 'staff' };
    const key = { 'idempotency-key': freshKey() };
    const invited = await owner.post<LinkedAccountAnswer>('/api/admin/accounts', input, key);
    expect(invited.status).toBe(201);
    const repeated = await owner.post<LinkedAccountAnswer>('/api/admin/accounts', input, key);
    expect(repeated.body).toEqual(invited.body);
    expect(invited.body).toMatchObject({ hasPassword: false, linkExpiresAt: expect.any(String) });

    const juma = system.visitor();
    const token = tokenIn(invited.body);
    const looked = await juma.post('/api/auth/link', { token });
    expect(looked.body).toMatchObject({ username: 'Juma', purpose: 'invitation' });
    const tooShort = await juma.post('/api/auth/link/password', { token, password: 'short' });
    expect(tooShort.status).toBe(422);
    for (const password of ['Password123!', 'qwertyuiop', 'Juma-Juma-Juma', 'Kanga Day Trips 1']) {
      const refused = await juma.post('/api/auth/link/password', { token, password });
      expect([password, refused.status, refused.body.errors]).toEqual([
        password,
        422,
        [{ field: 'password', message: expect.stringMatching(/Choose (another )?one/) }],
      ]);
    }
    const choice = { token, password: colleaguesPassword };
    const chosen = await juma.post<SessionView>('/api/auth/link/password', choice);
    expect(chosen.body.user).toMatchObject({ username: 'Juma', role: 'staff', hasTotp: false });
    expect((await juma.get('/api/admin/bookings')).status).toBe(200);
    expect((await juma.get('/api/admin/accounts')).status).toBe(403);
    const again = await system.visitor().post('/api/auth/link/password', choice);
    expect([again.status, again.body.code]).toEqual([403, 'AccountLinkInvalid']);
    const taken = await owner.post('/api/admin/accounts', { ...input, username: 'JUMA' });
    expect([taken.status, taken.body.code]).toEqual([409, 'UsernameTaken']);
  });

  it('get or lose rights with the next request, and have no rights once they are disabled', async () => {
    const { visitor, account } = await newColleague(system, owner, 'staff');
    const path = `/api/admin/accounts/${account.id}`;
    const tour = { title: '' };
    expect((await visitor.post('/api/admin/tours', tour)).status).toBe(422);
    const edited = await owner.patch<AccountView>(path, { role: 'read-only' });
    expect(edited.body).toMatchObject({ id: account.id, role: 'read-only' });
    expect((await visitor.post('/api/admin/tours', tour)).status).toBe(403);
    await owner.patch(path, { isDisabled: true });
    expect(await whoIs(visitor)).toBeNull();
    const { username } = account;
    const tried = await visitor.post('/api/auth/sign-in', {
      username,
      password: colleaguesPassword,
    });
    expect([tried.status, tried.body.code]).toEqual([401, 'InvalidCredentials']);
  });

  it('refuse a change that was based on an earlier state', async () => {
    const { account } = await newColleague(system, owner, 'staff');
    const path = `/api/admin/accounts/${account.id}`;
    const seen = { 'if-match': `"${account.revision}"` };
    expect((await owner.patch(path, { role: 'read-only' }, seen)).status).toBe(200);
    const late = await owner.patch(path, { role: 'owner' }, seen);
    expect([late.status, late.body.code]).toEqual([412, 'RevisionMismatch']);
  });

  it('always include an owner', async () => {
    const [own] = await accounts();
    for (const change of [{ role: 'staff' }, { isDisabled: true }]) {
      const refused = await owner.patch(`/api/admin/accounts/${own?.id ?? ''}`, change);
      expect([refused.status, refused.body.code]).toEqual([409, 'LastOwner']);
    }
  });

  it('are reset with a new link, and their old sessions end', async () => {
    const { visitor, account } = await newColleague(system, owner, 'staff');
    const reset = await owner.post<LinkedAccountAnswer>(`/api/admin/accounts/${account.id}/reset`);
    expect(reset.status).toBe(200);
    expect(await whoIs(visitor)).toBeNull();
    const choice = { token: tokenIn(reset.body), password: 'yet another password' };
    expect((await visitor.post('/api/auth/link/password', choice)).status).toBe(200);
  });

  it('can be opened with their link even if others guessed passwords too often', async () => {
    const { account } = await newColleague(system, owner, 'staff');
    const reset = await owner.post<LinkedAccountAnswer>(`/api/admin/accounts/${account.id}/reset`);
    const guess = { username: account.username, password: 'a guess' };
    const guesses = Array.from({ length: 6 }, () =>
      system.visitor().post('/api/auth/sign-in', guess),
    );
    const statuses = (await Promise.all(guesses)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([401, 401, 401, 401, 401, 429]);
    const newBrowser = system.visitor();
    const choice = { token: tokenIn(reset.body), password: 'yet another password' };
    expect((await newBrowser.post('/api/auth/link/password', choice)).status).toBe(200);
    expect(await whoIs(newBrowser)).toMatchObject({ username: account.username });
  });

  it('keep the session of the person who changes the password, and end the others', async () => {
    const { visitor, account } = await newColleague(system, owner, 'staff');
    const elsewhere = system.visitor();
    const { username } = account;
    await elsewhere.post('/api/auth/sign-in', { username, password: colleaguesPassword });
    const wrong = await visitor.post('/api/auth/password', { current: 'x', next: 'long enough' });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'PasswordWrong']);
    const input = { current: colleaguesPassword, next: 'long enough' };
    expect((await visitor.post('/api/auth/password', input)).status).toBe(200);
    expect(await whoIs(visitor)).toMatchObject({ username });
    expect(await whoIs(elsewhere)).toBeNull();
  });

  it('may require a code from an app, or one of ten recovery codes', async () => {
    const { visitor, account } = await newColleague(system, owner, 'staff');
    const { username } = account;
    const own = { password: colleaguesPassword };
    const unasked = await visitor.post('/api/auth/totp', { password: 'a guess' });
    expect([unasked.status, unasked.body.code]).toEqual([403, 'PasswordWrong']);
    const offer = (await visitor.post<TotpOfferView>('/api/auth/totp', own)).body;
    const now = (await accounts()).find(({ id }) => id === account.id)?.lastSignInAt ?? '';
    const code = codeInApp(offer.secret, now);
    const confirmed = await visitor.post<RecoveryCodesView>('/api/auth/totp/confirmation', {
      code,
    });
    expect(confirmed.body.recoveryCodes).toHaveLength(10);

    const credentials = { username, password: colleaguesPassword };
    const elsewhere = system.visitor();
    const signIn = (more: object) =>
      elsewhere.post('/api/auth/sign-in', { ...credentials, ...more });
    const asked = await signIn({});
    expect([asked.status, asked.body.code]).toEqual([401, 'TotpRequired']);
    const used = await signIn({ code });
    expect([used.status, used.body.code]).toEqual([403, 'TotpCodeWrong']);
    const [recoveryCode] = confirmed.body.recoveryCodes;
    expect((await signIn({ code: recoveryCode })).status).toBe(200);
    expect((await signIn({ code: recoveryCode })).status).toBe(403);

    const uncoded = await visitor.ask('DELETE', '/api/auth/totp', { body: own });
    expect([uncoded.status, uncoded.body.code]).toEqual([401, 'TotpRequired']);
    const coded = { ...own, code: confirmed.body.recoveryCodes[1] };
    expect((await visitor.ask('DELETE', '/api/auth/totp', { body: coded })).status).toBe(204);
    expect((await signIn({})).status).toBe(200);
  });

  it('have a history that names people and contains no secret', async () => {
    const { visitor, account } = await newColleague(system, owner, 'staff');
    await owner.patch(`/api/admin/accounts/${account.id}`, { role: 'read-only' });
    await visitor.post('/api/auth/sign-out-everywhere');
    const { body, text } = await owner.get<History>(`/api/admin/accounts/${account.id}/history`);
    expect(body.items.map(({ action, actor }) => [action, actor.name])).toEqual([
      ['AccountCreated', amina.username],
      ['PasswordChosen', account.username],
      ['SignedIn', account.username],
      ['AccountRoleChanged', amina.username],
      ['SignedOutEverywhere', account.username],
    ]);
    expect(body.items[3]?.changes).toEqual([
      { field: 'role', before: 'staff', after: 'read-only' },
    ]);
    expect(text).not.toContain(tokenIn(account));
    const another = account.id.replace(/^./, (first) => (first === '0' ? '1' : '0'));
    for (const id of [another, 'nobody']) {
      expect((await owner.get(`/api/admin/accounts/${id}/history`)).status).toBe(404);
    }
  });

  it('make a browser wait after too many failed attempts, but not a known browser', async () => {
    const { visitor, account } = await newColleague(system, owner, 'staff');
    const { username } = account;
    const stranger = system.visitor();
    const guess = () => stranger.post('/api/auth/sign-in', { username, password: 'guess' });
    for (let n = 0; n < 5; n += 1) expect((await guess()).status).toBe(401);
    const refused = await guess();
    expect([refused.status, refused.body.code]).toEqual([429, 'TooManyRequests']);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    await visitor.post('/api/auth/sign-out');
    const right = { username, password: colleaguesPassword };
    expect((await visitor.post('/api/auth/sign-in', right)).status).toBe(200);
    const { body } = await owner.get<History>(`/api/admin/accounts/${account.id}/history`);
    expect(body.items.map(({ action }) => action)).toContain('SignInLocked');
  });
});
