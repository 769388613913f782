import type { CommandAnswer, ListView } from '../../services/libs/contracts/answers.ts';
import type {
  HistoryEntryView,
  ShownBooking,
} from '../../services/libs/contracts/booking/booking-view.ts';
import { book } from '../support/stories/booking-requests.ts';
import { eventually } from '../support/eventually.ts';
import { MailServer } from '../support/processes/mail-server.ts';
import { System } from '../support/processes/start-system.ts';
import type { Answered, Visitor } from '../support/stories/visitor.ts';

describe('asking for the reference of a booking that was lost', () => {
  let mails: MailServer;
  let system: System;

  beforeAll(async () => {
    mails = await MailServer.start();
    system = await System.start({
      RATE_LIMITS: 'on',
      TRUSTED_PROXIES: '1',
      SMTP_URL: mails.url,
      PUBLIC_URL: 'https://tours.example',
    });
  });

  afterAll(async () => {
    await system.remove();
    await mails.close();
  });

  /** Asks from this network. */
  const ask = (email: string, network = 1) =>
    system
      .visitor()
      .post('/api/lost-references', { email }, { 'x-forwarded-for': `198.18.${network}.1` });

  const told = ({ status, headers, text }: Answered) => ({
    status,
    text,
    headers: [...headers].filter(([name]) => name !== 'date' && name !== 'x-request-id'),
  });

  const lettersTo = (address: string) =>
    mails.received.filter(
      ({ to, subject }) => to?.[0]?.address === address && subject === 'Your bookings',
    );

  it('mails all bookings of the address, with links that open them', async () => {
    const booker = system.visitor();
    const [first, second] = [await book(booker), await book(booker, { date: '2026-12-02' })];
    const { status, text } = await ask(' Asha@Example.com ');
    expect([status, text]).toEqual([202, '{}']);
    const { text: letter = '' } = await eventually(() => lettersTo('asha@example.com')[0]);
    for (const { reference } of [first, second]) {
      const [, token] = new RegExp(`${reference}#token=([0-9a-f]{64})`).exec(letter) ?? [];
      const owner = system.visitor();
      expect((await owner.post(`/api/bookings/${reference}/proof`, { token })).status).toBe(204);
    }
  });

  it('mails links that work, after staff made the earlier links invalid', async () => {
    const customer = { name: 'Salma Omar', email: 'salma@example.com', phone: '+255 700 000 004' };
    const browser = system.visitor();
    const { reference } = await book(browser, { customer });
    const own = `/api/bookings/${reference}`;
    const linkIn = (letter: string) => /#token=([0-9a-f]{64})/.exec(letter)?.[1] ?? '';
    const open = (token: string, visitor = system.visitor()) =>
      visitor.post(`${own}/proof`, { token });
    const proofIn = async (visitor: Visitor) => (await visitor.get<ShownBooking>(own)).body.proof;
    await ask(customer.email, 4);
    const old = linkIn((await eventually(() => lettersTo(customer.email)[0])).text ?? '');
    const stranger = system.visitor();
    expect((await open(old, stranger)).status).toBe(204);
    expect(await proofIn(stranger)).toBe('given');

    const staff = await system.staff();
    const admin = `/api/admin/bookings/${reference}`;
    expect((await system.visitor().ask('DELETE', `${admin}/mailed-links`)).status).toBe(401);
    expect((await staff.ask('DELETE', `${admin}/mailed-links`)).status).toBe(200);
    expect([(await open(old)).status, await proofIn(stranger), await proofIn(browser)]).toEqual([
      403,
      'asked',
      'asked',
    ]);
    const cancelled = await stranger.post(`${own}/cancellation`, {}, { 'if-match': '*' });
    expect(cancelled.status).toBe(401);
    const { body } = await staff.get<ListView<HistoryEntryView>>(`${admin}/history`);
    expect(body.items.at(-1)).toMatchObject({
      action: 'MailedLinksEnded',
      actor: { kind: 'admin' },
    });

    await ask(customer.email, 4);
    const next = linkIn((await eventually(() => lettersTo(customer.email)[1])).text ?? '');
    const traveller = system.visitor();
    expect((await open(next, traveller)).status).toBe(204);
    expect(await proofIn(traveller)).toBe('given');
  });

  it('finds no booking of an erased customer, whose link and files no longer work', async () => {
    const customer = { name: 'Neema Ali', email: 'neema@example.com', phone: '+255 700 000 003' };
    const booker = system.visitor();
    const { reference } = await book(booker, { customer });
    const own = `/api/bookings/${reference}`;
    await ask(customer.email, 2);
    const { text = '' } = await eventually(() => lettersTo(customer.email)[0]);
    const [, token] = /#token=([0-9a-f]{64})/.exec(text) ?? [];
    const staff = await system.staff();
    const { email } = customer;
    const erased = await staff.post<CommandAnswer>('/api/admin/customers/erasure', { email });
    expect(erased.status).toBe(200);
    expect((await system.visitor().post(`${own}/proof`, { token })).status).toBe(403);
    for (const file of ['voucher.pdf', 'calendar.ics']) {
      const answer = await booker.get(`${own}/${file}`, {
        'x-min-position': erased.body.position,
      });
      expect([answer.status, answer.body.code]).toEqual([409, 'CustomerErased']);
    }
    expect((await ask(email, 2)).status).toBe(202);
    // This request comes after the request of the erased customer. When its e-mail arrives, any earlier e-mail has
    // arrived too.
    await ask('asha@example.com', 3);
    await eventually(() => lettersTo('asha@example.com')[1]);
    expect(lettersTo(email)).toHaveLength(1);
  });

  it('gives the same answer whether there are bookings or not', async () => {
    const customer = { name: 'Juma Said', email: 'juma@example.com', phone: '+255 700 000 002' };
    await book(system.visitor(), { customer });
    for (let time = 1; time <= 4; time += 1) {
      const known = told(await ask('juma@example.com', 10 + time));
      const unknown = told(await ask('nobody@example.com', 20 + time));
      expect(known).toEqual(unknown);
      expect(known.status).toBe(time <= 3 ? 202 : 429);
    }
    const ofKnown = await eventually(() =>
      lettersTo('juma@example.com').length === 3 ? lettersTo('juma@example.com') : undefined,
    );
    expect(ofKnown).toHaveLength(3);
    expect(lettersTo('nobody@example.com')).toEqual([]);
  });

  it('is limited per network, also if each request has another address', async () => {
    const statuses = [];
    for (let time = 0; time < 12; time += 1) {
      statuses.push((await ask(`somebody-${time}@example.com`, 99)).status);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 202), 429, 429]);
  });

  it.each([{}, { email: 'nobody' }, { email: 'a@example.com', reference: 'ZBL-74100680' }])(
    'cannot be done with %j',
    async (body) => {
      const { status, body: problem } = await system.visitor().post('/api/lost-references', body);
      expect([status, problem.code]).toEqual([422, 'InvalidFields']);
    },
  );
});
