import type {
  AccountListView,
  LinkedAccountAnswer,
} from '../../services/libs/contracts/account/account-view.ts';
import type { ListView } from '../../services/libs/contracts/answers.ts';
import type { HistoryEntryView } from '../../services/libs/contracts/booking/booking-view.ts';
import type { SessionView } from '../../services/libs/contracts/session/session-view.ts';
import { MailServer } from '../support/processes/mail-server.ts';
import { System } from '../support/processes/start-system.ts';
import { colleaguesPassword, newColleague, tokenIn } from '../support/stories/new-colleague.ts';
import { freshKey, type Visitor } from '../support/stories/visitor.ts';

describe('an invitation by e-mail', () => {
  let mails: MailServer;
  let system: System;
  let owner: Visitor;

  beforeAll(async () => {
    mails = await MailServer.start();
    system = await System.start({ SMTP_URL: mails.url, PUBLIC_URL: 'https://tours.example' });
    owner = await system.staff();
  });

  afterAll(async () => {
    await system.remove();
    await mails.close();
  });

  const invite = (username: string, key = freshKey()) =>
    owner.post<LinkedAccountAnswer>(
      '/api/admin/accounts',
      { username, email: `${username}@tours.example`, role: 'staff' },
      { 'idempotency-key': key },
    );

  const mailsTo = (username: string) =>
    mails.received.filter(({ to }) => to?.[0]?.address === `${username}@tours.example`);

  const mailedToken = (username: string) =>
    /https:\/\/tours\.example\/auth#link=([0-9a-f]{64})/.exec(
      mailsTo(username).at(-1)?.text ?? '',
    )?.[1] ?? '';

  const choose = (token: string) =>
    system
      .visitor()
      .post<SessionView>('/api/auth/link/password', { token, password: colleaguesPassword });

  const historyOf = async (id: string) => {
    const { body } = await owner.get<ListView<HistoryEntryView>>(
      `/api/admin/accounts/${id}/history`,
    );
    return body.items.map(({ action }) => action);
  };

  it('reaches the colleague once, and the colleague signs in with it; the owner does not see the link', async () => {
    const key = freshKey();
    const { status, body } = await invite('juma', key);
    expect(status).toBe(201);
    expect(body.link).toBeUndefined();
    expect(body).toMatchObject({
      linkMail: { outcome: 'sent' },
      linkExpiresAt: expect.any(String),
    });
    await invite('juma', key);
    expect(mailsTo('juma').map(({ subject }) => subject)).toEqual([
      'Your invitation to Kanga Day Trips',
    ]);
    const chosen = await choose(mailedToken('juma'));
    expect(chosen.body.user).toMatchObject({ username: 'juma', role: 'staff' });
    expect(await historyOf(body.id)).toEqual([
      'AccountCreated',
      'InvitationMailed',
      'PasswordChosen',
      'SignedIn',
    ]);
    const path = `/api/admin/accounts/${body.id}/invitation`;
    for (const late of [await owner.post(path), await owner.ask('DELETE', path)]) {
      expect([late.status, late.body.code]).toEqual([409, 'InvitationUsed']);
    }
  });

  it('can be sent again and withdrawn; only the latest link works', async () => {
    const { body } = await invite('neema');
    const first = mailedToken('neema');
    const path = `/api/admin/accounts/${body.id}/invitation`;
    expect((await owner.post<LinkedAccountAnswer>(path)).body.link).toBeUndefined();
    const second = mailedToken('neema');
    expect(second).not.toBe(first);
    expect((await choose(first)).status).toBe(403);
    const withdrawn = await owner.ask<LinkedAccountAnswer>('DELETE', path);
    expect(withdrawn.status).toBe(200);
    expect(withdrawn.body.linkExpiresAt).toBeUndefined();
    expect((await choose(second)).status).toBe(403);
    await owner.post(path);
    expect((await choose(mailedToken('neema'))).status).toBe(200);
    expect(await historyOf(body.id)).toEqual(
      expect.arrayContaining(['InvitationRenewed', 'InvitationWithdrawn', 'InvitationMailed']),
    );
  });

  it('gives the owner the link if the mail server refuses the e-mail', async () => {
    const stopped = await MailServer.start();
    await stopped.close();
    const silent = await System.start({ SMTP_URL: stopped.url });
    try {
      const boss = await silent.staff();
      const input = { username: 'asha', email: 'asha@tours.example', role: 'staff' };
      const { body } = await boss.post<LinkedAccountAnswer>('/api/admin/accounts', input);
      expect(body.linkMail).toMatchObject({ outcome: 'failed', reason: expect.any(String) });
      const choice = { token: tokenIn(body), password: colleaguesPassword };
      expect((await silent.visitor().post('/api/auth/link/password', choice)).status).toBe(200);
    } finally {
      await silent.remove();
    }
  });

  it('has other words for a reset account; the list says how links are delivered', async () => {
    const { account } = await newColleague(system, owner, 'staff');
    await owner.patch(`/api/admin/accounts/${account.id}`, { email: 'reset@tours.example' });
    const { body } = await owner.post<LinkedAccountAnswer>(
      `/api/admin/accounts/${account.id}/reset`,
    );
    expect(body.link).toBeUndefined();
    expect(mailsTo('reset').at(-1)?.text).toContain('An owner reset the password');
    expect((await choose(mailedToken('reset'))).status).toBe(200);
    const listed = await owner.get<AccountListView>('/api/admin/accounts');
    expect(listed.body.delivery).toBe('smtp');
  });
});
