import type { ListView } from '../../services/libs/contracts/answers.ts';
import type {
  HistoryEntryView,
  PlacedBookingAnswer,
} from '../../services/libs/contracts/booking/booking-view.ts';
import type {
  AdminReviewsView,
  AdminReviewView,
  BookingReviewView,
  TourReviewsView,
} from '../../services/libs/contracts/review/review-view.ts';
import type { TourView } from '../../services/libs/contracts/tour/tour-view.ts';
import { eventually } from '../support/eventually.ts';
import { MailServer } from '../support/processes/mail-server.ts';
import { System } from '../support/processes/start-system.ts';
import { book } from '../support/stories/booking-requests.ts';
import { freshKey, type Visitor } from '../support/stories/visitor.ts';

const site = 'https://tours.example';
/** The tour is on 1 December. The clock shows the day after it, a moment past ten in Zanzibar. */
const dayAfter = '2026-12-02T07:00:05.000Z';
const hostile = '<script>alert(1)</script> https://spam.example';
const tourPath = '/api/tours/spice-farm-tour';
const all = '/api/admin/reviews';

describe('the reviews of travellers who came', () => {
  let mails: MailServer;
  let system: System;
  let staff: Visitor;
  let asha: PlacedBookingAnswer;
  let juma: PlacedBookingAnswer;
  let zoe: PlacedBookingAnswer;
  let absent: PlacedBookingAnswer;
  let traveller: Visitor;

  const bookFor = (name: string) => {
    const email = `${name.toLowerCase()}@example.com`;
    return book(system.visitor(), { customer: { name, email, phone: '+255 700 000 001' } });
  };
  const checkIn = async ({ reference }: PlacedBookingAnswer) => {
    const { status } = await staff.post(`/api/admin/bookings/${reference}/check-in`, {});
    expect(status).toBe(200);
  };
  const reviewPath = ({ reference }: PlacedBookingAnswer) => `/api/bookings/${reference}/review`;
  const ofBooking = ({ reference }: PlacedBookingAnswer, path = '') =>
    `/api/admin/reviews/${reference}${path}`;
  const invitationTo = (address: string) =>
    mails.received.find(
      ({ to, subject }) => to?.[0]?.address === address && subject?.startsWith('How was it?'),
    );
  /** A visitor who proved by the e-mail address that the booking is theirs. */
  const proven = async ({ reference }: PlacedBookingAnswer, name: string) => {
    const visitor = system.visitor();
    const proof = { email: `${name.toLowerCase()}@example.com` };
    expect((await visitor.post(`/api/bookings/${reference}/proof`, proof)).status).toBe(204);
    return visitor;
  };
  const pending = async (booking: PlacedBookingAnswer) =>
    (await staff.get<AdminReviewView>(ofBooking(booking))).body;
  const publish = async (booking: PlacedBookingAnswer) => {
    const headers = { 'if-match': `"${(await pending(booking)).revision}"` };
    const answer = await staff.post<AdminReviewView>(
      ofBooking(booking, '/publication'),
      undefined,
      headers,
    );
    expect([answer.status, answer.body.status]).toEqual([200, 'published']);
    return answer.body;
  };
  /** The public list once it has this many reviews. Public reads may be a moment behind. */
  /** The list and the count come from two read models, so this waits for both. */
  const shown = (count: number) =>
    eventually(async () => {
      const { body } = await system.visitor().get<TourReviewsView>(`${tourPath}/reviews`);
      return body.count === count && body.items.length === count ? body : undefined;
    });
  const tourWith = (reviewsCount: number) =>
    eventually(async () => {
      const { body } = await system.visitor().get<TourView>(tourPath);
      return body.reviewsCount === reviewsCount ? body : undefined;
    });
  const page = async () => (await system.visitor().get('/tour/spice-farm-tour')).text;

  beforeAll(async () => {
    mails = await MailServer.start();
    system = await System.start({ PUBLIC_URL: site, SMTP_URL: mails.url });
    staff = await system.staff();
    [asha, juma, zoe, absent] = [
      await bookFor('Asha'),
      await bookFor('Juma'),
      await bookFor('Zoe'),
      await bookFor('Absent'),
    ];
    for (const booking of [asha, juma, zoe]) await checkIn(booking);
    await system.stop();
    await system.startAgain({ CLOCK_START: dayAfter });
    staff = await system.staff();
  });

  afterAll(async () => {
    await system.remove();
    await mails.close();
  });

  it('begin with one invitation on the day after, with a link that belongs only to that booking', async () => {
    const invitation = await eventually(() => invitationTo('asha@example.com'));
    await eventually(() => invitationTo('zoe@example.com'));
    expect(invitationTo('absent@example.com')).toBeUndefined();
    expect(invitation.attachments).toEqual([]);
    const link = new RegExp(`${site}/review/${asha.reference}#token=([0-9a-f]{64})`);
    const [, token = ''] = link.exec(invitation.text ?? '') ?? [];
    expect(token).not.toBe('');

    traveller = system.visitor();
    expect((await traveller.get(reviewPath(asha))).body.code).toBe('ProofRequired');
    const proof = (booking: PlacedBookingAnswer) =>
      traveller.post(`/api/bookings/${booking.reference}/proof`, { token });
    expect((await proof(juma)).status).toBe(403);
    expect((await proof(asha)).status).toBe(204);
    const { body } = await traveller.get<BookingReviewView>(reviewPath(asha));
    expect(body).toMatchObject({ month: '2026-12', tourId: 'spice-farm-tour', canWrite: true });
    expect(body).not.toHaveProperty('review');
  });

  it('are read by staff before anybody else sees them', async () => {
    const written = await traveller.put<BookingReviewView>(reviewPath(asha), {
      stars: 5,
      text: hostile,
      name: 'Anna',
    });
    expect(written.status).toBe(200);
    expect(written.body.review).toMatchObject({ status: 'pending', stars: 5, text: hostile });
    expect((await traveller.get<BookingReviewView>(reviewPath(asha))).body.review).toEqual(
      written.body.review,
    );
    expect(await shown(0)).toEqual({ items: [], count: 0, average: null });

    const { body } = await staff.get<AdminReviewsView>(all);
    expect(body).toMatchObject({
      pending: 1,
      items: [{ reference: asha.reference, status: 'pending', text: hostile, name: 'Anna' }],
    });
    const publication = ofBooking(asha, '/publication');
    expect((await staff.post(publication)).body.code).toBe('IfMatchMissing');
    const changed = await traveller.put(reviewPath(asha), {
      stars: 4,
      text: hostile,
      name: 'Anna',
    });
    expect(changed.status).toBe(200);
    const seen = { 'if-match': `"${body.items[0]?.revision ?? ''}"` };
    const stale = await staff.post(publication, undefined, seen);
    expect(stale.body).toMatchObject({
      code: 'RevisionMismatch',
      differences: [{ field: 'stars', before: 5, after: 4 }],
    });
  });

  it('are shown with the month of travel once they are published', async () => {
    await publish(asha);
    const { items } = await shown(1);
    expect(items).toEqual([
      {
        id: expect.stringMatching(/^[0-9a-f-]{36}$/) as never,
        ...{ stars: 4, month: '2026-12', text: hostile, name: 'Anna' },
        publishedAt: expect.stringMatching(/^2026-12-02T/) as never,
      },
    ]);
    expect(JSON.stringify(items)).not.toContain(asha.reference.slice(4));
    const { body: none } = await staff.get<AdminReviewsView>(`${all}?status=pending`);
    expect(none).toEqual({ items: [], pending: 0 });
  });

  it('replace the operator’s own rating once there are three', async () => {
    expect(await tourWith(1)).toMatchObject({ rating: 4.8 });
    expect(await page()).not.toContain('aggregateRating');
    for (const [booking, name, stars] of [
      [juma, 'Juma', 5],
      [zoe, 'Zoe', 2],
    ] as const) {
      const visitor = await proven(booking, name);
      expect((await visitor.put(reviewPath(booking), { stars })).status).toBe(200);
      await publish(booking);
    }
    const list = await shown(3);
    expect([list.average, list.items.map(({ stars }) => stars)]).toEqual([3.7, [2, 5, 4]]);
    expect(await tourWith(3)).toMatchObject({ rating: 3.7 });
    const text = await eventually(async () => {
      const html = await page();
      return html.includes('aggregateRating') ? html : undefined;
    });
    expect(text).toContain('"ratingValue":3.7,"bestRating":5,"reviewCount":3');
    expect(text.match(/"@type":"Review"/g)).toHaveLength(3);
    const first = await system.visitor().get<TourReviewsView>(`${tourPath}/reviews?limit=2`);
    const { nextCursor = '' } = first.body;
    const rest = await system
      .visitor()
      .get<TourReviewsView>(`${tourPath}/reviews?limit=2&cursor=${encodeURIComponent(nextCursor)}`);
    expect(rest.body.items).toEqual(list.items.slice(2));
  });

  it('can be answered by the operator in public', async () => {
    const { body, status } = await staff.put<AdminReviewView>(ofBooking(asha, '/reply'), {
      text: 'Karibu tena!',
    });
    expect([status, body.reply?.text]).toEqual([200, 'Karibu tena!']);
    const answered = await eventually(async () => {
      const { items } = await shown(3);
      return items.find(({ reply }) => reply !== undefined);
    });
    expect(answered).toMatchObject({ text: hostile, reply: { text: 'Karibu tena!' } });
    expect((await traveller.get<BookingReviewView>(reviewPath(asha))).body.review).toMatchObject({
      reply: { text: 'Karibu tena!' },
    });
  });

  it('can be taken off the site with a reason, and shown again', async () => {
    const reason = 'Advertises another site';
    const blank = await staff.post(ofBooking(asha, '/rejection'), { reason: ' ' });
    expect([blank.status, blank.body.code]).toEqual([422, 'InvalidFields']);
    const rejected = await staff.post<AdminReviewView>(ofBooking(asha, '/rejection'), { reason });
    expect(rejected.body).toMatchObject({ status: 'rejected', reason });
    expect((await shown(2)).average).toBeNull();
    expect(await tourWith(2)).toMatchObject({ rating: 4.8 });
    const own = await traveller.get<BookingReviewView>(reviewPath(asha));
    expect(own.body.review).toMatchObject({ status: 'rejected', reason });
    const { body } = await staff.get<ListView<HistoryEntryView>>(ofBooking(asha, '/history'));
    expect(body.items.map(({ action }) => action)).toEqual([
      ...['ReviewSubmitted', 'ReviewRevised', 'ReviewPublished', 'ReviewReplied'],
      'ReviewRejected',
    ]);
    expect(body.items.at(-1)).toMatchObject({ reason, actor: { kind: 'admin', name: 'amina' } });
    const audit = await staff.get<ListView<HistoryEntryView>>('/api/admin/audit?kind=review');
    expect(audit.body.items[0]).toMatchObject({
      action: 'ReviewRejected',
      reason,
      subject: { title: `the review of ${asha.reference}` },
    });
    await publish(asha);
    expect((await shown(3)).average).toBe(3.7);
  });

  it('are accepted only for bookings whose travellers were checked in', async () => {
    const visitor = await proven(absent, 'Absent');
    const { body } = await visitor.get<BookingReviewView>(reviewPath(absent));
    expect(body.canWrite).toBe(false);
    const refused = await visitor.put(reviewPath(absent), { stars: 1 });
    expect([refused.status, refused.body.code]).toEqual([409, 'NotCheckedIn']);
    const none = await visitor.ask('DELETE', reviewPath(absent));
    expect([none.status, none.body.code]).toEqual([404, 'ReviewNotFound']);
    for (const stars of [0, 6, 4.5]) {
      const wrong = await traveller.put(reviewPath(asha), { stars });
      expect([wrong.status, wrong.body.code]).toEqual([422, 'InvalidFields']);
    }
  });

  it('cannot be written by staff, who know the e-mail addresses of travellers', async () => {
    const proof = { email: 'asha@example.com' };
    const both = await system.staff();
    await both.post(`/api/bookings/${asha.reference}/proof`, proof);
    const refused = await both.put(reviewPath(asha), { stars: 5 });
    expect([refused.status, refused.body.code]).toEqual([403, 'NotAllowed']);
  });

  it('can be withdrawn by the traveller', async () => {
    const visitor = await proven(zoe, 'Zoe');
    const gone = await visitor.ask<BookingReviewView>('DELETE', reviewPath(zoe));
    expect([gone.status, gone.body.review?.status]).toEqual([200, 'withdrawn']);
    expect((await shown(2)).items.map(({ stars }) => stars)).toEqual([4, 5]);
    const refused = await staff.put(ofBooking(zoe, '/reply'), { text: 'Why?' });
    expect([refused.status, refused.body.code]).toEqual([409, 'ReviewIsWithdrawn']);
    const again = await visitor.put<BookingReviewView>(reviewPath(zoe), { stars: 3 });
    expect(again.body.review?.status).toBe('pending');
    await publish(zoe);
    await shown(3);
  });

  it('lose their words when the person is erased, and keep their stars', async () => {
    const email = 'asha@example.com';
    const file = await staff.post('/api/admin/customers/export', { email });
    expect(file.text).toContain('spam.example');
    const erased = await staff.post(
      '/api/admin/customers/erasure',
      { email },
      {
        'idempotency-key': freshKey(),
      },
    );
    expect(erased.status).toBe(200);
    const list = await eventually(async () => {
      const { body } = await system.visitor().get<TourReviewsView>(`${tourPath}/reviews`);
      return body.items.some(({ text }) => text !== undefined) ? undefined : body;
    });
    expect([list.count, list.average]).toEqual([3, 4]);
    const [review] = list.items.filter(({ stars }) => stars === 4);
    expect(Object.keys(review ?? {}).sort()).toEqual(['id', 'month', 'publishedAt', 'stars']);
    const { body } = await staff.get<AdminReviewView>(ofBooking(asha));
    expect(body).toMatchObject({ isErased: true, stars: 4, status: 'published' });
    expect(body).not.toHaveProperty('text');
    const reply = await staff.put(ofBooking(asha, '/reply'), { text: 'Asante' });
    expect([reply.status, reply.body.code]).toEqual([409, 'CustomerErased']);
  });
});
