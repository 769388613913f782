import type { Page } from 'playwright-core';
import { addDays } from '../../services/libs/contracts/calendar.ts';
import { book } from '../support/stories/booking-requests.ts';
import { BrowserStory, describeInChromium, openPage, storyDay } from '../support/browser.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { hostileTexts } from '../support/hostile/hostile-texts.ts';
import { newColleague } from '../support/stories/new-colleague.ts';
import { openConsole } from '../support/stories/open-console.ts';
import { renameTour } from '../support/stories/rename-tour.ts';
import { owner } from '../support/processes/start-system.ts';
import type { Visitor } from '../support/stories/visitor.ts';

const day = storyDay(9);
const departure = `spice-farm-tour_${day}_0900`;
const anyRevision = { 'if-match': '*' };

describeInChromium('staff who look back', () => {
  let story: BrowserStory;
  let staff: Visitor;

  beforeAll(async () => {
    story = await BrowserStory.begin();
    staff = await story.system.staff();
  });

  afterAll(() => story.end());

  /** A booking that was paid, moved and cancelled. */
  async function aStory(): Promise<string> {
    const { reference } = await book(story.system.visitor(), { date: day });
    const path = `/api/admin/bookings/${reference}`;
    await staff.post(
      `${path}/cancellation`,
      { reason: 'The boat is broken', tellTraveller: true },
      anyRevision,
    );
    return reference;
  }

  const openAt = (width: number, path: string) => openConsole(story, width, path);

  /** Moves to the first moment, with the keyboard alone. */
  async function goToTheBeginning(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Show an earlier state' }).focus();
    await page.keyboard.press('Enter');
    const slider = page.getByRole('slider', { name: 'Moment at which something happened' });
    await page.waitForFunction(() => document.querySelector('input[type=range][max="0"]') === null);
    await slider.focus();
    await page.keyboard.press('Home');
    await page.getByText('This is the past:').waitFor();
    await page.waitForURL(/asOf=/);
  }

  describe.each([390, 1280])('at %i px', (width) => {
    it('see a booking as it was and what changed since, and return to the present', async () => {
      const reference = await aStory();
      const { page, context, complaints } = await openAt(width, `/admin/bookings/${reference}`);
      const history = page.getByRole('group', { name: `History of ${reference}` });
      await history.getByText('“The boat is broken” (the e-mail was not sent)').waitFor();
      await history.getByText('by you').first().waitFor();
      await history
        .getByRole('link', { name: /^booking cancelled/ })
        .first()
        .waitFor();
      await history.getByText('Because of: Booking cancelled').first().waitFor();
      await expectUsable(page);

      await goToTheBeginning(page);
      const travel = page.getByRole('region', { name: 'Time travel' });
      await travel.getByLabel('then: confirmed').waitFor();
      await travel.getByLabel('now: cancelled').waitFor();
      await page.locator('[data-slot="badge"]').getByText('confirmed').waitFor();
      const buttons = await page.getByRole('main').getByRole('button').allTextContents();
      expect(buttons.toSorted()).toEqual(['Back to now', 'Show this moment']);
      await expectUsable(page);

      // The address leads everyone who opens it to the same moment.
      await page.reload();
      await travel.getByLabel('now: cancelled').waitFor();
      await page.getByRole('slider').focus();
      await page.keyboard.press('End');
      await page.waitForURL((url) => !url.searchParams.has('asOf'));
      await page.getByText('This is how it is now.').waitFor();
      await page.keyboard.press('ArrowLeft');
      await page.getByText('This is the past:').waitFor();
      await travel.getByRole('button', { name: 'Back to now' }).click();
      await page.getByRole('button', { name: 'Rebook' }).waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('see a day sheet, a tour and a day of revenue as they were', async () => {
      const reference = await aStory();
      const { page, context, complaints } = await openAt(width, `/admin/departures/${departure}`);
      await goToTheBeginning(page);
      await page.getByText('This day sheet as it was on').waitFor();
      await page.getByRole('link', { name: reference }).first().waitFor();
      await page.getByText('did not exist yet.').first().waitFor();
      await expectUsable(page);

      const title = `Spice Farm at ${String(width)} px`;
      await renameTour(staff, 'spice-farm-tour', title);
      await page.goto(`${story.system.url}/admin/tours/spice-farm-tour/history`);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await goToTheBeginning(page);
      await page.getByRole('heading', { level: 1, name: 'Spice Farm Tour' }).waitFor();
      await page
        .getByRole('region', { name: 'Time travel' })
        .getByText(title, { exact: true })
        .waitFor();
      await expectUsable(page);

      await page.goto(`${story.system.url}/admin/bookings`);
      await page.getByRole('link', { name: 'Details of this revenue' }).click();
      const net = page.getByRole('row', { name: /^USD/ }).getByRole('cell').last();
      await net.getByText('$0.00').waitFor();
      await goToTheBeginning(page);
      await net.getByText('$60.00').waitFor();
      await page.getByText('Cancelled in USD').waitFor();
      await expectUsable(page);
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('filter the history of everything, and export it as a file', async () => {
      const reference = await aStory();
      const { page, context, complaints } = await openAt(width, '/admin/history');
      const list = page.getByRole('list', { name: 'What happened' });
      await list.getByText('Signed in').first().waitFor();
      const steps = list.getByRole('button', { name: /^Show \d steps$/ }).first();
      await steps.click();
      await list.getByRole('list', { name: 'Steps' }).waitFor();
      await expectUsable(page);
      const filters = page.getByRole('button', { name: 'Filters' });
      if (width === 390) {
        await page.getByLabel('Type', { exact: true }).waitFor({ state: 'hidden' });
        await filters.click();
        await expectUsable(page);
      } else {
        expect(await filters.count()).toBe(0);
      }
      await page.getByLabel('Type', { exact: true }).selectOption('Bookings');
      await page.getByLabel('Person', { exact: true }).selectOption(owner.username);
      await page.getByLabel('Reference or tour', { exact: true }).fill(reference);
      await page.waitForURL(/subject=ZBL/);
      // The previous list stays until the answer arrives.
      await list.locator('[aria-setsize="1"]').waitFor();
      const item = list.getByRole('article');
      await item.getByText('Booking cancelled').waitFor();
      expect(await item.count()).toBe(1);
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: 'Export CSV' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^audit-.*\.csv$/);
      await page.getByLabel('To', { exact: true }).fill(addDays(day, -10));
      await page.getByText('No entries match these filters.').waitFor();
      await expectUsable(page);
      await page.getByRole('button', { name: 'Show everything' }).click();
      await page.getByLabel('Tour', { exact: true }).selectOption('mnemba-reef-snorkelling');
      await list.getByText('Tour created').waitFor();
      await list
        .getByText(/^Show all \d+$/)
        .first()
        .click();
      await expectUsable(page);
      await list
        .getByRole('link', { name: /^Show the state at that time/ })
        .first()
        .click();
      await page.getByText('This is the past:').waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    });
  });

  it('are notified of a colleague’s change in another browser, and the list does not move automatically', async () => {
    const { reference } = await book(story.system.visitor(), { date: day });
    const reader = await openAt(1280, '/admin/history?kind=booking');
    const writer = await openAt(390, `/admin/bookings/${reference}`);
    const list = reader.page.getByRole('list', { name: 'What happened' });
    await list.getByText(reference).first().waitFor();
    await writer.page.getByLabel('New note').fill('Asked for a child seat');
    await writer.page.getByRole('button', { name: 'Add note' }).click();
    const news = reader.page.getByRole('button', { name: 'Show 1 new entry' });
    await news.waitFor();
    expect(await list.getByText('Note added').count()).toBe(0);
    await expectUsable(reader.page);
    await news.click();
    await list.getByText('Note added').first().waitFor();
    await news.waitFor({ state: 'detached' });
    await reader.context.close();
    await writer.context.close();
  });

  it('scroll through a long history, of which only the visible part is rendered', async () => {
    for (let times = 0; times < 90; times += 1) {
      await renameTour(staff, 'spice-farm-tour', `Called something else ${String(times)}`);
    }
    await renameTour(staff, 'spice-farm-tour', 'Spice Farm Tour');
    const { page, context } = await openAt(1280, '/admin/history');
    const list = page.getByRole('list', { name: 'What happened' });
    await list.getByRole('article').first().waitFor();
    await page.waitForFunction(() => {
      scrollTo({ top: document.documentElement.scrollHeight });
      const places = [...document.querySelectorAll('li[aria-posinset]')];
      return places.some((each) => Number(each.getAttribute('aria-posinset')) > 100);
    });
    expect(await list.getByRole('listitem').count()).toBeLessThan(60);
    await context.close();
  });

  it('see only their own account unless they are owners', async () => {
    const { visitor } = await newColleague(story.system, staff, 'read-only');
    const { page, context } = await openPage(story.browser, 390);
    await context.addCookies(
      [...visitor.cookies].map(([name, value]) => ({ name, value, url: story.system.url })),
    );
    await page.goto(`${story.system.url}/admin/history?kind=account`);
    await page.getByText('You see only your own account here').waitFor();
    const list = page.getByRole('list', { name: 'What happened' });
    await list.getByText('by you').first().waitFor();
    expect(await list.getByText(owner.username, { exact: true }).count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Export CSV' }).count()).toBe(0);
    await context.close();
  });

  it('read hostile text as it was written', async () => {
    const texts = hostileTexts.slice(0, 40);
    const { reference } = await book(story.system.visitor(), { date: day });
    for (const text of texts) {
      await staff.post(`/api/admin/bookings/${reference}/notes`, { text });
    }
    const { page, context, complaints } = await openAt(
      1280,
      `/admin/history?kind=booking&subject=${reference}`,
    );
    const list = page.getByRole('list', { name: 'What happened' });
    await list.getByText('Note added').first().waitFor();
    await page.goto(`${story.system.url}/admin/bookings/${reference}`);
    const history = page.getByRole('group', { name: `History of ${reference}` });
    await history.getByText('<script>window.__ran=1</script>', { exact: true }).waitFor();
    await goToTheBeginning(page);
    const travel = page.getByRole('region', { name: 'Time travel' });
    await travel.getByText(/^Show all \d+$/).click();
    await travel.getByText('<script>window.__ran=1</script>', { exact: true }).waitFor();
    expect(await page.evaluate(() => '__ran' in window)).toBe(false);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
