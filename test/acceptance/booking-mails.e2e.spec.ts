import ICAL from 'ical.js';
import type { Email } from 'postal-mime';
import { extractText, getDocumentProxy } from 'unpdf';
import type { ListView } from '../../services/libs/contracts/answers.ts';
import type { PlacedBookingAnswer } from '../../services/libs/contracts/booking/booking-view.ts';
import type {
  NotificationItem,
  NotificationView,
} from '../../services/libs/contracts/notification/notification-view.ts';
import { addDays, localDateOf } from '../../services/libs/domain/calendar/dar-es-salaam.ts';
import { book } from '../support/stories/booking-requests.ts';
import { eventually } from '../support/eventually.ts';
import { MailServer } from '../support/processes/mail-server.ts';
import { newColleague } from '../support/stories/new-colleague.ts';
import { System } from '../support/processes/start-system.ts';
import type { Visitor } from '../support/stories/visitor.ts';

const juma = { name: 'Juma Said', email: 'juma@example.com', phone: '+255 700 000 002' };

const site = 'https://tours.example';

describe('the e-mails of a booking’s life, with a mail server', () => {
  let mails: MailServer;
  let system: System;
  let traveller: Visitor;
  let staff: Visitor;
  let booking: PlacedBookingAnswer;
  let path: string;

  beforeAll(async () => {
    mails = await MailServer.start();
    // Further changes by a traveller are collected for five minutes before they are mailed; with this clock,
    // three seconds.
    const settings = { PUBLIC_URL: site, SMTP_URL: mails.url, CLOCK_SPEED: '100' };
    system = await System.start(settings);
    staff = await system.staff();
  });

  afterAll(async () => {
    await system.remove();
    await mails.close();
  });

  beforeEach(async () => {
    traveller = system.visitor();
    booking = await book(traveller);
    path = `/api/bookings/${booking.reference}`;
  });

  /** The message to this address about this booking, with a subject that begins with this text. */
  function arrived(beginning: string, to = 'asha@example.com'): Promise<Email> {
    return eventually(() =>
      mails.received.find(
        (email) =>
          email.subject?.startsWith(beginning) === true &&
          email.to?.[0]?.address === to &&
          email.text?.includes(booking.reference) === true,
      ),
    );
  }

  const revision = async (visitor: Visitor, where: string) =>
    (await visitor.get(where)).headers.get('etag') ?? '';

  async function change(body: object): Promise<void> {
    const etag = await revision(traveller, path);
    const { status, text } = await traveller.patch(path, body, { 'if-match': etag });
    expect([status, text]).toEqual([200, expect.any(String)]);
  }

  const party = (count: number) => ({ travellers: [{ category: 'Adult (12+)', count }] });

  /** The calendar entry, parsed as a calendar program parses it. */
  function entryIn({ attachments }: Email) {
    const file = attachments.find(({ filename }) => filename === 'booking.ics');
    const text = new TextDecoder().decode(file?.content as ArrayBuffer);
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    const event = calendar.getFirstSubcomponent('vevent');
    return {
      method: String(calendar.getFirstPropertyValue('method')),
      uid: String(event?.getFirstPropertyValue('uid')),
      status: String(event?.getFirstPropertyValue('status')),
      sequence: Number(event?.getFirstPropertyValue('sequence')),
    };
  }

  async function voucherIn({ attachments }: Email): Promise<string> {
    const file = attachments.find(({ filename }) => filename === 'voucher.pdf');
    const pdf = await getDocumentProxy(new Uint8Array(file?.content as ArrayBuffer));
    const { text } = await extractText(pdf, { mergePages: true });
    return text.replaceAll(/\s+/g, ' ');
  }

  const tokenIn = ({ text = '' }: Email) => /#token=([0-9a-f]{64})/.exec(text)?.[1] ?? '';

  it('contain the voucher and a calendar entry that follows every change until the cancellation', async () => {
    const confirmed = await arrived('Booking confirmed: ');
    const voucher = await voucherIn(confirmed);
    expect(voucher).toContain(booking.reference);
    expect(voucher).toContain('Asha Juma');
    await change(party(3));
    const changed = await arrived('Booking changed: ');
    expect(changed.text).toContain('Price: $90.00\n  was $60.00');
    expect(
      (await arrived('Booking changed ZBL-', 'operator@kanga-day-trips.example')).text,
    ).toContain(`${site}/admin/bookings/${booking.reference}`);
    await change({ pickupTime: '14:00', contact: { phone: '+255 700 000 009' } });
    const moved = await arrived('Booking Rescheduled: ');
    expect(moved.text).toContain('14:00\n  was Tuesday 1 December 2026, 09:00');
    expect(moved.text).toContain('Phone: +255 700 000 009');
    const cancelled = await traveller.post(
      `${path}/cancellation`,
      {},
      {
        'if-match': await revision(traveller, path),
      },
    );
    expect(cancelled.status).toBe(200);
    const over = await arrived('Booking Cancelled: ');
    expect(over.attachments.map(({ filename }) => filename)).not.toContain('voucher.pdf');
    const entries = [confirmed, changed, moved, over].map(entryIn);
    expect(new Set(entries.map(({ uid }) => uid))).toEqual(
      new Set([`${booking.reference}@tours.example`]),
    );
    expect(entries.map(({ method, status }) => [method, status])).toEqual([
      ['REQUEST', 'CONFIRMED'],
      ['REQUEST', 'CONFIRMED'],
      ['REQUEST', 'CONFIRMED'],
      ['CANCEL', 'CANCELLED'],
    ]);
    const sequences = entries.map(({ sequence }) => sequence);
    expect(sequences).toEqual([...new Set(sequences)].toSorted((one, other) => one - other));
  });

  it('open the booking without another proof, until another address becomes the contact', async () => {
    const token = tokenIn(await arrived('Booking confirmed: '));
    const proves = async (given: string) =>
      (await system.visitor().post(`${path}/proof`, { token: given })).status;
    expect(await proves(token)).toBe(204);
    const mine = `/api/admin/bookings/${booking.bookingNumber}`;
    const email = `new-${booking.bookingNumber}@example.com`;
    // This fast clock has moved by half an hour, so the session of staff has ended.
    staff = await system.staff();
    const correction = { contact: { email } };
    const etag = await revision(staff, mine);
    expect((await staff.patch(mine, correction, { 'if-match': etag })).status).toBe(200);
    const corrected = await arrived('Contact corrected: ', email);
    expect(corrected.text).toContain(`E-mail: ${email}`);
    const former = await arrived('No longer the contact of booking ');
    expect(former.text).not.toContain(email);
    expect(tokenIn(former)).toBe('');
    expect(await proves(token)).toBe(403);
    expect(await proves(tokenIn(corrected))).toBe(204);
  });
});

describe('the e-mails that are sent at fixed times', () => {
  let mails: MailServer;
  let system: System;

  beforeAll(async () => {
    mails = await MailServer.start();
    system = await System.start({ PUBLIC_URL: site, SMTP_URL: mails.url });
  });

  afterAll(async () => {
    await system.remove();
    await mails.close();
  });

  const subjects = () => mails.received.map(({ subject = '' }) => subject);
  const arrived = (beginning: string) =>
    eventually(() => mails.received.find(({ subject }) => subject?.startsWith(beginning)));

  it('remind travellers on the day before, and list the travellers for the operator in the evening', async () => {
    await book(system.visitor());
    const gone = system.visitor();
    const cancelled = await book(gone, { customer: juma });
    const etag = `"${cancelled.revision}"`;
    await gone.post(`/api/bookings/${cancelled.reference}/cancellation`, {}, { 'if-match': etag });
    await arrived('Booking Cancelled: ');
    await system.stop();
    // Half past nine in Zanzibar.
    await system.startAgain({ CLOCK_START: '2026-11-30T06:30:00.000Z' });
    const reminder = await arrived('Reminder: Spice Farm Tour, Tuesday 1 December 2026');
    expect(reminder.to?.[0]?.address).toBe('asha@example.com');
    expect(reminder.text).toContain('Spice Farm Tour starts tomorrow at 09:00, Zanzibar time.');
    expect(reminder.attachments.map(({ filename }) => filename)).toEqual([
      ...[null, 'voucher.pdf', 'booking.ics'],
    ]);
    await system.stop();
    // Half past six in the evening.
    await system.startAgain({ CLOCK_START: '2026-11-30T15:30:00.000Z' });
    const digest = await arrived(
      'Departures of Tuesday 1 December 2026: 1 departure, 2 travellers',
    );
    expect(digest.to?.[0]?.address).toBe('operator@kanga-day-trips.example');
    for (const words of ['09:00 Spice Farm Tour', 'Asha Juma', '+255 700 000 001']) {
      expect(digest.text).toContain(words);
    }
    expect(digest.text).toContain(`${site}/admin/departures/spice-farm-tour_2026-12-01_0900`);
    expect(digest.text).not.toContain('Juma Said');
    expect(subjects().filter((each) => each.startsWith('Reminder'))).toHaveLength(1);
  });
});

describe('the e-mails of a booking, as staff read them', () => {
  let system: System;
  let staff: Visitor;
  let kept: NotificationItem;

  beforeAll(async () => {
    system = await System.start({ PUBLIC_URL: site });
    staff = await system.staff();
    const { bookingNumber } = await book(system.visitor());
    const list = `/api/admin/notifications?bookingNumber=${bookingNumber}`;
    kept = await eventually(async () => {
      const { body } = await staff.get<ListView<NotificationItem>>(list);
      return body.items.find((item) => item.recipient === 'traveller' && item.status === 'kept');
    });
  });

  afterAll(() => system.remove());

  it('are found by their type, their booking and their day, with the name of the traveller', async () => {
    const day = localDateOf(kept.queuedAt);
    const matching = async (filter: Record<string, string>) => {
      const params = new URLSearchParams({ template: 'booking-confirmed', ...filter });
      const list = `/api/admin/notifications?${params.toString()}`;
      const { body } = await staff.get<ListView<NotificationItem>>(list);
      return body.items.map(({ recipient, travellerName }) => [recipient, travellerName]);
    };
    const both = [
      ['operator', 'Asha Juma'],
      ['traveller', 'Asha Juma'],
    ];
    expect((await matching({ queuedFrom: day, queuedTo: day })).sort()).toEqual(both);
    expect(await matching({ queuedFrom: addDays(day, 1) })).toEqual([]);
    expect(await matching({ queuedTo: addDays(day, -1) })).toEqual([]);
    expect(await matching({ template: 'reminder' })).toEqual([]);
    const wrong = ['template=letter', 'queuedFrom=2026-02-30', 'bookingNumber=1'];
    const answers = wrong.map((query) => staff.get(`/api/admin/notifications?${query}`));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([422, 422, 422]);
  });

  it('have attachments that are stored and only offered as downloads, and no others', async () => {
    const one = `/api/admin/notifications/${kept.id}`;
    const { body } = await staff.get<NotificationView>(one);
    expect(body.attachments).toEqual([
      { filename: 'voucher.pdf', contentType: 'application/pdf', bytes: expect.any(Number) },
      {
        filename: 'booking.ics',
        contentType: 'text/calendar; method=REQUEST; charset=utf-8',
        bytes: expect.any(Number),
      },
    ]);
    const voucher = await staff.get(`${one}/attachments/0`);
    expect(voucher.status).toBe(200);
    expect(voucher.text).toMatch(/^%PDF-/);
    expect(voucher.headers.get('content-type')).toBe('application/pdf');
    for (const number of [0, 1]) {
      const { headers } = await staff.get(`${one}/attachments/${number}`);
      expect(headers.get('content-disposition')).toMatch(/^attachment; filename="/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
      expect(headers.get('cache-control')).toBe('no-store');
    }
    for (const none of ['2', '-1', 'one', '00']) {
      expect(await staff.get(`${one}/attachments/${none}`)).toMatchObject({
        status: 404,
        body: { code: 'NotificationNotFound' },
      });
    }
    expect((await system.visitor().get(`${one}/attachments/0`)).status).toBe(401);
  });

  it('contain no token when they are read in the console', async () => {
    const one = `/api/admin/notifications/${kept.id}`;
    const looking = ['read-only', 'staff'] as const;
    const colleagues = looking.map((role) => newColleague(system, staff, role));
    const visitors = (await Promise.all(colleagues)).map(({ visitor }) => visitor);
    for (const visitor of [...visitors, staff]) {
      const { body } = await visitor.get<NotificationView>(one);
      expect(body.text).toContain(`${site}/manage-booking/`);
      for (const shown of [body.text, body.html, (await visitor.get(`${one}/message`)).text]) {
        expect(shown).not.toContain('token');
      }
    }
  });
});
