import type { Page } from 'playwright-core';
import type { PlacedBookingAnswer } from '../../services/libs/contracts/booking/booking-view.ts';
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

/** Runs in the page before its own scripts: the page reads this time in every answer as the time of the server. */
function setTimeOfServer(at: string): void {
  globalThis.Headers.prototype.get = function get(this: Headers, name: string) {
    return name.toLowerCase() === 'date'
      ? at
      : ([...this].find(([each]) => each === name.toLowerCase())?.[1] ?? null);
  };
}

describeInChromium('the day sheet at the harbour', () => {
  let story: BrowserStory;
  let days = 1;

  beforeAll(async () => {
    story = await BrowserStory.begin();
  });

  afterAll(() => story.end());

  /** A day that no other test uses. */
  const freshDate = () => {
    days += 1;
    return storyDay(days);
  };
  const bookFor = (date: string, name: string): Promise<PlacedBookingAnswer> =>
    book(story.system.visitor(), {
      date,
      pickupPlace: 'Paje, by the mosque',
      customer: { name, email: 'guest@example.com', phone: '+255 700 000 001' },
    });
  const asStaff = async (width: number): Promise<OpenPage> => {
    const open = await openPage(story.browser, width);
    await open.context.request.post(`${story.system.url}/api/auth/sign-in`, { data: owner });
    return open;
  };
  /** A page of staff on the day of the departure, because a check-in before that day is not possible. */
  const atTheHarbour = async (width: number, date: string): Promise<OpenPage> => {
    const open = await asStaff(width);
    await open.context.clock.setFixedTime(`${date}T05:30:00.000Z`);
    await open.context.addInitScript(setTimeOfServer, new Date(`${date}T05:30:00Z`).toUTCString());
    return open;
  };
  const openSheet = async (page: Page, date: string) => {
    await page.goto(`${story.system.url}/admin/departures/spice-farm-tour_${date}_0900`);
    await page.getByRole('heading', { level: 1, name: '09:00 Spice Farm Tour' }).waitFor();
  };
  const cardOf = (page: Page, name: string) => page.getByRole('article', { name });

  it.each([390, 1280])('leads from the day to every guest (%i px)', async (width) => {
    const date = freshDate();
    await bookFor(date, 'Asha Juma');
    const { page, context, complaints } = await asStaff(width);
    await page.goto(`${story.system.url}/admin/departures`);
    await page.getByText('Nobody travels on').waitFor();
    await page.getByLabel('Day', { exact: true }).fill(date);
    const list = page.getByRole('list', { name: 'Departures on' });
    await list.getByText('2 seats').waitFor();
    await expectUsable(page);
    await page.getByRole('tab', { name: /^All/ }).click();
    await list.getByText('0 of 18 seats').first().waitFor();
    await list.getByRole('link', { name: 'Spice Farm Tour' }).first().click();
    await cardOf(page, 'Asha Juma').getByText('Paje, by the mosque').waitFor();
    expect(await page.getByRole('link', { name: 'Call Asha Juma' }).getAttribute('href')).toBe(
      'tel:+255700000001',
    );
    await expectUsable(page);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([390, 1280])(
    'has a note that is written, changed, undone and removed (%i px)',
    async (width) => {
      const date = freshDate();
      await bookFor(date, 'Asha Juma');
      const { page, context, complaints } = await asStaff(width);
      await openSheet(page, date);
      await page.getByRole('button', { name: 'Add note', exact: true }).click();
      await page.getByRole('textbox', { name: 'Note' }).fill('Wait for the 9:20 ferry');
      await expectUsable(page);
      await page.getByRole('button', { name: 'Save note' }).click();
      const note = page.getByRole('region', { name: 'Note' });
      await note.getByText('Wait for the 9:20 ferry').waitFor();
      await note.getByRole('button', { name: 'Change' }).click();
      await page.getByRole('textbox', { name: 'Note' }).fill('Boat 2');
      await page.getByRole('button', { name: 'Save note' }).click();
      await note.getByText('Boat 2').waitFor();
      await note.getByRole('button', { name: /^Undo/ }).click();
      await note.getByText('Wait for the 9:20 ferry').waitFor();
      await expectUsable(page);
      await page.getByText('Note on the departure changed').first().waitFor();
      await page.goto(`${story.system.url}/admin/departures?date=${date}`);
      await page
        .getByRole('list', { name: 'Departures on' })
        .getByText('Wait for the 9:20 ferry')
        .waitFor();
      await expectUsable(page);
      await page.goBack();
      await note.getByRole('button', { name: /^Remove/ }).click();
      await note.getByText('The note was removed.').waitFor();
      await note.getByRole('button', { name: /^Undo/ }).click();
      await note.getByText('Wait for the 9:20 ferry').waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it.each([390, 1280])(
    'records who came and who did not, and undoes both (%i px)',
    async (width) => {
      const date = freshDate();
      await bookFor(date, 'Asha Juma');
      const { page, context } = await atTheHarbour(width, date);
      await openSheet(page, date);
      const card = cardOf(page, 'Asha Juma');
      await card.getByRole('button', { name: /^Check in all 2/ }).click();
      await card.getByText('2 of 2 checked in').waitFor();
      await page.getByRole('region', { name: 'Totals' }).getByText('2 of 2').waitFor();
      await card.getByRole('button', { name: /^Change/ }).click();
      await page.getByRole('button', { name: 'One fewer: Travellers checked in' }).click();
      await expectUsable(page);
      await page.getByRole('button', { name: 'Check in 1 traveller' }).click();
      await card.getByText('1 of 2 checked in').waitFor();
      await card.getByRole('button', { name: /^Undo/ }).click();
      await card.getByRole('button', { name: /^No-show/ }).click();
      await card.getByText('Did not come').waitFor();
      await card.getByRole('button', { name: /^Undo/ }).click();
      await card.getByRole('button', { name: /^Check in all 2/ }).waitFor();
      await context.close();
    },
  );

  it.each([390, 1280])('records what was collected and refunded (%i px)', async (width) => {
    const date = freshDate();
    await bookFor(date, 'Asha Juma');
    const { page, context } = await asStaff(width);
    await openSheet(page, date);
    const card = cardOf(page, 'Asha Juma');
    await card.getByText('USD $60.00 due').waitFor();
    await card.getByRole('button', { name: /^Record payment/ }).click();
    await page.getByLabel(/^Amount in USD/).fill('70.50');
    await page.getByLabel('Mobile money').check();
    await expectUsable(page);
    await page.getByRole('button', { name: 'Record the payment' }).click();
    await page
      .getByText(/^Only \$60\.00 is due/)
      .first()
      .waitFor();
    await page.getByRole('button', { name: 'Record the payment' }).click();
    await card.getByText('USD $10.50 to refund').waitFor();
    await card.getByRole('button', { name: /^Refund/ }).click();
    await page.getByRole('button', { name: 'Record the refund' }).click();
    await card.getByText('Paid', { exact: true }).waitFor();
    await card.getByText('$70.50 collected, $10.50 refunded').waitFor();
    await context.close();
  });

  it('shows the changes of a colleague automatically', async () => {
    const date = freshDate();
    await bookFor(date, 'Asha Juma');
    const [mine, theirs] = [await atTheHarbour(390, date), await atTheHarbour(1280, date)];
    await openSheet(mine.page, date);
    await openSheet(theirs.page, date);
    await cardOf(theirs.page, 'Asha Juma')
      .getByRole('button', { name: /^Check in all/ })
      .click();
    await cardOf(mine.page, 'Asha Juma').getByText('2 of 2 checked in').waitFor();
    await bookFor(date, 'Juma Ali');
    await cardOf(mine.page, 'Juma Ali').waitFor();
    await mine.context.close();
    await theirs.context.close();
  });

  it('hides no focused element behind the bar of a phone, with any number of travellers', async () => {
    const date = freshDate();
    await Promise.all(Array.from({ length: 9 }, (_, number) => bookFor(date, `Guest ${number}`)));
    const { page, context } = await asStaff(390);
    await openSheet(page, date);
    await cardOf(page, 'Guest 8').waitFor();
    const hidden = await page.evaluate(() => {
      const bar = document.querySelector('[data-slot="phone-navigation"]');
      const ways = [...document.querySelectorAll<HTMLElement>('main :is(a, button, input)')];
      return ways.filter((way) => {
        way.focus();
        const { top, bottom } = way.getBoundingClientRect();
        return top < 0 || bottom > (bar?.getBoundingClientRect().top ?? 0);
      }).length;
    });
    expect(hidden).toBe(0);
    const gap = await page.evaluate(() => {
      scrollTo(0, document.documentElement.scrollHeight);
      const last = [...document.querySelectorAll('[data-slot="guest-card"]')].at(-1);
      const bar = document.querySelector('[data-slot="phone-navigation"]');
      return (bar?.getBoundingClientRect().top ?? 0) - (last?.getBoundingClientRect().bottom ?? 0);
    });
    expect(gap).toBeGreaterThan(0);
    await context.close();
  });

  it('shows that there is no network, and records nothing then', async () => {
    const date = freshDate();
    await bookFor(date, 'Asha Juma');
    const { page, context } = await atTheHarbour(390, date);
    await openSheet(page, date);
    const card = cardOf(page, 'Asha Juma');
    await context.setOffline(true);
    await page.getByText('You are offline').waitFor();
    await card.getByRole('button', { name: /^Check in all/ }).click();
    await card.getByText('You are offline, so this was not saved').waitFor();
    await expectUsable(page);
    await context.setOffline(false);
    await card.getByRole('button', { name: /^Check in all/ }).click();
    await card.getByText('2 of 2 checked in').waitFor();
    await context.close();
  });

  it.each([390, 1280])('can be closed and reopened (%i px)', async (width) => {
    const date = freshDate();
    await bookFor(date, 'Asha Juma');
    const { page, context } = await asStaff(width);
    await openSheet(page, date);
    await page.getByRole('button', { name: 'Close for bookings', exact: true }).click();
    await page.getByLabel('Reason (optional)').fill('The boat is being corrected');
    await expectUsable(page);
    await page
      .getByRole('dialog')
      .getByRole('button', { name: 'Close', exact: true })
      .last()
      .click();
    await page.getByText('Closed: The boat is being corrected').waitFor();
    await page.getByRole('button', { name: 'Reopen' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Reopen' }).click();
    await page.getByRole('button', { name: 'Change capacity' }).click();
    await page.getByLabel('Seats').fill('1');
    await page.getByRole('button', { name: 'Set capacity' }).click();
    await page.getByLabel(/^Reason for fewer seats than are taken/).fill('A smaller boat');
    await expectUsable(page);
    await page.getByRole('button', { name: 'Set capacity' }).click();
    await page.getByText('2 of 1 seats').waitFor();
    await page.getByText('Full', { exact: true }).waitFor();
    await context.close();
  });

  it('is called off as a whole, and shows the progress', async () => {
    const date = freshDate();
    await bookFor(date, 'Asha Juma');
    const { page, context } = await asStaff(390);
    await openSheet(page, date);
    await page.getByRole('button', { name: 'More for the whole departure' }).click();
    await page.getByRole('menuitem', { name: 'Cancel the whole departure' }).click();
    await page.getByLabel(/^Reason/).fill('Storm warning');
    await expectUsable(page);
    await page.getByRole('button', { name: 'Cancel all bookings' }).click();
    await page.getByText('Done: 1 of 1 bookings cancelled').waitFor();
    await page.getByRole('heading', { name: 'Cancelled (1)' }).waitFor();
    await expectUsable(page);
    await context.close();
  });

  it('is printed with one line per party, and without buttons', async () => {
    const date = freshDate();
    await bookFor(date, 'Asha Juma');
    const { page, context } = await asStaff(1280);
    await openSheet(page, date);
    await page.emulateMedia({ media: 'print' });
    const row = page.getByRole('row', { name: /Asha Juma/ });
    await row.getByText('+255 700 000 001').waitFor();
    expect(await page.getByRole('button').count()).toBe(0);
    expect(await page.getByRole('article').count()).toBe(0);
    await context.close();
  });
});
