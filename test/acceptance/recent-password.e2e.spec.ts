import { owner as amina, System } from '../support/processes/start-system.ts';
import { newColleague } from '../support/stories/new-colleague.ts';
import type { Visitor } from '../support/stories/visitor.ts';

/** More than 15 minutes after the sign-in: the password is needed again, but the session is still open. */
const later = '2026-11-20T06:16:00.000Z';

const noAct = '00000000-0000-4000-8000-000000000000';

describe('an act that needs a recent password', () => {
  let system: System;
  let owner: Visitor;
  let colleague: string;

  beforeAll(async () => {
    system = await System.start();
    owner = await system.staff();
    ({ id: colleague } = (await newColleague(system, owner, 'staff')).account);
    await system.stop();
    await system.startAgain({ CLOCK_START: later });
  });

  afterAll(() => system.remove());

  const grave = () =>
    [
      ['POST', '/api/admin/accounts', { username: 'juma', role: 'staff' }],
      ['PATCH', `/api/admin/accounts/${colleague}`, { role: 'read-only' }],
      ['POST', `/api/admin/accounts/${colleague}/reset`, {}],
      ['PUT', '/api/admin/accounts/second-factor', { role: 'staff', isRequired: false }],
      ['POST', '/api/admin/customers/erasure', { email: 'nobody@example.org' }],
      ['POST', '/api/admin/customers/export', { email: 'nobody@example.org' }],
      ['GET', '/api/admin/customers/export?email=nobody@example.org', undefined],
      ['POST', '/api/admin/bulk-acts', { act: 'cancel-bookings', bookings: [], reason: '' }],
      ['POST', `/api/admin/bulk-acts/${noAct}/resumption`, {}],
      ['POST', `/api/admin/bulk-acts/${noAct}/undo`, {}],
      ['POST', `/api/admin/imports/${noAct}/undo`, { reason: '' }],
    ] as const;

  it('asks for the password again after 15 minutes, until the right password is given', async () => {
    const refused = async () => {
      const codes: unknown[] = [];
      for (const [method, path, body] of grave()) {
        codes.push((await owner.ask(method, path, body === undefined ? {} : { body })).body.code);
      }
      return codes;
    };
    expect(await refused()).toEqual(grave().map(() => 'PasswordNeededAgain'));
    expect((await owner.get('/api/admin/accounts')).status).toBe(200);

    const wrong = await owner.post('/api/auth/confirmation', { password: 'not the password' });
    expect([wrong.status, wrong.body.code]).toEqual([403, 'PasswordWrong']);
    expect(await refused()).toEqual(grave().map(() => 'PasswordNeededAgain'));

    const { password } = amina;
    expect((await owner.post('/api/auth/confirmation', { password })).status).toBe(204);
    expect(await refused()).not.toContain('PasswordNeededAgain');
  });

  it('refuses a visitor who is not signed in before it asks for the password', async () => {
    const visitor = await system
      .visitor()
      .ask('POST', '/api/admin/customers/erasure', { body: {} });
    expect([visitor.status, visitor.body.code]).toEqual([401, 'NotSignedIn']);
  });
});
