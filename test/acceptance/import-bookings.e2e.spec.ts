import { setTimeout as pause } from 'node:timers/promises';
import type { CommandAnswer, ListView } from '../../services/libs/contracts/answers.ts';
import type { AdminBookingView } from '../../services/libs/contracts/booking/admin-booking-view.ts';
import type { HistoryEntryView } from '../../services/libs/contracts/booking/booking-view.ts';
import type { BulkActView } from '../../services/libs/contracts/bulk-act/bulk-act-view.ts';
import type {
  ImportedLinesView,
  ImportPreviewView,
} from '../../services/libs/contracts/import/import-view.ts';
import type { NotificationItem } from '../../services/libs/contracts/notification/notification-view.ts';
import { System } from '../support/processes/start-system.ts';
import { book, spiceFarm } from '../support/stories/booking-requests.ts';
import { type Answered, freshKey, type Visitor } from '../support/stories/visitor.ts';

const patienceMs = 60_000;
const headings =
  'Reference,Tour,Date,Start time,Adults,Children,First name,Last name,E-mail,Phone,Total,Currency,Paid,Payment method,Note,Tags';

describe('importing bookings from a file', () => {
  let system: System;
  let staff: Visitor;

  beforeAll(async () => {
    system = await System.start();
    staff = await system.staff();
  }, 120_000);

  afterAll(() => system.remove());

  async function previewOf(
    text: string,
  ): Promise<Answered<ImportPreviewView & { readonly code?: string; readonly detail?: string }>> {
    const form = new FormData();
    form.set('file', new Blob([text]), 'bookings.csv');
    const written = new Response(form);
    return staff.post('/api/admin/imports/preview', new Uint8Array(await written.arrayBuffer()), {
      'content-type': written.headers.get('content-type') ?? '',
    });
  }

  const begin = async (lines: number, key = freshKey()) =>
    await staff.post<BulkActView & CommandAnswer>(
      '/api/admin/imports',
      { fileName: 'bookings.csv', lines },
      { 'idempotency-key': key },
    );

  const importReady = (id: string, { columns, lines }: ImportPreviewView) =>
    staff.post<ImportedLinesView & { readonly code?: string }>(`/api/admin/imports/${id}/lines`, {
      columns,
      lines: lines
        .filter(({ state }) => state === 'ready')
        .map(({ line, cells }) => ({ line, cells })),
    });

  const booking = async (reference = '') =>
    (await staff.get<AdminBookingView>(`/api/admin/bookings/${reference}`)).body;

  const act = async (id: string) =>
    (await staff.get<BulkActView>(`/api/admin/bulk-acts/${id}`)).body;

  const mailsOf = async (bookingNumber: number) =>
    (
      await staff.get<ListView<NotificationItem>>(
        `/api/admin/notifications?bookingNumber=${bookingNumber}`,
      )
    ).body.items.map(({ template }) => template);

  async function until<Value>(
    look: () => Promise<Value>,
    isThere: (value: Value) => boolean,
  ): Promise<Value> {
    const endMs = performance.now() + patienceMs;
    for (;;) {
      const value = await look();
      if (isThere(value)) return value;
      expect(performance.now()).toBeLessThan(endMs);
      await pause(50);
    }
  }

  /** A later booking causes an e-mail, so the worker has passed all events before it. */
  async function untilMailsAreQueued(date: string): Promise<void> {
    const later = await book(system.visitor(), { date });
    await until(
      () => mailsOf(later.bookingNumber),
      (templates) => templates.includes('booking-confirmed'),
    );
  }

  it('shows first what would happen, imports the good lines once, sends no e-mail, and is undone', async () => {
    const file = [
      headings,
      'A-1,Spice Farm Tour,2026-12-08,09:00,2,1,Asha,Juma,asha@example.com,0777 123 456,150.01,USD,50,cash,Vegetarian,VIP; Agency',
      'A-2,spice-farm-tour,09/12/2026,9:00,1,,Omar,Ali,,+255 777 000 002,,,,,,',
      'A-3,No such tour,2026-12-08,09:00,2,,Zuri,Said,zuri@example.com,+255 777 000 003,,,,,,',
      'A-4,Spice Farm Tour,2026-12-08,03:15,2,,Zuri,Said,not an address,+255 777 000 003,,,,,,',
      'A-1,Spice Farm Tour,2026-12-10,09:00,2,,Asha,Juma,asha@example.com,+255 777 123 456,,,,,,',
      'A-6,Spice Farm Tour,2026-11-02,09:00,2,,Past,Guest,,+255 777 000 006,,,,,,',
    ].join('\r\n');
    const { status, body: preview } = await previewOf(`\ufeff${file}`);
    expect(status).toBe(200);
    expect(preview.lines.map(({ line, state }) => [line, state])).toEqual([
      [2, 'ready'],
      [3, 'ready'],
      [4, 'problem'],
      [5, 'problem'],
      [6, 'problem'],
      [7, 'ready'],
    ]);
    expect(preview.lines[0]?.booking).toMatchObject({ guests: 3, total: 150.01, currency: 'USD' });
    expect(preview.lines[2]?.problems).toEqual([
      { column: 'Tour', message: 'There is no tour with this title or address' },
    ]);
    expect(preview.lines[3]?.problems).toEqual([
      { column: 'E-mail', message: 'This is not an e-mail address' },
    ]);
    expect(preview.lines[4]?.problems).toEqual([{ message: 'Line 2 has the same reference' }]);

    const key = freshKey();
    const [first, repeated] = await Promise.all([begin(3, key), begin(3, key)]);
    const { id } = first.body;
    expect([first.status, repeated.body.id]).toEqual([200, id]);
    const both = await Promise.all([importReady(id, preview), importReady(id, preview)]);
    for (const { body } of both) {
      expect(body.items.map(({ line, state }) => [line, state])).toEqual([
        [2, 'imported'],
        [3, 'imported'],
        [7, 'imported'],
      ]);
    }
    const references = both[0].body.items.map(({ reference }) => reference);
    expect(both[1].body.items.map(({ reference }) => reference)).toEqual(references);
    expect(await act(id)).toMatchObject({
      act: 'import-bookings',
      file: { name: 'bookings.csv', lines: 3 },
      work: { changed: 3, by: { name: 'amina' } },
    });

    const imported = await booking(references[0]);
    expect(imported).toMatchObject({
      ...{ status: 'confirmed', origin: 'import', totalPrice: 150.01, tags: ['VIP', 'Agency'] },
      customer: { name: 'Asha Juma', email: 'asha@example.com', phone: '+255 777 123 456' },
      payments: { collected: 50 },
    });
    expect(JSON.stringify(imported.notes)).toContain(
      'Vegetarian\\nReference in the other system: A-1',
    );
    expect(await booking(references[1])).toMatchObject({ customer: { name: 'Omar Ali' } });
    const history = await staff.get<ListView<HistoryEntryView>>(
      `/api/admin/bookings/${String(references[0])}/history`,
    );
    expect(history.body.items[0]).toMatchObject({ action: 'BookingPlaced', bulkActId: id });
    const found = await staff.get<ListView<AdminBookingView>>(
      '/api/admin/bookings?tab=all&origin=import',
    );
    expect(found.body.items.map(({ reference }) => reference).toSorted()).toEqual(
      [...references].toSorted(),
    );

    const again = await previewOf(file);
    expect(again.body.lines[0]).toMatchObject({ state: 'imported', reference: references[0] });
    const second = await begin(3);
    expect((await importReady(second.body.id, preview)).body.items).toMatchObject([
      { state: 'already', reference: references[0] },
      { state: 'already', reference: references[1] },
      { state: 'already', reference: references[2] },
    ]);

    await untilMailsAreQueued('2026-12-11');
    const numbers = await Promise.all(
      references.map(async (each) => (await booking(each)).bookingNumber),
    );
    for (const number of numbers) expect(await mailsOf(number)).toEqual([]);

    await staff.post(`/api/admin/bookings/${String(references[1])}/notes`, { text: 'Called' });
    const nothing = await staff.post(`/api/admin/imports/${id}/undo`, { reason: ' ' });
    expect(nothing).toMatchObject({ status: 422, body: { code: 'InvalidFields' } });
    const undone = await staff.post<BulkActView>(`/api/admin/imports/${id}/undo`, {
      reason: 'The wrong file',
    });
    expect(undone).toMatchObject({ status: 200, body: { reason: 'The wrong file' } });
    const { undo } = await until(
      () => act(id),
      (view) => view.undo?.state === 'done',
    );
    expect(undo).toMatchObject({ total: 3, changed: 2 });
    expect(undo?.failed).toEqual([
      {
        reference: references[1],
        why: 'This booking was changed after the import, so it was left as it is',
      },
    ]);
    expect(await booking(references[0])).toMatchObject({
      status: 'cancelled',
      payments: { collected: 0 },
    });
    expect(await booking(references[1])).toMatchObject({ status: 'confirmed' });
    expect(await importReady(id, preview)).toMatchObject({
      ...{ status: 409, body: { code: 'ImportUndone' } },
    });
    await untilMailsAreQueued('2026-12-12');
    for (const number of numbers) expect(await mailsOf(number)).toEqual([]);

    const afterUndo = await previewOf(file);
    expect(afterUndo.body.lines.map(({ state }) => state)).toEqual([
      'ready',
      ...['imported', 'problem', 'problem', 'problem', 'ready'],
    ]);
    const third = await begin(2);
    const { body: anew } = await importReady(third.body.id, afterUndo.body);
    expect(anew.items.map(({ state }) => state)).toEqual(['imported', 'imported']);
    expect(references).not.toContain(anew.items[0]?.reference);

    const reference = String(anew.items[0]?.reference);
    await staff.post(`/api/admin/bookings/${reference}/cancellation`, {}, { 'if-match': '*' });
    const { bookingNumber } = await booking(reference);
    await until(
      () => mailsOf(bookingNumber),
      (templates) => templates.includes('booking-cancelled'),
    );
  }, 240_000);

  it('reads semicolons and quoted cells, counts the seats of the whole file, and finds equal lines', async () => {
    const date = '2026-12-15';
    await staff.put(`/api/admin/departures/${spiceFarm.tourId}_${date}_0900/capacity`, {
      capacity: 5,
    });
    const line = (name: string, adults: number) =>
      `Spice Farm Tour;15/12/2026;09:00;"${name}";+255 777 000 009;${adults}`;
    const file = [
      'Tour;Date;Start time;Name;Phone;Adults',
      line('Juma; the ""elder""', 3),
      line('Said', 3),
      line('Ali', 2),
      line('Ali', 2),
    ].join('\n');
    const { body } = await previewOf(file);
    expect(body.lines.map(({ state }) => state)).toEqual(['ready', 'problem', 'ready', 'problem']);
    expect(body.lines[0]?.booking?.name).toBe('Juma; the "elder"');
    expect(body.lines[1]?.problems).toEqual([
      {
        message: 'The departure is full: 2 seats are free after the earlier lines of this file',
      },
    ]);
    expect(body.lines[3]?.problems).toEqual([
      {
        message:
          'This is the same booking as in line 4. If both are right, give them different references',
      },
    ]);
  });

  it('refuses a file that is no table, has too many lines or is too large, with the reason', async () => {
    expect(await previewOf('')).toMatchObject({
      ...{ status: 422, body: { code: 'ImportNotReadable', detail: 'The file is empty.' } },
    });
    expect(await previewOf(`Tour,Date\n${'a,b\n'.repeat(2_001)}`)).toMatchObject({
      status: 422,
      body: { detail: expect.stringContaining('has 2,001 lines') as unknown },
    });
    expect(await previewOf('a'.repeat(1_000_001))).toMatchObject({
      ...{ status: 413, body: { code: 'ImportTooLarge' } },
    });
    expect(await begin(0)).toMatchObject({ status: 422, body: { code: 'InvalidFields' } });
    const unknown = '00000000-0000-4000-8000-000000000000';
    expect(
      await staff.post(`/api/admin/imports/${unknown}/undo`, { reason: 'None' }),
    ).toMatchObject({ status: 404, body: { code: 'BulkActNotFound' } });
  });
});
