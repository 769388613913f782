import type { CommandAnswer, ListView } from '../../services/libs/contracts/answers.ts';
import type {
  NotificationItem,
  NotificationView,
} from '../../services/libs/contracts/notification/notification-view.ts';
import type { ProofOfWorkChallenge } from '../../services/libs/contracts/proof-of-work.ts';
import { question } from '../support/stories/contact-requests.ts';
import { MailServer } from '../support/processes/mail-server.ts';
import { System } from '../support/processes/start-system.ts';
import { solveProofOfWork } from '../support/solve-proof-of-work.ts';
import { storyProfile } from '../support/stories/story-profile.ts';
import { freshKey, type Visitor } from '../support/stories/visitor.ts';

const notificationsPath = '/api/admin/notifications';

/** If Redis answers too late on a busy machine, each process counts alone. */
const countersMax = storyProfile === 'embedded' ? 1 : 2;

/** How long an e-mail may take: the queue repeats the job of a dead worker within a minute. */
const patienceMs = 90_000;

/** Sent, or kept if no mail server is set up. */
const isOver: ReadonlySet<NotificationItem['status']> = new Set(['sent', 'kept']);

/** Every message that was forwarded to the operator, once there are this many and all are sent or kept. */
async function passedOn(staff: Visitor, count: number): Promise<readonly NotificationItem[]> {
  const untilMs = performance.now() + patienceMs;
  for (;;) {
    const { body } = await staff.get<ListView<NotificationItem>>(notificationsPath);
    const items = body.items.filter(({ template }) => template === 'contact-message');
    if (items.length >= count && items.every(({ status }) => isOver.has(status))) return items;
    expect(performance.now()).toBeLessThan(untilMs);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const write = (visitor: Visitor, change: object = {}, key: string = freshKey()) =>
  visitor.post<CommandAnswer & { readonly code?: string; readonly errors?: readonly unknown[] }>(
    '/api/contact',
    { ...question, ...change },
    { 'idempotency-key': key },
  );

describe('writing to the operator', () => {
  let system: System;
  let staff: Visitor;
  let written = 0;

  beforeAll(async () => {
    system = await System.start();
    staff = await system.staff();
  });

  afterAll(() => system.remove());

  async function isWritten(change: object = {}, key?: string): Promise<NotificationView> {
    const { status, body } = await write(system.visitor(), change, key);
    expect(status).toBe(202);
    expect(body.position).toEqual(expect.any(String));
    written += 1;
    const [latest] = await passedOn(staff, written);
    const { body: view } = await staff.get<NotificationView>(
      `${notificationsPath}/${latest?.id ?? ''}`,
    );
    return view;
  }

  it('appears in the operator’s e-mails, word for word, and belongs to no booking', async () => {
    const view = await isWritten();
    expect(view).toMatchObject({
      template: 'contact-message',
      recipient: 'operator',
      to: 'operator@kanga-day-trips.example',
      subject: 'Message from Asha Juma',
    });
    expect(view).not.toHaveProperty('reference');
    expect(view).not.toHaveProperty('bookingNumber');
    for (const words of ['Do you sail in June?', 'We are nine', 'asha@example.com']) {
      expect(view.text).toContain(words);
      expect(view.html).toContain(words);
    }
  });

  it('appears as text, so its headers and scripts have no effect', async () => {
    const { subject, html } = await isWritten({
      name: 'Asha\r\nBcc: everybody@example.com',
      message: '<script>alert(1)</script>',
    });
    expect(subject).toBe('Message from Asha Bcc: everybody@example.com');
    expect(html).not.toContain('<script');
    expect(html).toContain('&lt;script&gt;');
  });

  it('is stored once, even if it is sent many times under one key', async () => {
    const key = freshKey();
    await isWritten({}, key);
    const again = await write(system.visitor(), {}, key);
    expect(again.status).toBe(202);
    expect(await write(system.visitor(), { message: 'Something else' }, key)).toMatchObject({
      status: 422,
      body: { code: 'KeyReused' },
    });
    expect(await passedOn(staff, written)).toHaveLength(written);
  });

  it.each<[string, object, string]>([
    ['no name', { name: undefined }, 'name'],
    ['a blank name', { name: ' ' }, 'name'],
    ['an endless name', { name: 'x'.repeat(201) }, 'name'],
    ['no address', { email: undefined }, 'email'],
    ['a text that is not an address', { email: 'asha' }, 'email'],
    ['an address that continues on another line', { email: 'a@x.yz\r\nbcc: b@x.yz' }, 'email'],
    ['no words', { message: '\n' }, 'message'],
    ['too many words', { message: 'x'.repeat(4_001) }, 'message'],
    ['a number instead of a text', { message: 5 }, 'message'],
    ['an unknown field', { phone: '+255' }, 'phone'],
  ])('is refused with %s, and is not stored', async (_, change, field) => {
    const { status, body } = await write(system.visitor(), change);
    expect([status, body.code]).toEqual([422, 'InvalidFields']);
    expect(body.errors).toMatchObject([{ field }]);
    expect(await passedOn(staff, written)).toHaveLength(written);
  });

  it('is refused if the body cannot be read', async () => {
    const send = (body: unknown, headers = {}) =>
      system.visitor().post('/api/contact', body, headers);
    expect(await send('{"name":')).toMatchObject({
      status: 400,
      body: { code: 'MalformedRequest' },
    });
    expect(await send(question, { 'idempotency-key': 'a b' })).toMatchObject({
      status: 400,
      body: { code: 'IdempotencyKeyInvalid' },
    });
    expect(await send('name=Asha', { 'content-type': 'text/plain' })).toMatchObject({
      status: 415,
      body: { code: 'UnsupportedMediaType' },
    });
  });
});

describe('writing to the operator with a mail server', () => {
  it('reaches their mailbox, and their reply goes to the person who wrote', async () => {
    const mails = await MailServer.start();
    const system = await System.start({ SMTP_URL: mails.url, MAIL_FROM: 'hello@kanga.example' });
    try {
      expect((await write(system.visitor())).status).toBe(202);
      await passedOn(await system.staff(), 1);
      expect(mails.subjects).toEqual(['Message from Asha Juma']);
      expect(mails.received[0]).toMatchObject({
        to: [{ address: 'operator@kanga-day-trips.example' }],
        replyTo: [{ address: 'asha@example.com' }],
      });
    } finally {
      await system.remove();
      await mails.close();
    }
  });
});

describe('writing to the operator too often', () => {
  it('needs a proof of work after sixty messages from one /48, but not from another network', async () => {
    const system = await System.start({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' });
    try {
      const visitor = system.hastyVisitor();
      const from = (address: string, more: Readonly<Record<string, string>> = {}) =>
        visitor.post<{ readonly proofOfWork: ProofOfWorkChallenge }>('/api/contact', question, {
          ...{ 'idempotency-key': freshKey(), 'x-forwarded-for': address },
          ...more,
        });
      let accepted = 0;
      let last = await from('2001:db8:7::1');
      for (; last.status === 202 && accepted < 150; accepted += 1) {
        last = await from(`2001:db8:7:${accepted.toString(16)}::2`);
      }
      expect(last.status).toBe(429);
      expect(accepted).toBeLessThanOrEqual(60 * countersMax);
      const work = await solveProofOfWork(last.body.proofOfWork);
      expect((await from('2001:db8:7:ffff::1', { 'x-proof-of-work': work })).status).toBe(202);
      expect((await from('2001:db8:8::1')).status).toBe(202);
    } finally {
      await system.remove();
    }
  }, 60_000);

  it('is refused for a while, but repeats of an accepted message are not', async () => {
    const system = await System.start({ RATE_LIMITS: 'on' });
    try {
      const visitor = system.visitor();
      const key = freshKey();
      for (let sent = 0; sent < 20; sent += 1) {
        expect((await write(visitor, {}, sent < 5 ? key : freshKey())).status).toBe(202);
      }
      // The first five had the same key and count as one.
      for (let sent = 0; sent < 4; sent += 1) {
        expect((await write(visitor)).status).toBe(202);
      }
      const { status, headers, body } = await write(visitor);
      expect([status, body.code]).toEqual([429, 'TooManyRequests']);
      expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await system.remove();
    }
  });
});
