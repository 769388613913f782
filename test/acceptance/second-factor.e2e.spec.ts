import type {
  AccountView,
  RecoveryCodesView,
  TotpOfferView,
  TotpRuleView,
} from '../../services/libs/contracts/account/account-view.ts';
import type { ListView } from '../../services/libs/contracts/answers.ts';
import type { HistoryEntryView } from '../../services/libs/contracts/booking/booking-view.ts';
import type { SessionView } from '../../services/libs/contracts/session/session-view.ts';
import { codeInApp } from '../support/authenticator-app.ts';
import { colleaguesPassword, newColleague, tokenIn } from '../support/stories/new-colleague.ts';
import { owner as amina, System } from '../support/processes/start-system.ts';
import type { Visitor } from '../support/stories/visitor.ts';

describe('codes from an app that a role requires', () => {
  let system: System;
  let owner: Visitor;

  beforeAll(async () => {
    system = await System.start();
    owner = await system.staff();
  });

  afterAll(() => system.remove());

  const rule = (role: string, isRequired: boolean) =>
    owner.ask<TotpRuleView & { readonly code?: string }>(
      'PUT',
      '/api/admin/accounts/second-factor',
      {
        body: { role, isRequired },
      },
    );

  const accounts = async (): Promise<readonly AccountView[]> =>
    (await owner.get<ListView<AccountView>>('/api/admin/accounts')).body.items;

  const codeOf = async (visitor: Visitor, password: string): Promise<string> => {
    const offer = (await visitor.post<TotpOfferView>('/api/auth/totp', { password })).body;
    const times = (await accounts()).map(({ lastSignInAt = '' }) => lastSignInAt);
    return codeInApp(offer.secret, times.toSorted().at(-1) ?? '');
  };

  const setUp = async (visitor: Visitor, password = colleaguesPassword) => {
    const code = await codeOf(visitor, password);
    return visitor.post<RecoveryCodesView>('/api/auth/totp/confirmation', { code });
  };

  it('are set up right after signing in, before anything else', async () => {
    const before = await newColleague(system, owner, 'staff');
    const reader = await newColleague(system, owner, 'read-only');
    const ruled = await rule('staff', true);
    expect([ruled.status, ruled.body.roles]).toEqual([200, ['staff']]);
    const { body } = await owner.get<TotpRuleView>('/api/admin/accounts/second-factor');
    expect(body).toEqual({ roles: ['staff'] });

    const after = await newColleague(system, owner, 'staff');
    for (const { visitor } of [before, after]) {
      const session = await visitor.get<SessionView>('/api/auth/session');
      expect(session.body.user).toMatchObject({ hasTotp: false, needsTotp: true });
      for (const path of ['/api/admin/bookings', '/api/admin/events', '/api/admin/accounts']) {
        const refused = await visitor.get(path);
        expect([path, refused.status, refused.body.code]).toEqual([
          path,
          403,
          'SecondFactorNeeded',
        ]);
      }
      expect((await setUp(visitor)).status).toBe(201);
      expect((await visitor.get('/api/admin/bookings')).status).toBe(200);
    }
    expect((await reader.visitor.get('/api/admin/bookings')).status).toBe(200);
  });

  it('cannot be turned off while the role requires them', async () => {
    const { visitor } = await newColleague(system, owner, 'staff');
    const [first, second] = (await setUp(visitor)).body.recoveryCodes;
    const turnOff = (code: string | undefined) =>
      visitor.ask('DELETE', '/api/auth/totp', { body: { password: colleaguesPassword, code } });
    const refused = await turnOff(first);
    expect([refused.status, refused.body.code]).toEqual([409, 'TotpIsRequired']);
    await rule('staff', false);
    expect((await turnOff(second)).status).toBe(204);
    await rule('staff', true);
    expect((await visitor.get('/api/admin/bookings')).body.code).toBe('SecondFactorNeeded');
  });

  it('are set up again after a reset', async () => {
    const { visitor, account } = await newColleague(system, owner, 'staff');
    await setUp(visitor);
    const reset = await owner.post<{ readonly link: string }>(
      `/api/admin/accounts/${account.id}/reset`,
    );
    const choice = { token: tokenIn(reset.body), password: colleaguesPassword };
    await visitor.post('/api/auth/link/password', choice);
    expect((await visitor.get('/api/admin/bookings')).body.code).toBe('SecondFactorNeeded');
    expect((await setUp(visitor)).status).toBe(201);
    expect((await visitor.get('/api/admin/bookings')).status).toBe(200);
  });

  it('cannot be required of owners by an owner who has no codes', async () => {
    const refused = await rule('owner', true);
    expect([refused.status, refused.body.code]).toEqual([409, 'OwnTotpMissing']);
    expect((await owner.get('/api/admin/bookings')).status).toBe(200);
    expect((await setUp(owner, amina.password)).status).toBe(201);
    expect((await rule('owner', true)).status).toBe(200);
    expect((await owner.get('/api/admin/bookings')).status).toBe(200);
  });

  it('are required only by an owner, and the change is in the history', async () => {
    const { visitor } = await newColleague(system, owner, 'read-only');
    const body = { role: 'staff', isRequired: false };
    const refused = await visitor.ask('PUT', '/api/admin/accounts/second-factor', { body });
    expect([refused.status, refused.body.code]).toEqual([403, 'NotAllowed']);
    const [own] = await accounts();
    const history = await owner.get<ListView<HistoryEntryView>>(
      `/api/admin/accounts/${own?.id ?? ''}/history`,
    );
    const noted = history.body.items.find(({ action }) => action === 'TotpRequiredOfRole');
    expect(noted).toMatchObject({
      actor: { name: amina.username },
      changes: [{ field: 'role', after: 'staff' }],
    });
  });
});
