import type { ListView } from '../../services/libs/contracts/answers.ts';
import type {
  AdminBookingAnswer,
  ManageLinkAnswer,
} from '../../services/libs/contracts/booking/admin-booking-view.ts';
import type {
  HistoryEntryView,
  ShownBooking,
} from '../../services/libs/contracts/booking/booking-view.ts';
import type {
  CustomerExportView,
  ErasurePreviewView,
} from '../../services/libs/contracts/customer/customer-view.ts';
import type { NotificationItem } from '../../services/libs/contracts/notification/notification-view.ts';
import { eventually } from '../support/eventually.ts';
import { MailServer } from '../support/processes/mail-server.ts';
import { System } from '../support/processes/start-system.ts';
import { askToBook, spiceFarm } from '../support/stories/booking-requests.ts';
import { freshKey, type Visitor } from '../support/stories/visitor.ts';

const caller = { name: 'Mzee Salum', phone: '0777 123 456' };

describe('a traveller without an e-mail address', () => {
  let mails: MailServer;
  let system: System;
  let staff: Visitor;

  beforeAll(async () => {
    mails = await MailServer.start();
    system = await System.start({ SMTP_URL: mails.url, PUBLIC_URL: 'https://tours.example' });
    staff = await system.staff();
  });

  afterAll(async () => {
    await system.remove();
    await mails.close();
  });

  const askForCaller = (customer: object, key: string = freshKey()) =>
    staff.post<AdminBookingAnswer>(
      '/api/admin/bookings',
      { ...spiceFarm, customer, origin: 'phone' },
      { 'idempotency-key': key },
    );

  async function bookForCaller(customer: object = caller): Promise<AdminBookingAnswer> {
    const { status, body, text } = await askForCaller(customer);
    if (status !== 201) throw new Error(`The booking was answered with ${status}: ${text}`);
    return body;
  }

  const linkOf = (bookingNumber: number) =>
    staff.post<ManageLinkAnswer>(`/api/admin/bookings/${bookingNumber}/manage-link`);

  it('is booked by staff, and not by the public form', async () => {
    const key = freshKey();
    const { status, body } = await askForCaller({ ...caller, email: null }, key);
    expect([status, body.customer]).toEqual([
      201,
      { ...caller, email: null, phone: '+255 777 123 456' },
    ]);
    expect((await askForCaller({ ...caller, email: null }, key)).body.reference).toBe(
      body.reference,
    );
    for (const customer of [caller, { ...caller, email: null }, { ...caller, email: '' }]) {
      expect((await askToBook(system.visitor(), { customer })).status).toBe(422);
    }
    expect((await askForCaller({ ...caller, email: 'nobody' })).status).toBe(422);
  });

  it('gets no e-mail, and the operator does', async () => {
    const { bookingNumber, reference } = await bookForCaller();
    const path = `/api/admin/notifications?bookingNumber=${bookingNumber}`;
    await eventually(async () => {
      const { body } = await staff.get<ListView<NotificationItem>>(path);
      const outcomes = body.items.map(({ recipient, status, dismissedAs }) => [
        recipient,
        dismissedAs ?? status,
      ]);
      return (
        JSON.stringify(outcomes.toSorted()) ===
          JSON.stringify([
            ['operator', 'sent'],
            ['traveller', 'no-address'],
          ]) || undefined
      );
    });
    const about = mails.received.filter(({ text }) => text?.includes(reference));
    expect(about).toHaveLength(1);
    expect(about[0]?.text).toContain('None: please call, or write on WhatsApp');
  });

  it('manages the booking with a link that staff give them, which is in the history', async () => {
    const { bookingNumber, reference } = await bookForCaller();
    const { status, body } = await linkOf(bookingNumber);
    expect(status).toBe(200);
    const [, token] =
      new RegExp(`^https://tours.example/manage-booking/${reference}#token=(.+)$`).exec(
        body.manageUrl,
      ) ?? [];
    const traveller = system.visitor();
    const own = `/api/bookings/${reference}`;
    const stranger = await system.visitor().get<ShownBooking>(own);
    expect(stranger.body.customer?.email).toBeNull();
    for (const email of ['', 'null', 'none@example.com', `booking-${bookingNumber}`]) {
      const guess = await system.visitor().post(`${own}/proof`, { email });
      expect([422, 403]).toContain(guess.status);
    }
    expect((await traveller.post(`${own}/proof`, { token })).status).toBe(204);
    const phone = '+255 777 000 009';
    const corrected = await traveller.patch(own, { contact: { phone } }, { 'if-match': '*' });
    expect(corrected.status).toBe(200);
    const history = await staff.get<ListView<HistoryEntryView>>(
      `/api/admin/bookings/${bookingNumber}/history`,
    );
    expect(history.body.items.map(({ action }) => action)).toEqual([
      'BookingPlaced',
      'BookingConfirmed',
      'ManageLinkHandedOut',
      'ContactCorrected',
    ]);
  });

  it('gets e-mails after staff added an address, and the earlier link ends', async () => {
    const { bookingNumber, reference } = await bookForCaller();
    const token = (await linkOf(bookingNumber)).body.manageUrl.split('#token=')[1];
    const email = 'salum@example.com';
    const path = `/api/admin/bookings/${bookingNumber}`;
    expect((await staff.patch(path, { contact: { email } })).status).toBe(200);
    await eventually(() => mails.received.find(({ to }) => to?.[0]?.address === email));
    expect(await linkOf(bookingNumber)).toMatchObject({
      status: 409,
      body: { code: 'HasEmailAddress' },
    });
    const proof = `/api/bookings/${reference}/proof`;
    expect((await system.visitor().post(proof, { token })).status).toBe(403);
    expect((await system.visitor().post(proof, { email })).status).toBe(204);
    const removed = await staff.patch<AdminBookingAnswer>(path, { contact: { email: null } });
    expect([removed.status, removed.body.customer?.email]).toEqual([200, null]);
  });

  it('is found, exported and erased by a booking', async () => {
    const { bookingNumber, reference } = await bookForCaller();
    const whom = { booking: reference };
    const preview = await staff.post<ErasurePreviewView>(
      '/api/admin/customers/erasure/preview',
      whom,
    );
    expect(preview.body.bookings.map((each) => each.bookingNumber)).toEqual([bookingNumber]);
    const file = await staff.post<CustomerExportView>('/api/admin/customers/export', whom);
    expect([file.body.email, file.body.bookings[0]?.booking.customer?.name]).toEqual([
      null,
      caller.name,
    ]);
    const erased = await staff.post('/api/admin/customers/erasure', whom);
    expect(erased).toMatchObject({ status: 200, body: { bookings: 1, addresses: 1 } });
    const { body } = await staff.get<AdminBookingAnswer>(`/api/admin/bookings/${bookingNumber}`);
    expect(body.customer).toBeUndefined();
    expect(await linkOf(bookingNumber)).toMatchObject({
      status: 409,
      body: { code: 'CustomerErased' },
    });
  });

  it('is not found by an invalid or unused reference, or together with an address', async () => {
    const preview = (body: object) => staff.post('/api/admin/customers/erasure/preview', body);
    expect((await preview({ booking: 'ZBL-1' })).status).toBe(422);
    expect((await preview({ booking: 'ZBL-10000001' })).status).toBe(404);
    expect((await preview({ booking: '74100680', email: 'a@example.com' })).status).toBe(422);
    expect((await preview({})).status).toBe(422);
    expect((await linkOf(1)).status).toBe(400);
    expect((await linkOf(10_000_001)).status).toBe(404);
  });
});
