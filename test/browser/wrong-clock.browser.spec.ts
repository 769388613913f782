import type { Page } from 'playwright-core';
import { addDays, localDateOf } from '../../services/libs/contracts/calendar.ts';
import { freeCancellationUntil } from '../../services/libs/contracts/booking/cancellation-window.ts';
import { lastBookableDate } from '../../services/libs/contracts/tour/booking-window.ts';
import {
  BrowserStory,
  describeInChromium,
  openPage,
  storyDay,
  storyTime,
  untilHydrated,
} from '../support/browser.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { owner } from '../support/processes/start-system.ts';
import { book } from '../support/stories/booking-requests.ts';

const day24 = 24 * 3_600_000;
const month = 30 * day24;
const devices = [390, 1280].flatMap((width) => [
  { width, off: 'a month behind', offMs: -month },
  { width, off: 'a month ahead', offMs: month },
]);

describeInChromium('a device whose clock is wrong', () => {
  let story: BrowserStory;
  const time = '09:00';

  beforeAll(async () => {
    story = await BrowserStory.begin();
  });

  afterAll(() => story.end());

  async function expectRange(page: Page): Promise<void> {
    const field = page.locator('input[type="date"]').first();
    expect(await field.getAttribute('min')).toBe(storyDay());
    expect(await field.getAttribute('max')).toBe(lastBookableDate(storyTime()));
  }

  async function expectLimit(page: Page, within: string, date: string): Promise<void> {
    const until = freeCancellationUntil({ date, time });
    await page.locator(`${within} time[datetime="${until}"]`).first().waitFor();
  }

  it.each(devices)(
    'finds and books on the days of the server ($off, $width px)',
    async ({ width, offMs }) => {
      const { page, context, complaints } = await openPage(story.browser, width, {
        deviceAheadMs: offMs,
      });
      const day = addDays(storyDay(), 3);
      const deviceMs = await page.evaluate(() => Date.now());
      expect(Math.round((deviceMs - Date.parse(storyTime())) / day24)).toBe(offMs / day24);
      await page.goto(`${story.system.url}/tours`);
      await untilHydrated(page);
      await expectRange(page);
      const chips = page.getByRole('list', { name: 'Next days' }).getByRole('link');
      expect(await chips.first().getAttribute('href')).toBe(`/tours?date=${storyDay()}`);

      await page.goto(`${story.system.url}/tour/spice-farm-tour?date=${day}`);
      await untilHydrated(page);
      await page.locator(`[data-day="${day}"][aria-pressed="true"]`).waitFor();
      const open = await page
        .locator('[data-day]:not([aria-disabled="true"])')
        .evaluateAll((days) => days.map((each) => each.getAttribute('data-day') ?? ''));
      expect(open.filter((each) => each < storyDay())).toEqual([]);
      expect(open).toContain(day);
      await page.goto(`${story.system.url}/booking/spice-farm-tour?date=${day}&time=${time}`);
      await untilHydrated(page);
      await expectLimit(page, 'main', day);
      expect(await page.getByText('Choose a day from today').count()).toBe(0);
      await expectUsable(page);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it.each(devices)(
    'shows until when cancelling is free ($off, $width px)',
    async ({ width, offMs }) => {
      const date = addDays(storyDay(), 4);
      const booking = await book(story.system.visitor(), { date });
      const { page, context, complaints } = await openPage(story.browser, width, {
        deviceAheadMs: offMs,
      });
      await page.goto(`${story.system.url}/manage-booking/${booking.reference}`);
      await page.getByText('Cancelling is free of charge').waitFor();
      await expectLimit(page, '[data-slot="cancellation-terms"]', date);
      await page.getByRole('button', { name: 'Cancel Booking' }).first().click();
      expect(await page.getByText('Cancelling is no longer free').count()).toBe(0);
      expect(await page.getByText('has begun').count()).toBe(0);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it.each(devices)('shows staff today’s figures ($off, $width px)', async ({ width, offMs }) => {
    const { page, context, complaints } = await openPage(story.browser, width, {
      deviceAheadMs: offMs,
    });
    await context.request.post(`${story.system.url}/api/auth/sign-in`, { data: owner });
    await page.goto(`${story.system.url}/admin/bookings`);
    const link = page.getByRole('link', { name: 'Details of this revenue' });
    await link.waitFor();
    expect(await link.getAttribute('href')).toBe(`/admin/revenue?day=${localDateOf(storyTime())}`);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
