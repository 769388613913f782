import ICAL from 'ical.js';
import { extractText, getDocumentProxy } from 'unpdf';
import type {
  BookingAnswer,
  PlacedBookingAnswer,
} from '../../services/libs/contracts/booking/booking-view.ts';
import { book } from '../support/stories/booking-requests.ts';
import { System } from '../support/processes/start-system.ts';
import type { Visitor } from '../support/stories/visitor.ts';

describe('the files of a booking', () => {
  let system: System;
  let booker: Visitor;
  let booking: PlacedBookingAnswer;
  let path: string;

  beforeAll(async () => {
    system = await System.start({ PUBLIC_URL: 'https://tours.example' });
    booker = system.visitor();
    booking = await book(booker, {
      pickupPlace: 'Kendwa Rocks',
      customer: { name: 'Šárka Nguyễn', email: 'asha@example.com', phone: '+255 700 000 001' },
    });
    path = `/api/bookings/${booking.reference}`;
  });

  afterAll(() => system.remove());

  /** The answer to a request of the person who booked, as bytes. */
  const fetched = async (file: string, method = 'GET') => {
    const cookie = [...booker.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const headers = { cookie, 'x-min-position': booking.position };
    const response = await fetch(`${system.url}${path}/${file}`, { method, headers });
    return {
      status: response.status,
      header: (name: string) => response.headers.get(name),
      content: new Uint8Array(await response.arrayBuffer()),
    };
  };

  const entryIn = (text: string) => {
    const calendar = new ICAL.Component(ICAL.parse(text) as unknown[]);
    const event = calendar.getFirstSubcomponent('vevent');
    const value = (name: string) => String(event?.getFirstPropertyValue(name));
    return {
      method: String(calendar.getFirstPropertyValue('method')),
      uid: value('uid'),
      status: value('status'),
      sequence: Number(value('sequence')),
      start: value('dtstart'),
    };
  };

  it.each(['voucher.pdf', 'calendar.ics'])('%s is given to nobody without proof', async (file) => {
    const { status, body } = await system.visitor().get(`${path}/${file}`);
    expect([status, body.code]).toEqual([401, 'ProofRequired']);
  });

  it.each([
    ['voucher.pdf', 'application/pdf', (reference: string) => `voucher-${reference}.pdf`],
    [
      'calendar.ics',
      'text/calendar; method=PUBLISH; charset=utf-8',
      (reference: string) => `${reference}.ics`,
    ],
  ])('%s is a file to download, which caches do not store', async (file, type, nameOf) => {
    for (const method of ['GET', 'HEAD']) {
      const { status, header, content } = await fetched(file, method);
      expect([status, header('content-type'), header('cache-control')]).toEqual([
        200,
        type,
        'no-store',
      ]);
      const name = nameOf(booking.reference);
      expect(header('content-disposition')).toBe(`attachment; filename="${name}"`);
      expect(header('x-content-type-options')).toBe('nosniff');
      expect(content.length).toBe(method === 'GET' ? Number(header('content-length')) : 0);
    }
  });

  it('include a voucher with everything for the day', async () => {
    const { content } = await fetched('voucher.pdf');
    const { text } = await extractText(await getDocumentProxy(content), { mergePages: true });
    const printed = text.replaceAll(/\s+/g, ' ');
    for (const part of [booking.reference, 'SPICE FARM TOUR', 'Šárka Nguyễn', 'Kendwa Rocks']) {
      expect(printed).toContain(part);
    }
    expect(printed).toContain('$60.00');
  });

  it('include one calendar entry, which follows every change of the booking', async () => {
    const visitor = system.visitor();
    const made = await book(visitor);
    const entry = async (position: string) => {
      const answer = await visitor.get(`/api/bookings/${made.reference}/calendar.ics`, {
        'x-min-position': position,
      });
      return entryIn(answer.text);
    };
    const first = await entry(made.position);
    expect(first).toMatchObject({
      method: 'PUBLISH',
      uid: `${made.reference}@tours.example`,
      status: 'CONFIRMED',
      start: '2026-12-01T06:00:00Z',
    });
    const own = `/api/bookings/${made.reference}`;
    const seen = { 'if-match': '*' };
    const moved = await visitor.patch<BookingAnswer>(own, { date: '2026-12-03' }, seen);
    const second = await entry(moved.body.position);
    expect(second).toMatchObject({ uid: first.uid, start: '2026-12-03T06:00:00Z' });
    expect(second.sequence).toBeGreaterThan(first.sequence);
    const cancelled = await visitor.post<BookingAnswer>(`${own}/cancellation`, {}, seen);
    const last = await entry(cancelled.body.position);
    expect(last).toMatchObject({ uid: first.uid, status: 'CANCELLED' });
    expect(last.sequence).toBeGreaterThan(second.sequence);
    const { status, body } = await visitor.get(`${own}/voucher.pdf`);
    expect([status, body.code]).toEqual([409, 'BookingIsCancelled']);
  });
});
