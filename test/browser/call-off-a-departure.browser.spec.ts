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
import type { Visitor } from '../support/stories/visitor.ts';

/** Enough bookings to have time to stop: eight are cancelled per second. */
const bookings = 32;

describeInChromium('staff who call off a departure', () => {
  let story: BrowserStory;
  let staff: Visitor;
  let days = 1;

  beforeAll(async () => {
    story = await BrowserStory.begin();
    staff = await story.system.staff();
  });

  afterAll(() => story.end());

  /** A day that no other test uses. No test uses the day after it either. */
  const freshDate = () => {
    days += 2;
    return storyDay(days);
  };
  const idOf = (date: string) => `spice-farm-tour_${date}_0900`;

  async function bookedDay(count: number): Promise<string> {
    const date = freshDate();
    await staff.put(`/api/admin/departures/${idOf(date)}/capacity`, { capacity: null });
    for (let made = 0; made < count; made += 1) await book(story.system.visitor(), { date });
    return date;
  }

  async function openSheet(width: number, date: string): Promise<OpenPage> {
    const open = await openPage(story.browser, width);
    await open.context.request.post(`${story.system.url}/api/auth/sign-in`, { data: owner });
    await open.page.goto(`${story.system.url}/admin/departures/${idOf(date)}`);
    await open.page.getByRole('heading', { level: 1, name: '09:00 Spice Farm Tour' }).waitFor();
    return open;
  }

  async function ask(page: Page, what: string): Promise<void> {
    await page.getByRole('button', { name: 'More for the whole departure' }).click();
    await page.getByRole('menuitem', { name: what }).click();
    await page.getByLabel(/^Reason/).fill('Storm warning');
  }

  it.each([390, 1280])(
    'cancel a whole departure, stop half way and continue (%i px)',
    async (width) => {
      const date = await bookedDay(bookings);
      const { page, context, complaints } = await openSheet(width, date);
      await ask(page, 'Cancel the whole departure');
      await page
        .getByText(
          `${String(bookings)} bookings with ${String(2 * bookings)} travellers will be cancelled`,
        )
        .waitFor();
      await expectUsable(page);
      await page.getByRole('button', { name: 'Cancel all bookings' }).click();
      await page.getByRole('button', { name: 'Stop' }).click();
      await page.getByText(new RegExp(`^Stopped: \\d+ of ${String(bookings)} bookings`)).waitFor();
      await page.getByRole('button', { name: 'Continue' }).click();
      await page
        .getByText(`Done: ${String(bookings)} of ${String(bookings)} bookings cancelled`)
        .waitFor();
      await page.getByRole('heading', { name: `Cancelled (${String(bookings)})` }).waitFor();
      await expectUsable(page);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it.each([390, 1280])(
    'cancel several departures of a day for one reason, by the keyboard (%i px)',
    async (width) => {
      const date = await bookedDay(2);
      await book(story.system.visitor(), { date, pickupTime: '14:00' });
      const { page, context, complaints } = await openSheet(width, date);
      await page.goto(`${story.system.url}/admin/departures?date=${date}`);
      await page.getByRole('button', { name: 'Cancel several departures' }).focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await dialog.getByText('3 bookings with 6 travellers').waitFor();
      await dialog.getByRole('checkbox', { name: /^14:00/ }).focus();
      await page.keyboard.press('Space');
      await dialog.getByText('2 bookings with 4 travellers').waitFor();
      await page.keyboard.press('Space');
      await dialog.getByLabel(/^Reason/).fill('Storm warning');
      await expectUsable(page);
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await dialog.getByText('2 departures cancelled, with 3 bookings.').waitFor();
      await dialog.getByText('2 of 2 bookings cancelled').waitFor();
      await expectUsable(page);
      await dialog.getByRole('link', { name: /^14:00/ }).click();
      await page.getByText('Done: 1 of 1 bookings cancelled').waitFor();
      await page.getByText('Storm warning').first().waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it.each([390, 1280])(
    'reopen a departure that was called off by mistake (%i px)',
    async (width) => {
      const date = await bookedDay(1);
      const { page, context } = await openSheet(width, date);
      await ask(page, 'Cancel the whole departure');
      await page.getByRole('button', { name: 'Cancel all bookings' }).click();
      await page.getByText('Done: 1 of 1 bookings cancelled').waitFor();
      await page.getByRole('button', { name: 'Reopen' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
      await page
        .getByRole('heading', { name: 'This departure is cancelled' })
        .waitFor({ state: 'hidden' });
      await page.getByRole('button', { name: 'Close for bookings', exact: true }).waitFor();
      await context.close();
    },
  );

  it.each([390, 1280])(
    'undo the cancellation of a departure, and see its bookings come back (%i px)',
    async (width) => {
      const date = await bookedDay(2);
      const { page, context, complaints } = await openSheet(width, date);
      await ask(page, 'Cancel the whole departure');
      await page.getByRole('button', { name: 'Cancel all bookings' }).click();
      await page.getByText('Done: 2 of 2 bookings cancelled').waitFor();
      await page.getByRole('button', { name: 'Undo: Departure cancelled' }).click();
      await page.getByText('Its bookings are restored one by one').waitFor();
      await expectUsable(page);
      await page.getByRole('button', { name: 'Undo it' }).click();
      await page.getByText('Done: 2 of 2 bookings restored.').waitFor();
      await page
        .getByRole('heading', { name: 'This departure is cancelled' })
        .waitFor({ state: 'hidden' });
      await expectUsable(page);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it.each([390, 1280])(
    'move a whole departure to a full one, and give a reason (%i px)',
    async (width) => {
      const date = await bookedDay(2);
      const next = addDays(date, 1);
      await staff.put(`/api/admin/departures/${idOf(next)}/capacity`, { capacity: 3 });
      const { page, context, complaints } = await openSheet(width, date);
      await ask(page, 'Move the whole departure');
      await page.getByLabel('To the day').fill(next);
      await page.getByRole('button', { name: 'Move all bookings' }).click();
      await page.getByLabel('Reason for overriding').fill('Two boats go');
      await expectUsable(page);
      await page.getByRole('button', { name: 'Move all bookings' }).click();
      await page.getByText('Done: 2 of 2 bookings moved').waitFor();
      await page.goto(`${story.system.url}/admin/departures/${idOf(next)}`);
      await page.getByText('4 of 3 seats').waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
