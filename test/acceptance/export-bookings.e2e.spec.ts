import type { AdminBookingAnswer } from '../../services/libs/contracts/booking/admin-booking-view.ts';
import type { ListView } from '../../services/libs/contracts/answers.ts';
import type { AuditEntryView } from '../../services/libs/contracts/history/audit-view.ts';
import { book } from '../support/stories/booking-requests.ts';
import { owner, System } from '../support/processes/start-system.ts';
import { newColleague } from '../support/stories/new-colleague.ts';
import { freshKey, type Visitor } from '../support/stories/visitor.ts';

const path = '/api/admin/exports/bookings.csv';

describe('the export of bookings', () => {
  let system: System;
  let staff: Visitor;

  beforeAll(async () => {
    system = await System.start();
    staff = await system.staff();
  });

  afterAll(() => system.remove());

  it('is a spreadsheet of every booking, newest first', async () => {
    const booking = await book(system.visitor(), {
      message: '=HYPERLINK("https://evil.example")\r\nsecond line',
      pickupPlace: 'Paje, by the "old" mosque',
      travellers: [
        { category: 'Adult (12+)', count: 2 },
        { category: 'Child (4-11)', count: 1 },
      ],
    });
    const payment = { amount: 80.5, currency: 'USD', method: 'cash' };
    await staff.post<AdminBookingAnswer>(
      `/api/admin/bookings/${booking.reference}/collections`,
      payment,
      { 'idempotency-key': freshKey() },
    );
    const { reference } = await book(system.visitor());
    const { status, headers, text } = await staff.get(path);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(
      'attachment; filename="bookings-all-2026-11-20.csv"',
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    // Reading an answer as text drops its byte order mark.
    const [heading, newest, ...oldest] = text.split(/\r\n(?=")|\r\n$/);
    expect(heading).toBe(
      '"Reference","Status","Booked on","Tour","Date","Start time","Guests","Travellers","Name",' +
        '"E-mail","Phone","Pick-up place","Message","Currency","Total","Collected","Refunded","Due",' +
        '"In other currencies","Checked in","No-show","Pick-up from","Pick-up until","Booked through",' +
        '"Written off","Received","Tags"',
    );
    expect(newest).toContain(`"${reference}","confirmed","2026-11-20 09:0`);
    expect(oldest.join('')).toContain(
      '"Spice Farm Tour","2026-12-01","09:00",3,"2 × Adult (12+); 1 × Child (4-11)","Asha Juma",' +
        `"asha@example.com","'+255 700 000 001","Paje, by the ""old"" mosque",` +
        `"'=HYPERLINK(""https://evil.example"")\r\nsecond line","USD",75,80.5,0,-5.5,,,"no","2026-12-01 08:15","08:45","Website"`,
    );
  });

  it('has no data about people for an account that only reads', async () => {
    const { visitor: reader } = await newColleague(system, staff, 'read-only');
    const { status, text } = await reader.get(path);
    const [heading] = text.split(/\r\n(?=")/);
    expect([status, heading]).toEqual([
      200,
      '"Reference","Status","Booked on","Tour","Date","Start time","Guests","Travellers","Currency",' +
        '"Total","Collected","Refunded","Due","In other currencies","Checked in","No-show",' +
        '"Pick-up from","Pick-up until","Booked through","Written off","Received","Tags"',
    ]);
    expect(text).toContain('"USD",75,80.5,0,-5.5');
    expect(text).not.toMatch(/Asha|Paje|example/);
  });

  it('begins with the byte order mark by which spreadsheets recognise UTF-8', async () => {
    const cookie = [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(`${system.url}${path}`, { headers: { cookie } });
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect([...bytes.subarray(0, 4)]).toEqual([0xef, 0xbb, 0xbf, '"'.charCodeAt(0)]);
  });

  it('has the same filters as the list', async () => {
    const date = '2026-11-21';
    const { reference } = await book(system.visitor(), { date });
    const { headers, text } = await staff.get(`${path}?tab=tomorrow&search=asha&status=live`);
    expect(headers.get('content-disposition')).toContain('bookings-tomorrow-2026-11-20.csv');
    expect(text.split('\r\n')).toHaveLength(3);
    expect(text).toContain(reference);
    const filter = { tab: 'tomorrow', search: 'asha', status: 'live' };
    const asked = await staff.post(path, filter);
    expect([asked.status, asked.text]).toEqual([200, text]);
    const other = await staff.post(path, { ...filter, search: 'mwanaisha' });
    expect(other.text).not.toContain(reference);
    const none = await staff.get(`${path}?currency=EUR`);
    expect([none.status, none.text.split('\r\n')]).toMatchObject([200, [expect.any(String), '']]);
  });

  it('is in the history, with its person, its rows and their number, but without the searched text', async () => {
    const filter = { tab: 'tomorrow', search: 'asha', status: 'live' };
    const rows = (await staff.post(path, filter)).text.trim().split('\r\n').length - 1;
    const { body } = await staff.get<ListView<AuditEntryView>>('/api/admin/audit?kind=account');
    const entry = body.items.find(({ action }) => action === 'ListExported');
    expect(entry?.actor).toMatchObject({ kind: 'admin', name: owner.username });
    expect(entry?.changes.map(({ field, after }) => [field, after])).toEqual([
      ['filter', 'tab tomorrow, search, status live'],
      ['list', 'bookings'],
      ['rows', rows],
    ]);
    await staff.get('/api/admin/exports/audit.csv?kind=booking');
    const later = await staff.get<ListView<AuditEntryView>>('/api/admin/audit?kind=account');
    const [newest] = later.body.items.filter(({ action }) => action === 'ListExported');
    expect(newest?.changes.map(({ after }) => after).slice(0, 2)).toEqual([
      'kind booking',
      'history',
    ]);
  });

  it('gives the same list and the same counts for a filter in a body and in an address', async () => {
    const filter = { search: 'asha', status: 'live' };
    for (const [list, asked] of [
      ['bookings', 'bookings/search'],
      ['bookings/counts', 'bookings/counts'],
    ] as const) {
      const { body } = await staff.get(`/api/admin/${list}?search=asha&status=live`);
      expect((await staff.post(`/api/admin/${asked}`, filter)).body).toEqual(body);
      const none = await staff.post(`/api/admin/${asked}`, { search: 'mwanaisha' });
      expect([none.status, none.body]).not.toEqual([200, body]);
    }
  });

  it('answers HEAD with its headers only', async () => {
    const { status, headers, text } = await staff.ask('HEAD', path);
    expect([status, headers.get('content-type'), text]).toEqual([
      200,
      'text/csv; charset=utf-8',
      '',
    ]);
  });
});
