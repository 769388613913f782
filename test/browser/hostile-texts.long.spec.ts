import { setTimeout as pause } from 'node:timers/promises';
import type { ListView } from '../../services/libs/contracts/answers.ts';
import type { AdminTourView } from '../../services/libs/contracts/tour/tour-view.ts';
import { BrowserStory, describeInChromium, type OpenPage, openPage } from '../support/browser.ts';
import { hostileTexts } from '../support/hostile/hostile-texts.ts';
import { hostileTitles, hostileTours } from '../support/hostile/hostile-tours.ts';
import { owner } from '../support/processes/start-system.ts';
import { book } from '../support/stories/booking-requests.ts';
import { writtenFields } from '../support/stories/change-tour.ts';
import { freshKey, type Visitor } from '../support/stories/visitor.ts';

const nameLengthMax = 100;
const bookedDays = 20;

/** The texts without the control characters that the API refuses. */
const texts = hostileTexts.map((text) =>
  // eslint-disable-next-line no-control-regex -- control characters are meant here
  text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '').trim(),
);

describeInChromium('a hostile text in every field that people write', () => {
  let story: BrowserStory;
  let staff: Visitor;
  let visitor: OpenPage;
  let colleague: OpenPage;
  let tours: readonly string[];
  const departures = new Set<string>();
  const references: string[] = [];
  /** The texts that ran or tried to run. */
  const found: string[] = [];

  beforeAll(async () => {
    story = await BrowserStory.begin();
    staff = await story.system.staff();
    tours = await writeTours();
    for (const [at, text] of texts.entries()) await writeAboutBooking(text, at);
    visitor = await watched();
    colleague = await watched();
    const signIn = `${story.system.url}/api/auth/sign-in`;
    await colleague.context.request.post(signIn, { data: owner });
  }, 900_000);

  afterAll(() => story.end());

  async function watched(): Promise<OpenPage> {
    const open = await openPage(story.browser, 1280);
    open.page.on('dialog', (dialog) => {
      found.push(`a dialog: ${dialog.message()}`);
      void dialog.dismiss();
    });
    open.page.on('console', (message) => {
      if (message.type() === 'error' && /__ran|evil\.example/.test(message.text())) {
        found.push(`the console: ${message.text()}`);
      }
    });
    return open;
  }

  /** Waits for a request, which has to be accepted. */
  async function done(asking: Promise<{ readonly status: number; readonly text: string }>) {
    const { status, text } = await asking;
    if (status >= 300) throw new Error(`Answered ${status}: ${text}`);
  }

  /** Adds tours; returns the ids of those that have every text in every field. */
  async function writeTours(): Promise<readonly string[]> {
    const { body } = await staff.get<AdminTourView>('/api/admin/tours/spice-farm-tour');
    const shown = writtenFields(body);
    const add = async (change: object) =>
      await staff.post(
        '/api/admin/tours',
        { ...shown, ...change },
        { 'idempotency-key': freshKey() },
      );
    for (const title of hostileTitles) await done(add(title));
    for (const tour of hostileTours) await done(add(tour));
    const { body: all } = await staff.get<ListView<AdminTourView>>('/api/admin/tours');
    return all.items.filter(({ title }) => title.startsWith('Hostile ')).map(({ id }) => id);
  }

  async function writeAboutBooking(text: string, at: number): Promise<void> {
    const date = `2026-12-${String(1 + (at % bookedDays)).padStart(2, '0')}`;
    const name = text.slice(0, nameLengthMax).trim();
    const customer = { name, email: `a${at}@example.com`, phone: '+255 700 000 001' };
    const short = text.slice(0, 200).trim();
    const { reference } = await book(story.system.visitor(), {
      ...{ date, customer, pickupPlace: short, message: text },
      travellers: [{ category: 'Adult (12+)', count: 1 }],
    });
    references.push(reference);
    const departure = `spice-farm-tour_${date}_0900`;
    const booking = `/api/admin/bookings/${reference}`;
    const any = { 'if-match': '*' };
    await done(staff.post(`${booking}/notes`, { text }, { 'idempotency-key': freshKey() }));
    await done(staff.post(`${booking}/cancellation`, { reason: short }, any));
    await done(
      story.system
        .visitor()
        .post(
          '/api/contact',
          { name, email: `a${at}@example.com`, message: text.padEnd(10, '.') },
          { 'idempotency-key': freshKey() },
        ),
    );
    departures.add(departure);
    if (at < bookedDays) {
      await done(staff.post(`/api/admin/departures/${departure}/closure`, { reason: short }, any));
      await done(staff.post(`/api/admin/departures/${departure}/reopening`, {}, any));
    }
  }

  async function look({ page, complaints }: OpenPage, path: string): Promise<void> {
    const before = [found.length, complaints.length] as const;
    await page.goto(`${story.system.url}${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
    if (path.startsWith('/admin')) await pause(150);
    if (await page.evaluate(() => '__ran' in globalThis)) found.push('a script ran');
    found.push(...complaints.slice(before[1]));
    found.splice(
      before[0],
      found.length,
      ...found.slice(before[0]).map((what) => `${path}: ${what}`),
    );
  }

  it('runs nowhere', async () => {
    for (const path of ['/', '/tours', ...tours.flatMap((id) => [`/tour/${id}`])]) {
      await look(visitor, path);
    }
    const ofConsole = [
      ...['/admin', '/admin/bookings?tab=all', '/admin/departures', '/admin/tours'],
      ...['/admin/notifications', '/admin/history', '/admin/revenue', '/admin/system/jobs'],
      ...tours.flatMap((id) => [`/admin/tours/${id}`, `/admin/tours/${id}/history`]),
      ...[...departures].map((id) => `/admin/departures/${id}`),
      ...references.map((reference) => `/admin/bookings/${reference}`),
    ];
    for (const path of ofConsole) await look(colleague, path);
    for (const reference of references) await look(colleague, `/manage-booking/${reference}`);
    console.log(`${texts.length} texts, ${ofConsole.length + references.length} pages.`);
    expect(found).toEqual([]);
  }, 900_000);
});
