import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PlacedBookingAnswer } from '../../services/libs/contracts/booking/booking-view.ts';
import type {
  ErasedCustomersView,
  ErasurePreviewView,
} from '../../services/libs/contracts/customer/customer-view.ts';
import type { DailyRevenueView } from '../../services/libs/contracts/revenue/revenue-view.ts';
import { book } from '../support/stories/booking-requests.ts';
import {
  erase,
  everyAnswer,
  goWrong,
  planted,
  plantedIn,
  plantPerson,
} from '../support/hostile/planted-person.ts';
import { System } from '../support/processes/start-system.ts';
import { storyProfile } from '../support/stories/story-profile.ts';
import { freshKey, type Visitor } from '../support/stories/visitor.ts';

/** No server listens there, so every e-mail fails and the failure is logged. */
const noMailServer = 'smtp://127.0.0.1:9';

/** Each file under these directories that contains a planted text, with that text. */
function plantedFiles(...directories: readonly string[]): readonly (readonly [string, string])[] {
  return directories.flatMap((directory) =>
    readdirSync(directory, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .flatMap((path) =>
        plantedIn(readFileSync(path, 'latin1')).map((found) => [path, found] as const),
      ),
  );
}

describe('a person who asks to be forgotten', () => {
  let archive: string;
  let backup: string;
  let system: System;
  let staff: Visitor;
  let visitor: Visitor;
  let bookings: readonly PlacedBookingAnswer[];
  let spoken: string[];

  const dataDirectory = () => system.settings.DATA_DIR ?? '';
  const isEmbedded = storyProfile === 'embedded';

  const revenue = async () =>
    (await staff.get<{ items: readonly DailyRevenueView[] }>('/api/admin/revenue')).body;
  const seats = async () =>
    (await staff.get('/api/admin/departures/spice-farm-tour_2026-12-03_0900')).body;

  /** The lines with a planted text that any process has written so far. */
  const said = () =>
    [...spoken, ...system.processes.flatMap(({ lines }) => lines)].filter(
      (line) => plantedIn(line).length > 0,
    );

  async function restart(): Promise<void> {
    await system.stop();
    spoken.push(...system.processes.flatMap(({ lines }) => lines));
    await system.startAgain();
    staff = await system.staff();
    visitor = system.visitor();
  }

  beforeAll(async () => {
    archive = mkdtempSync(join(tmpdir(), 'personal-archive-'));
    backup = mkdtempSync(join(tmpdir(), 'personal-backup-'));
    spoken = [];
    system = await System.start({
      LOG_LEVEL: 'verbose',
      SMTP_URL: noMailServer,
      ...(isEmbedded ? { ARCHIVE_DIR: archive } : {}),
    });
    staff = await system.staff();
    visitor = system.visitor();
    bookings = await plantPerson(visitor, staff);
    await goWrong(visitor, staff);
  });

  afterAll(async () => {
    await system.remove();
    for (const directory of [archive, backup]) {
      rmSync(directory, { recursive: true, force: true });
    }
  });

  it('is in no line of a log, even if requests with their texts failed', async () => {
    const answers = await everyAnswer(visitor, staff, bookings);
    const shown = [...answers.values()].flatMap(plantedIn);
    // The planted texts can be read in the places where they belong.
    const { correctedName, ownReason, note, rebookingReason } = planted;
    for (const text of [correctedName, ownReason, note, rebookingReason]) {
      expect(shown).toContain(text.toLowerCase());
    }
    expect(said()).toEqual([]);
  });

  it('receives everything that is stored, including old versions', async () => {
    const path = `/api/admin/customers/export?email=${encodeURIComponent(planted.correctedEmail)}`;
    const { status, headers, text } = await staff.get(path);
    expect(status).toBe(200);
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="personal-data-/);
    expect(headers.get('cache-control')).toBe('no-store');
    const file = JSON.parse(text) as Record<string, readonly unknown[]>;
    expect(file.bookings).toHaveLength(2);
    expect(file.messages).toHaveLength(1);
    const missing = Object.values(planted).filter((each) => !text.includes(each));
    // The message under the former address belongs to that address.
    expect(missing).toEqual([planted.secondContactMessage]);
  });

  it('is shown in a preview with everything that the erasure would make unreadable', async () => {
    const { status, body } = await staff.post<ErasurePreviewView>(
      '/api/admin/customers/erasure/preview',
      { email: planted.correctedEmail },
    );
    expect(status).toBe(200);
    expect(body).toMatchObject({ messages: ['2026-11-20', '2026-11-20'], otherAddresses: 1 });
    const [kept, cancelled] = bookings;
    expect(body.bookings).toEqual([
      expect.objectContaining({ reference: kept?.reference, isUpcoming: true, isTheirs: true }),
      expect.objectContaining({ reference: cancelled?.reference, isUpcoming: false }),
    ]);
  });

  it('is gone from every answer, and the facts stay as they were', async () => {
    const other = await book(visitor, { date: '2026-12-05', customer: spiceCustomer });
    await restart();
    if (isEmbedded) {
      await system.stop();
      expect(plantedFiles(dataDirectory())).not.toEqual([]);
      cpSync(dataDirectory(), backup, { recursive: true });
      await system.startAgain();
      staff = await system.staff();
      visitor = system.visitor();
    }
    const before = { revenue: await revenue(), seats: await seats() };
    const key = freshKey();
    const { status, body } = await erase(staff, planted.correctedEmail, key);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        bookings: 2,
        messages: 2,
        addresses: 2,
        isPurged: true,
        awaitsScavenge: !isEmbedded,
      }),
    ]);
    expect((await erase(staff, planted.correctedEmail, key)).body).toEqual(body);
    expect((await erase(staff, planted.correctedEmail)).body).toMatchObject({
      code: 'CustomerNotFound',
    });
    await expectGone();
    expect(await revenue()).toEqual(before.revenue);
    const { bookings: guests, ...departure } = before.seats;
    expect(await seats()).toMatchObject(departure);
    expect(guests).toHaveLength(1);
    const found = await staff.get<{ items: readonly { reference: string }[] }>(
      '/api/admin/bookings?search=mwanaisha',
    );
    expect(found.body.items).toEqual([expect.objectContaining({ reference: other.reference })]);
  });

  it('is listed by time and actor of the erasure, without a name', async () => {
    const { body } = await staff.get<ErasedCustomersView>('/api/admin/customers/erasures');
    expect(body.items).toHaveLength(2);
    for (const item of body.items) {
      expect(item).toMatchObject({ by: { name: 'amina' }, bookings: expect.any(Number) });
    }
    const audit = await staff.get('/api/admin/audit?kind=customer&limit=50');
    expect(audit.text).toContain('CustomerErased');
    expect(audit.text).toContain('CustomerDataExported');
    expect(plantedIn(audit.text)).toEqual([]);
  });

  if (isEmbedded) {
    it('is in no stored byte, while the product runs and after it ended', async () => {
      expect(plantedFiles(dataDirectory(), archive)).toEqual([]);
      await restart();
      expect(plantedFiles(dataDirectory(), archive)).toEqual([]);
    });

    it('stays erased after an earlier copy is restored', async () => {
      await system.stop();
      rmSync(dataDirectory(), { recursive: true });
      cpSync(backup, dataDirectory(), { recursive: true });
      expect(plantedFiles(dataDirectory())).not.toEqual([]);
      await system.startAgain();
      staff = await system.staff();
      visitor = system.visitor();
      await expectGone();
      expect(plantedFiles(dataDirectory(), archive)).toEqual([]);
      const { body } = await staff.get<ErasedCustomersView>('/api/admin/customers/erasures');
      expect(body.items).toHaveLength(2);
    });
  }

  it('is a new customer after booking again', async () => {
    const customer = { ...spiceCustomer, name: planted.name, email: planted.correctedEmail };
    const { reference } = await book(visitor, { date: '2026-12-05', customer });
    const { body } = await staff.post<ErasurePreviewView>('/api/admin/customers/erasure/preview', {
      email: planted.correctedEmail,
    });
    expect(body.bookings.map((each) => each.reference)).toEqual([reference]);
    expect(body.otherAddresses).toBe(0);
  });

  const spiceCustomer = {
    name: 'Mwanaisha Said',
    email: 'mwanaisha@example.com',
    phone: '+255 700 000 009',
  };

  async function expectGone(): Promise<void> {
    const answers = await everyAnswer(visitor, staff, bookings);
    // An answer may contain the address only if it repeats the request.
    const telling = [...answers].filter(([, text]) => plantedIn(text).length > 0);
    expect(telling.map(([path]) => path)).toEqual([]);
    const [kept] = bookings;
    expect(answers.get(`/api/admin/bookings/${kept?.reference}`)).toContain(kept?.reference);
    for (const email of [planted.email, planted.correctedEmail]) {
      const proof = await visitor.post(`/api/bookings/${kept?.reference}/proof`, { email });
      expect([proof.status, proof.body.code]).toEqual([403, 'ProofRefused']);
    }
    await goWrong(visitor, staff);
    expect(said()).toEqual([]);
  }
});
