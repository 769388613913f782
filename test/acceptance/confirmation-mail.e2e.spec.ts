import type { ListView } from '../../services/libs/contracts/answers.ts';
import type {
  NotificationItem,
  NotificationView,
} from '../../services/libs/contracts/notification/notification-view.ts';
import { askToBook, book } from '../support/stories/booking-requests.ts';
import { MailServer } from '../support/processes/mail-server.ts';
import { System } from '../support/processes/start-system.ts';
import type { Visitor } from '../support/stories/visitor.ts';

const path = '/api/admin/notifications';

/** How long an e-mail may take: the queue repeats the job of a dead worker within a minute. */
const patienceMs = 90_000;

async function list(staff: Visitor, bookingNumber: number): Promise<readonly NotificationItem[]> {
  const { body } = await staff.get<ListView<NotificationItem>>(
    `${path}?bookingNumber=${bookingNumber}`,
  );
  return body.items;
}

/** The booking's notifications, once all of them meet the condition. */
async function settled(
  staff: Visitor,
  bookingNumber: number,
  isSettled: (item: NotificationItem) => boolean = ({ status }) =>
    status === 'sent' || status === 'kept',
): Promise<readonly NotificationItem[]> {
  const untilMs = performance.now() + patienceMs;
  for (;;) {
    const items = await list(staff, bookingNumber);
    if (items.length === 2 && items.every(isSettled)) return items;
    expect(performance.now()).toBeLessThan(untilMs);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('the confirmation of a booking, without a mail server', () => {
  let system: System;
  let staff: Visitor;

  beforeAll(async () => {
    system = await System.start({ PUBLIC_URL: 'https://tours.example' });
    staff = await system.staff();
  });

  afterAll(() => system.remove());

  it('is shown to staff as it would arrive, both the copy for the traveller and the copy for the operator', async () => {
    const booking = await book(system.visitor(), {
      pickupPlace: 'Paje, by the mosque',
      customer: { name: '<b>Asha</b>', email: 'asha@example.com', phone: '+255 700 000 001' },
    });
    expect(booking.confirmationEmail).toBe('failed');
    const items = await settled(staff, booking.bookingNumber);
    expect(items.map(({ recipient }) => recipient).toSorted()).toEqual(['operator', 'traveller']);
    const read = async (recipient: string) => {
      const { id = '' } = items.find((item) => item.recipient === recipient) ?? {};
      const { status, headers, body } = await staff.get<NotificationView>(`${path}/${id}`);
      expect(status).toBe(200);
      expect(headers.get('etag')).toBe(`"${body.revision}"`);
      expect(headers.get('cache-control')).toBe('no-store');
      return body;
    };
    const traveller = await read('traveller');
    expect(traveller).toMatchObject({
      status: 'kept',
      template: 'booking-confirmed',
      to: 'asha@example.com',
      subject: 'Booking confirmed: Spice Farm Tour, Tuesday 1 December 2026',
      attachments: [{ filename: 'voucher.pdf' }, { filename: 'booking.ics' }],
      attempts: [{ outcome: 'kept' }],
    });
    for (const part of [
      booking.reference,
      'Spice Farm Tour',
      'Tuesday 1 December 2026',
      '09:00, Zanzibar time',
      '2 × Adult (12+)',
      '$60.00',
      'What to bring',
      'Free cancellation until Monday 30 November 2026, 09:00, Zanzibar time',
      'operator@kanga-day-trips.example',
    ]) {
      expect(traveller.text).toContain(part);
      expect(traveller.html).toContain(part);
    }
    expect(traveller.html).not.toContain('<b>Asha</b>');
    expect(traveller.html).not.toMatch(/<img|<script|<link/i);
    // The token of the mailed link is only for the traveller.
    const manage = `https://tours.example/manage-booking/${booking.reference}`;
    expect(traveller.text).toContain(manage);
    expect(traveller.html).toContain(manage);
    expect(`${traveller.text} ${traveller.html}`).not.toContain('token');
    const operator = await read('operator');
    expect(operator).toMatchObject({
      to: 'operator@kanga-day-trips.example',
      subject: `New booking ${booking.reference}: Spice Farm Tour, Tuesday 1 December 2026`,
    });
    expect(operator.text).toContain('Paje, by the mosque');
    expect(operator.text).toContain(`https://tours.example/admin/bookings/${booking.reference}`);
    expect(operator.text).not.toContain('token');
    expect(operator.attachments).toEqual([]);
  });

  it('is sent once, even if the same booking is sent many times', async () => {
    const visitor = system.visitor();
    const booking = await book(visitor, {}, 'one-key-for-two');
    await settled(staff, booking.bookingNumber);
    const again = await askToBook(visitor, {}, 'one-key-for-two');
    expect(again.body.bookingNumber).toBe(booking.bookingNumber);
    expect(await settled(staff, booking.bookingNumber)).toHaveLength(2);
  });

  it('is shown only to staff, and cannot be sent again once it was sent', async () => {
    const { bookingNumber } = await book(system.visitor());
    const [item] = await settled(staff, bookingNumber);
    const one = `${path}/${item?.id ?? ''}`;
    expect((await system.visitor().get(path)).status).toBe(401);
    expect((await system.visitor().get(one)).status).toBe(401);
    expect((await system.visitor().post(`${one}/retry`)).status).toBe(401);
    expect(await staff.post(`${one}/retry`)).toMatchObject({
      status: 409,
      body: { code: 'NotificationAlreadySent' },
    });
    expect(await staff.get(`${path}/unknown`)).toMatchObject({
      status: 404,
      body: { code: 'NotificationNotFound' },
    });
    expect(await staff.get(`${path}?status=lost`)).toMatchObject({ status: 422 });
  });

  it('is sent for new bookings, also after staff resumed e-mails that had not stopped, which strangers cannot do', async () => {
    expect((await staff.get(path)).body).toMatchObject({ hasStopped: false });
    expect((await system.visitor().post(`${path}/resumption`)).status).toBe(401);
    expect((await staff.post(`${path}/resumption`)).status).toBe(204);
    const { bookingNumber } = await book(system.visitor());
    expect(await settled(staff, bookingNumber)).toHaveLength(2);
  });
});

describe('the confirmation of a booking, with a mail server', () => {
  let mails: MailServer;
  let system: System;

  beforeEach(async () => {
    mails = await MailServer.start();
    system = await System.start({ SMTP_URL: mails.url, MAIL_FROM: 'hello@kanga.example' });
  });

  afterEach(async () => {
    await system.remove();
    await mails.close();
  });

  const bothSubjects = (reference: string) => [
    'Booking confirmed: Spice Farm Tour, Tuesday 1 December 2026',
    `New booking ${reference}: Spice Farm Tour, Tuesday 1 December 2026`,
  ];

  it('arrives there, once', async () => {
    const { bookingNumber, reference } = await book(system.visitor());
    await settled(await system.staff(), bookingNumber);
    expect(mails.subjects).toEqual(bothSubjects(reference));
    expect(mails.received[0]?.from).toMatchObject({
      name: 'Kanga Day Trips',
      address: 'hello@kanga.example',
    });
    await system.stop();
    await system.startAgain();
    await settled(await system.staff(), bookingNumber);
    expect(mails.received).toHaveLength(2);
  });

  it('arrives once also if the process is killed while it connects', async () => {
    const connected = Promise.withResolvers<undefined>();
    mails.behave({
      atConnect: () => {
        connected.resolve(undefined);
        return new Promise(() => undefined);
      },
    });
    const { bookingNumber, reference } = await book(system.visitor());
    await connected.promise;
    await system.kill();
    mails.behave({});
    await system.startAgain();
    await settled(await system.staff(), bookingNumber);
    expect(mails.subjects).toEqual(bothSubjects(reference));
  });

  it('has an unknown outcome until staff decide, if the process is killed before it reads the answer', async () => {
    const received = Promise.withResolvers<undefined>();
    mails.behave({
      onceReceived: () => {
        if (mails.received.length === 2) received.resolve(undefined);
        return new Promise(() => undefined);
      },
    });
    const { bookingNumber } = await book(system.visitor());
    await received.promise;
    await system.kill();
    mails.behave({});
    await system.startAgain({ CLOCK_START: '2026-11-20T06:30:00.000Z' });
    const staff = await system.staff();
    const unknown = await settled(staff, bookingNumber, ({ status }) => status === 'unknown');
    expect(unknown[0]?.attempts).toMatchObject([{ outcome: 'unknown', reason: 'never-noted' }]);
    expect(mails.received).toHaveLength(2);
    for (const { id } of unknown) {
      expect(await staff.post(`${path}/${id}/retry`)).toMatchObject({
        status: 200,
        body: { id, status: 'queued' },
      });
    }
    await settled(staff, bookingNumber);
    expect(mails.received).toHaveLength(4);
    const ids = mails.received.map(({ messageId }) => messageId);
    expect(new Set(ids).size).toBe(2);
  });
});
