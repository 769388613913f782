import type { Page } from 'playwright-core';
import { addDays } from '../../services/libs/contracts/calendar.ts';
import { book } from '../support/stories/booking-requests.ts';
import {
  BrowserStory,
  describeInChromium,
  type OpenPage,
  openPage,
  storyDay,
} from '../support/browser.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { owner } from '../support/processes/start-system.ts';

const today = storyDay();
const tomorrow = addDays(today, 1);

describeInChromium('the dashboard', () => {
  let story: BrowserStory;
  let made = 0;

  beforeAll(async () => {
    story = await BrowserStory.begin();
    await aBooking();
    const reference = await aBooking();
    const staff = await story.system.staff();
    const path = `/api/admin/bookings/${reference}/cancellation`;
    const { status } = await staff.post(path, {}, { 'if-match': '*' });
    expect(status).toBe(200);
  });

  afterAll(() => story.end());

  /** Books for two adults who travel tomorrow. */
  async function aBooking(): Promise<string> {
    const { reference } = await book(story.system.visitor(), {
      date: tomorrow,
      pickupTime: '14:00',
    });
    made += 1;
    return reference;
  }

  async function open(width: number, path = '/admin/dashboard'): Promise<OpenPage> {
    const opened = await openPage(story.browser, width);
    await opened.context.request.post(`${story.system.url}/api/auth/sign-in`, { data: owner });
    await opened.page.goto(`${story.system.url}${path}`);
    await opened.page.getByRole('heading', { level: 1, name: 'Dashboard' }).waitFor();
    return opened;
  }

  const chartOf = (page: Page) => page.getByRole('slider', { name: 'Bookings by day' });
  const madeLink = (page: Page) =>
    page.getByRole('link', { name: `${String(made)} bookings made: show the bookings` });

  it.each([390, 1280])('shows bookings and links to them (%i px)', async (width) => {
    const { page, context, complaints } = await open(width);
    await chartOf(page).waitFor();
    await expectUsable(page);
    await page.getByRole('link', { name: '1 of them cancelled: show the bookings' }).click();
    await page.getByRole('tab', { name: 'All (1)' }).waitFor();
    const days = new URL(page.url()).searchParams;
    expect(days.get('createdFrom')).toBe(addDays(today, -29));
    expect(days.get('createdTo')).toBe(today);
    await page.getByRole('button', { name: 'Show bookings whenever they were made' }).waitFor();
    await expectUsable(page);
    await page.goBack();
    await madeLink(page).click();
    await page.getByRole('tab', { name: `All (${String(made)})` }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([390, 1280])(
    'has charts that work with the keyboard, and tables (%i px)',
    async (width) => {
      const { page, context } = await open(width);
      const chart = chartOf(page);
      const words = () => chart.getAttribute('aria-valuetext');
      await chart.focus();
      const ofToday = await words();
      expect(ofToday).toContain(`made ${String(made)}`);
      await page.keyboard.press('ArrowLeft');
      expect(await words()).toContain('made 0');
      await page.getByText((await words()) ?? '').waitFor();
      await page.keyboard.press('End');
      expect(await words()).toBe(ofToday);
      for (const title of ['Bookings by day', 'Revenue in USD by day']) {
        await page.getByRole('button', { name: `Show as table: ${title}` }).click();
      }
      const row = page.getByRole('table', { name: 'Bookings by day' }).getByRole('row').last();
      await row.getByRole('link', { name: /^1 cancelled on/ }).waitFor();
      await expectUsable(page);
      await context.close();
    },
  );

  it('lets a pointer choose a day', async () => {
    const { page, context } = await open(1280);
    const chart = chartOf(page);
    const { width = 0, height = 0 } = (await chart.boundingBox()) ?? {};
    await chart.hover({ position: { x: 2, y: height / 2 } });
    expect(await chart.inputValue()).toBe('0');
    await chart.hover({ position: { x: width - 2, y: height / 2 } });
    expect(await chart.inputValue()).toBe('29');
    // The column under the pointer matches the position of the slider.
    await chart.click({ position: { x: (width / 30) * 10.5, y: height / 2 } });
    expect(await chart.inputValue()).toBe('10');
    await context.close();
  });

  it.each([390, 1280])(
    'shows the days that are chosen, and keeps them in the address (%i px)',
    async (width) => {
      const { page, context } = await open(width);
      await madeLink(page).waitFor();
      await page.keyboard.press('3');
      await page.waitForURL('**/admin/dashboard?days=90');
      // The address changes first. Then the page changes, and sets both fields again.
      await page.locator('a[aria-current=true]', { hasText: '90' }).waitFor();
      await page.getByRole('slider', { name: 'Bookings by day' }).waitFor();
      await page.getByLabel('From').fill('2025-01-01');
      await page.getByLabel('To', { exact: true }).fill('2024-12-31');
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await page.getByText('The last day must not be before the first.').waitFor();
      await expectUsable(page);
      await page.getByLabel('To', { exact: true }).fill(tomorrow);
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      await page.waitForURL(`**/admin/dashboard?from=2025-01-01&to=${tomorrow}`);
      await page.getByRole('slider', { name: 'Bookings by month' }).waitFor();
      await expectUsable(page);
      await context.close();
    },
  );

  it('updates when others book, and links to the day sheet', async () => {
    const { page, context } = await open(390);
    await madeLink(page).waitFor();
    const seats = page.getByRole('region', { name: 'Seats tomorrow' });
    const before = await seats.getByRole('listitem').innerText();
    await aBooking();
    await madeLink(page).waitFor();
    await seats.getByText('4 of 18').or(seats.getByText('4, no limit')).waitFor();
    expect(await seats.getByRole('listitem').innerText()).not.toBe(before);
    await seats.getByRole('link', { name: 'Spice Farm Tour' }).click();
    await page.getByRole('heading', { level: 1, name: '14:00 Spice Farm Tour' }).waitFor();
    await context.close();
  });

  it('is printed without buttons, with every column in its place', async () => {
    const { page, context } = await open(1280);
    await chartOf(page).waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.getByLabel('From').count()).toBe(1);
    expect(await page.getByLabel('From').isVisible()).toBe(false);
    expect(await madeLink(page).isVisible()).toBe(true);
    await context.close();
  });
});
