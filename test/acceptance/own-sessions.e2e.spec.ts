import type { OwnSessionView } from '../../services/libs/contracts/account/account-view.ts';
import type { ListView } from '../../services/libs/contracts/answers.ts';
import { colleaguesPassword, newColleague } from '../support/stories/new-colleague.ts';
import { System } from '../support/processes/start-system.ts';
import type { Visitor } from '../support/stories/visitor.ts';

const iPhone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';

describe('the sessions of an account', () => {
  let system: System;
  let owner: Visitor;

  beforeAll(async () => {
    system = await System.start();
    owner = await system.staff();
  });

  afterAll(() => system.remove());

  const sessionsOf = async (visitor: Visitor): Promise<readonly OwnSessionView[]> =>
    (await visitor.get<ListView<OwnSessionView>>('/api/auth/sessions')).body.items;

  const isIn = async (visitor: Visitor): Promise<boolean> =>
    (await visitor.get('/api/admin/bookings')).status === 200;

  /** Signed in here, on a phone, and in a third browser. */
  const signedInThrice = async () => {
    const { visitor: here, account } = await newColleague(system, owner, 'staff');
    const credentials = { username: account.username, password: colleaguesPassword };
    const [phone, other] = [system.visitor(), system.visitor()];
    await phone.post('/api/auth/sign-in', credentials, { 'user-agent': iPhone });
    await other.post('/api/auth/sign-in', credentials);
    return { here, phone, other };
  };

  it('are listed with their devices, and this one is marked', async () => {
    const { here } = await signedInThrice();
    const sessions = await sessionsOf(here);
    expect(sessions.map(({ isThis }) => isThis).toSorted()).toEqual([false, false, true]);
    expect(sessions).toContainEqual({
      id: expect.any(String),
      device: 'Safari on iPhone',
      network: '127.0.0.0/24',
      openedAt: expect.any(String),
      seenAt: expect.any(String),
      isThis: false,
    });
  });

  it('are ended one by one', async () => {
    const { here, phone, other } = await signedInThrice();
    const lost = (await sessionsOf(here)).find(({ device }) => device === 'Safari on iPhone');
    const path = `/api/auth/sessions/${lost?.id ?? ''}`;
    // A person cannot end the session of another person.
    expect((await owner.ask('DELETE', path)).status).toBe(204);
    expect(await isIn(phone)).toBe(true);
    expect((await here.ask('DELETE', path)).status).toBe(204);
    expect([await isIn(phone), await isIn(other), await isIn(here)]).toEqual([false, true, true]);
    expect(await sessionsOf(here)).toHaveLength(2);
    expect((await here.ask('DELETE', path)).status).toBe(204);
  });

  it('are ended all at once, except this one', async () => {
    const { here, phone, other } = await signedInThrice();
    expect((await here.post('/api/auth/sign-out-elsewhere')).status).toBe(204);
    expect([await isIn(phone), await isIn(other), await isIn(here)]).toEqual([false, false, true]);
    expect(await sessionsOf(here)).toMatchObject([{ isThis: true }]);
  });

  it('are shown only to their own person', async () => {
    const refused = await system.visitor().get('/api/auth/sessions');
    expect([refused.status, refused.body.code]).toEqual([401, 'NotSignedIn']);
  });

  it('end after the time that the settings allow, and the sign-in page gets the reason', async () => {
    const again = () => {
      const visitor = system.visitor();
      for (const [name, value] of owner.cookies) visitor.cookies.set(name, value);
      return visitor;
    };
    await system.kill();
    const later = { CLOCK_START: '2026-11-20T06:20:00.000Z' };
    await system.startAgain({ ...later, SESSION_IDLE_MINUTES: '5' });
    expect(await isIn(again())).toBe(false);
    const { body } = await again().get('/api/auth/session');
    expect(body).toEqual({ user: null, ended: { because: 'idle', afterMinutes: 5 } });
    await system.kill();
    await system.startAgain(later);
    expect(await isIn(again())).toBe(true);
  });
});
