import type {
  AccountView,
  TotpOfferView,
} from '../../services/libs/contracts/account/account-view.ts';
import type { ListView } from '../../services/libs/contracts/answers.ts';
import type { HistoryEntryView } from '../../services/libs/contracts/booking/booking-view.ts';
import type { SessionView } from '../../services/libs/contracts/session/session-view.ts';
import { codeInApp } from '../support/authenticator-app.ts';
import { eventually } from '../support/eventually.ts';
import { MailServer } from '../support/processes/mail-server.ts';
import { runProgram } from '../support/processes/run-program.ts';
import { storyBegins, System } from '../support/processes/start-system.ts';
import { colleaguesPassword, newColleague } from '../support/stories/new-colleague.ts';
import type { Answered, Visitor } from '../support/stories/visitor.ts';

const chosen = 'a password chosen by mail';

describe('a forgotten password', () => {
  let mails: MailServer;
  let system: System;
  let owner: Visitor;

  beforeAll(async () => {
    mails = await MailServer.start();
    system = await System.start({
      RATE_LIMITS: 'on',
      TRUSTED_PROXIES: '1',
      SMTP_URL: mails.url,
      PUBLIC_URL: 'https://tours.example',
    });
    owner = await system.staff();
  });

  afterAll(async () => {
    await system.remove();
    await mails.close();
  });

  /** Asks from this network. */
  const ask = (login: string, network: number) =>
    system
      .visitor()
      .post('/api/auth/lost-password', { login }, { 'x-forwarded-for': `198.18.${network}.1` });

  const mailsTo = (address: string, subject = 'Choose a new password') =>
    mails.received.filter((mail) => mail.to?.[0]?.address === address && mail.subject === subject);

  const tokenIn = (text = '') =>
    /https:\/\/tours\.example\/auth#link=([0-9a-f]{64})/.exec(text)?.[1] ?? '';

  const choose = (token: string, visitor = system.visitor(), password = chosen) =>
    visitor.post<SessionView>('/api/auth/link/password', { token, password });

  const colleagueAt = async (email: string) => {
    const colleague = await newColleague(system, owner, 'staff');
    const { id } = colleague.account;
    await owner.patch<AccountView>(`/api/admin/accounts/${id}`, { email });
    return { ...colleague, id };
  };

  const told = ({ status, headers, text }: Answered) => ({
    status,
    text,
    headers: [...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id'),
  });

  it('is replaced with a mailed link, which works once; the sessions end, and an e-mail confirms the change', async () => {
    const { visitor, account, id } = await colleagueAt('juma@tours.example');
    expect((await ask(' JUMA@tours.example', 1)).status).toBe(202);
    const earlier = tokenIn((await eventually(() => mailsTo('juma@tours.example')[0])).text);
    await ask(account.username, 1);
    const token = tokenIn((await eventually(() => mailsTo('juma@tours.example')[1])).text);
    // The latest link is the only one that works; until then nothing changed.
    expect((await choose(earlier)).status).toBe(403);
    expect((await visitor.get<SessionView>('/api/auth/session')).body.user).not.toBeNull();

    const uses = await Promise.all([1, 2, 3].map(() => choose(token)));
    expect(uses.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);
    expect((await visitor.get<SessionView>('/api/auth/session')).body.user).toBeNull();
    const mailed = await eventually(
      () => mailsTo('juma@tours.example', 'Your password was changed')[0],
    );
    expect(mailed.text).toContain(account.username);
    const { body } = await owner.get<ListView<HistoryEntryView>>(
      `/api/admin/accounts/${id}/history`,
    );
    expect(body.items.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['PasswordLinkMailed', 'PasswordChosen']),
    );
    // Other staff must not find the link among the e-mails of the console.
    const listed = await owner.get('/api/admin/notifications');
    expect(listed.text).not.toContain('password');
  });

  it('keeps the second factor, so the new password alone does not sign in', async () => {
    const { visitor, account } = await colleagueAt('neema@tours.example');
    const begun = await visitor.post<TotpOfferView>('/api/auth/totp', {
      password: colleaguesPassword,
    });
    const code = codeInApp(begun.body.secret, storyBegins);
    const on = await visitor.post('/api/auth/totp/confirmation', { code });
    expect(on.status).toBe(201);

    await ask('neema@tours.example', 2);
    const { text } = await eventually(() => mailsTo('neema@tours.example')[0]);
    const browser = system.visitor();
    expect((await choose(tokenIn(text), browser)).body).toEqual({ user: null });
    expect((await browser.get<SessionView>('/api/auth/session')).body.user).toBeNull();
    const signIn = { username: account.username, password: chosen };
    const refused = await browser.post('/api/auth/sign-in', signIn);
    expect(refused.body.code).toBe('TotpRequired');
  });

  it('gives the same answer whether there is an account or not', async () => {
    await colleagueAt('salma@tours.example');
    for (let time = 1; time <= 6; time += 1) {
      const known = told(await ask('salma@tours.example', 10 + time));
      const unknown = told(await ask('nobody@tours.example', 20 + time));
      expect(known).toEqual(unknown);
      expect(known.status).toBe(time <= 5 ? 202 : 429);
    }
    await eventually(() => mailsTo('salma@tours.example')[4]);
    expect(mailsTo('salma@tours.example')).toHaveLength(5);
    expect(mailsTo('nobody@tours.example')).toEqual([]);
  });

  it('is limited per network, also if each request has another name', async () => {
    const statuses = [];
    for (let time = 0; time < 12; time += 1) {
      statuses.push((await ask(`somebody-${time}`, 99)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429, 429]);
  });

  it.each([{}, { login: '' }, { login: 'x'.repeat(255) }])(
    'cannot be requested with %j',
    async (body) => {
      const { status, body: problem } = await system
        .visitor()
        .post('/api/auth/lost-password', body);
      expect([status, problem.code]).toEqual([422, 'InvalidFields']);
    },
  );

  it('is reported to every owner if a command on the server replaces the password of an owner', async () => {
    const { account } = await newColleague(system, owner, 'owner');
    const { id } = account;
    await owner.patch<AccountView>(`/api/admin/accounts/${id}`, { email: 'second@tours.example' });
    const ran = await runProgram('accounts', ['reset-owner', 'amina'], system.settings);
    expect(ran).toMatchObject({ code: 0, complaints: [] });
    const subject = 'A link for a new password was made on the server';
    const [mailed] = mailsTo('second@tours.example', subject);
    expect(mailed?.text).toContain('for the owner amina');
    expect(mailed?.text).not.toContain('#link=');
  });
});
