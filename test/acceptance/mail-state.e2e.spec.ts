import type { LinkedAccountAnswer } from '../../services/libs/contracts/account/account-view.ts';
import type { MailStateView } from '../../services/libs/contracts/notification/mail-state-view.ts';
import { eventually } from '../support/eventually.ts';
import { MailServer } from '../support/processes/mail-server.ts';
import { System } from '../support/processes/start-system.ts';
import { book } from '../support/stories/booking-requests.ts';
import type { Visitor } from '../support/stories/visitor.ts';

const stateOf = async (staff: Visitor) => (await staff.get<MailStateView>('/api/admin/mail')).body;

describe('the state of the mail server', () => {
  let mails: MailServer;
  let system: System;

  beforeAll(async () => {
    mails = await MailServer.start();
    const dead = await MailServer.start();
    await dead.close();
    system = await System.start({ SMTP_URL: dead.url });
  });

  afterAll(async () => {
    await system.remove();
    await mails.close();
  });

  it('shows since when and why no e-mail is accepted, and how many e-mails wait, until one is accepted', async () => {
    const owner = await system.staff();
    expect(await stateOf(owner)).toEqual({ delivery: 'smtp', fault: null });
    await book(system.visitor());
    const input = { username: 'asha', email: 'asha@tours.example', role: 'staff' };
    const invited = await owner.post<LinkedAccountAnswer>('/api/admin/accounts', input);
    expect(invited.body.linkMail?.outcome).toBe('failed');
    const { fault } = await eventually(async () => {
      const state = await stateOf(owner);
      return state.fault?.waiting === 2 && state.fault.links === 1 ? state : undefined;
    });
    expect(fault).toEqual({
      since: expect.stringMatching(/^2026-11-20T06:/),
      reason: 'ECONNREFUSED',
      waiting: 2,
      links: 1,
    });

    await system.kill();
    await system.startAgain({ SMTP_URL: mails.url, CLOCK_START: '2026-11-20T09:00:00.000Z' });
    const again = await system.staff();
    await eventually(async () => ((await stateOf(again)).fault === null ? true : undefined));
    expect(mails.received.length).toBeGreaterThan(0);
  });
});
