import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import type { BookingView } from '../../services/libs/contracts/booking/booking-view.ts';
import { addDays } from '../../services/libs/contracts/calendar.ts';
import { book } from '../support/stories/booking-requests.ts';
import { BrowserStory, describeInChromium, openPage, storyDay } from '../support/browser.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { openConsole } from '../support/stories/open-console.ts';
import { owner } from '../support/processes/start-system.ts';

const today = storyDay();
const day = addDays(today, 9);

describeInChromium('staff at work', () => {
  let story: BrowserStory;

  beforeAll(async () => {
    story = await BrowserStory.begin();
  });

  afterAll(() => story.end());

  /** A booking by a traveller, ten days ahead. */
  async function aBooking(change: object = {}): Promise<string> {
    const { reference } = await book(story.system.visitor(), { date: day, ...change });
    return reference;
  }

  const openAt = (width: number, path = '/admin/bookings') => openConsole(story, width, path);

  const dialogOf = (page: Page) => page.getByRole('dialog');

  describe.each([390, 1280])('at %i px', (width) => {
    it('narrow the list of bookings, and share it by its address', async () => {
      const date = addDays(today, width === 390 ? 11 : 12);
      const reference = await aBooking({ date });
      const { page, context, complaints } = await openAt(width, '/admin/bookings?tab=all');
      const isPhone = width === 390;
      await page.getByRole('button', { name: 'Filters', exact: true }).click();
      await page.getByLabel('Status').selectOption('Confirmed');
      await page.getByLabel('Tour', { exact: true }).selectOption('Spice Farm Tour');
      await page.getByLabel('Travel on or after').fill(date);
      await page.getByLabel('Travel on or before').fill(date);
      await expectUsable(page);
      if (isPhone) await page.getByRole('button', { name: 'Show 1 booking' }).click();
      await page.getByRole('tabpanel').getByText('1 booking', { exact: true }).waitFor();
      await page.getByText(reference).first().waitFor();
      await expectUsable(page);
      await page.reload();
      await page.getByRole('tabpanel').getByText('1 booking', { exact: true }).waitFor();
      await page.getByRole('button', { name: 'Clear filters' }).click();
      await page.waitForURL(({ search }) => search === '?tab=all');
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('find a booking, cancel it with a reason and rebook it', async () => {
      const reference = await aBooking();
      const { page, context, complaints } = await openAt(width);
      await page.getByPlaceholder('ZBL-74100680').fill(reference.toLowerCase());
      await page.waitForURL(/search=/); // The search starts a moment after typing.
      await page.getByRole('tab', { name: 'All (1)' }).click();
      await page.waitForURL(/tab=all/);
      await page.getByText('Asha Juma').waitFor();
      await page.getByRole('button', { name: `Actions for ${reference}` }).click();
      await page.getByRole('menuitem', { name: 'Cancel booking' }).click();
      const dialog = dialogOf(page);
      await dialog.getByText('Nothing was collected, so there is nothing to refund.').waitFor();
      await expectUsable(page);
      await dialog.getByLabel('Reason (optional)').fill('The boat is broken');
      await dialog.getByRole('button', { name: 'Cancel booking' }).click();
      await page.getByText(`Booking cancelled: ${reference}`).waitFor();
      await page.getByText('cancelled', { exact: true }).waitFor();

      await page.getByRole('button', { name: `Actions for ${reference}` }).click();
      await page.getByRole('menuitem', { name: 'Rebook' }).click();
      await dialog.getByText('The price stays as it is.').waitFor();
      await expectUsable(page);
      await dialog.getByRole('button', { name: 'Rebook booking' }).click();
      await page.getByText(`Booking rebooked: ${reference}`).waitFor();
      await page.getByText('confirmed', { exact: true }).waitFor();

      await page.goto(`${story.system.url}/admin/bookings/${reference}`);
      const history = page.getByRole('group', { name: `History of ${reference}` });
      await history.getByText(/^Booking rebooked/).waitFor();
      await history.getByText('“The boat is broken”').waitFor();
      await expectUsable(page);
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('record what was collected and refunded on a booking’s own screen', async () => {
      const reference = await aBooking();
      const { page, context, complaints } = await openAt(width, `/admin/bookings/${reference}`);
      const payment = page.locator('[data-slot="payment-state"]');
      await payment.getByText('USD $60.00 due').waitFor();
      await page.getByRole('button', { name: 'Record payment: Asha Juma' }).click();
      await dialogOf(page)
        .getByLabel(/^Amount in USD/)
        .fill('70');
      await expectUsable(page);
      await dialogOf(page).getByRole('button', { name: 'Record the payment' }).click();
      await dialogOf(page)
        .getByText(/^Only \$60\.00 is due/)
        .first()
        .waitFor();
      await dialogOf(page).getByRole('button', { name: 'Record the payment' }).click();
      await payment.getByText('USD $10.00 to refund').waitFor();
      await page.getByRole('button', { name: 'Refund: Asha Juma' }).click();
      await dialogOf(page).getByRole('button', { name: 'Record the refund' }).click();
      await payment.getByText('$70.00 collected, $10.00 refunded').waitFor();
      const money = page.getByRole('table');
      await money.getByRole('row', { name: 'Due $0.00' }).waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('end the links in the e-mails of a booking', async () => {
      const reference = await aBooking();
      const { page, context } = await openAt(width, `/admin/bookings/${reference}`);
      await page.getByRole('button', { name: 'Disable links in e-mails' }).click();
      await expectUsable(page);
      await dialogOf(page).getByRole('button', { name: 'Disable links' }).click();
      await page.getByText(`Links in e-mails disabled: ${reference}`).waitFor();
      const history = page.getByRole('group', { name: `History of ${reference}` });
      await history.getByText(/^Links in earlier e-mails disabled/).waitFor();
      await expectUsable(page);
      await context.close();
    });

    it('confirm one request and decline another', async () => {
      const request = {
        tourId: 'paje-kitesurf-intro',
        pickupTime: '09:00',
        travellers: [{ category: 'Travelers', count: 1 }],
      };
      const [accepted, refused] = [await aBooking(request), await aBooking(request)];
      const { page, context } = await openAt(width, `/admin/bookings/${accepted}`);
      await page.getByRole('button', { name: 'Confirm', exact: true }).click();
      await dialogOf(page).getByRole('button', { name: 'Confirm booking' }).click();
      await page.getByText(`Booking confirmed: ${accepted}`).waitFor();
      await page.goto(`${story.system.url}/admin/bookings/${refused}`);
      await page.getByRole('button', { name: 'Decline' }).click();
      await expectUsable(page);
      await dialogOf(page).getByRole('button', { name: 'Decline booking' }).click();
      await page.getByText(`Booking declined: ${refused}`).waitFor();
      await page.getByRole('button', { name: 'Rebook' }).waitFor();
      await context.close();
    });

    it('change the travellers, the date and the contact, and see the price first', async () => {
      const reference = await aBooking();
      const { page, context } = await openAt(width, `/admin/bookings/${reference}`);
      await page.getByRole('button', { name: 'Modify' }).click();
      const dialog = dialogOf(page);
      await dialog.getByRole('button', { name: 'Back' }).click();
      await page.waitForFunction(() => document.activeElement?.textContent === 'Modify');
      await page.keyboard.press('Enter');
      await dialog.getByText('The price stays as it is.').waitFor();
      await dialog.getByRole('button', { name: 'One more: Adult (12+)' }).click();
      await dialog.getByText(/more than before/).waitFor();
      await dialog.getByRole('button', { name: 'Day after' }).click();
      await dialog.getByLabel('Name').fill('Asha Juma Ali');
      await expectUsable(page);
      await dialog.getByRole('button', { name: 'Save changes' }).click();
      await page.getByText(`Booking updated: ${reference}`).waitFor();
      const history = page.getByRole('group', { name: `History of ${reference}` });
      for (const what of [
        'Booking rescheduled',
        'Travellers changed',
        'Contact details corrected',
      ]) {
        await history.getByText(new RegExp(`^${what}`)).waitFor();
      }
      await page.getByLabel('New note').fill('Asked for a child seat');
      await page.getByRole('button', { name: 'Add note' }).click();
      await page
        .locator('[data-slot="booking-notes"]')
        .getByText('Asked for a child seat')
        .waitFor();
      await context.close();
    });

    it('book a departure that is no longer on sale for a caller, with a reason', async () => {
      const { page, context, complaints } = await openAt(width, '/admin/bookings/new');
      await page.getByRole('combobox', { name: 'Tour' }).selectOption({ label: 'Spice Farm Tour' });
      await page.getByRole('textbox', { name: 'Date' }).fill(addDays(today, -1));
      await page.getByRole('radio', { name: /^09:00/ }).check();
      await page.getByRole('button', { name: 'One more: Adult (12+)' }).click();
      await page.getByRole('button', { name: 'Make the booking' }).click();
      const summary = page.getByRole('group', { name: 'There is a problem' });
      await summary.getByText('Please fill in all required fields').waitFor();
      await expectUsable(page);
      await page.getByLabel('Name').fill('Salma Hamad');
      await page.getByRole('textbox', { name: 'E-mail' }).fill('salma@example.com');
      await page.getByLabel('Phone').fill('+255 700 000 002');
      await page.getByRole('button', { name: 'Make the booking' }).click();
      await summary.getByText('This date can no longer be booked').waitFor();
      await page.getByLabel('Reason for overriding').fill('They came yesterday');
      await page.getByRole('button', { name: 'Make the booking' }).click();
      await page.getByText(/^Booking made: ZBL-/).waitFor();
      await page.getByText('“They came yesterday”').waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    });

    it('move between the screens, find a screen by a few letters, and sign out', async () => {
      const reference = await aBooking();
      const { page, context } = await openAt(width);
      await page.getByRole('heading', { name: 'Booking Management' }).waitFor();
      await expectUsable(page);
      if (width < 600) await page.getByRole('button', { name: 'More' }).click();
      await page.getByRole('link', { name: 'E-mails' }).click();
      await page.getByRole('heading', { name: 'E-mails' }).waitFor();
      await page.waitForFunction(() => document.activeElement?.tagName === 'H1');
      await expectUsable(page);
      await page.getByRole('button', { name: /^(Find|Search)/ }).click();
      await dialogOf(page).getByRole('combobox').fill(reference);
      await page.getByRole('option', { name: reference }).waitFor();
      await expectUsable(page);
      await dialogOf(page).getByRole('combobox').fill('safari');
      await page
        .getByRole('option', { name: /Safari/ })
        .first()
        .waitFor();
      await expectUsable(page);
      await dialogOf(page).getByRole('combobox').fill('close a day');
      await page.getByRole('option', { name: 'Close a day or a departure' }).waitFor();
      await dialogOf(page).getByRole('combobox').fill(reference);
      await page.getByRole('option', { name: reference }).waitFor();
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'Spice Farm Tour' }).waitFor();
      expect(new URL(page.url()).pathname).toBe(`/admin/bookings/${reference}`);
      if (width < 600) await page.getByRole('button', { name: 'More' }).click();
      await expectUsable(page);
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await page.getByText('Signed out successfully').waitFor();
      await page.waitForURL(`${story.system.url}/`);
      await context.close();
    });

    it('see changes by other staff automatically, with a mark', async () => {
      const reference = await aBooking();
      const search = `/admin/bookings?tab=all#search=${reference}`;
      const one = await openAt(width, search);
      const other = await openAt(width, `/admin/bookings/${reference}`);
      await one.page.getByText('confirmed', { exact: true }).waitFor();
      await other.page.getByRole('button', { name: 'Cancel booking' }).click();
      await dialogOf(other.page).getByRole('button', { name: 'Cancel booking' }).click();
      await other.page.getByText(`Booking cancelled: ${reference}`).waitFor();
      await one.page.getByText('cancelled', { exact: true }).waitFor();
      await one.page.getByText('Changed just now').waitFor({ state: 'attached' });
      await expectUsable(one.page);
      // The person who made the change gets no notice of it.
      expect(await other.page.getByText(/Somebody else changed/).count()).toBe(0);
      await one.context.close();
      await other.context.close();
    });

    it('decide which change is kept when another person was faster', async () => {
      const reference = await aBooking();
      const slow = await openAt(width, `/admin/bookings/${reference}`);
      await slow.page.getByRole('button', { name: 'Cancel booking' }).click();
      const question = dialogOf(slow.page);
      await question.getByText('Are you sure').or(question.getByText('are you sure')).waitFor();
      const fast = await openAt(width, `/admin/bookings/${reference}`);
      await fast.page.getByRole('button', { name: 'Modify' }).click();
      await dialogOf(fast.page).getByRole('button', { name: 'Day after' }).click();
      await dialogOf(fast.page).getByRole('button', { name: 'Save changes' }).click();
      await fast.page.getByText(`Booking updated: ${reference}`).waitFor();

      await question.getByRole('button', { name: 'Cancel booking' }).click();
      await question.getByText('This was changed by someone else meanwhile.').waitFor();
      const changed = question.getByRole('alert');
      expect(await changed.locator('del').first().getAttribute('aria-label')).toMatch(/^you saw: /);
      await expectUsable(slow.page);
      await question.getByRole('button', { name: 'Cancel booking anyway' }).click();
      await slow.page.getByText(`Booking cancelled: ${reference}`).waitFor();
      await fast.page.getByRole('button', { name: 'Rebook' }).waitFor();
      await slow.context.close();
      await fast.context.close();
    });

    it('modify a booking that another person has just modified, and keep both changes', async () => {
      const reference = await aBooking();
      const slow = await openAt(width, `/admin/bookings/${reference}`);
      const fast = await openAt(width, `/admin/bookings/${reference}`);
      for (const { page } of [slow, fast]) {
        await page.getByRole('button', { name: 'Modify' }).click();
        await dialogOf(page).getByText('The price stays as it is.').waitFor();
      }
      await dialogOf(fast.page).getByRole('button', { name: 'One more: Adult (12+)' }).click();
      await dialogOf(fast.page).getByRole('button', { name: 'Save changes' }).click();
      await fast.page.getByText(`Booking updated: ${reference}`).waitFor();

      const dialog = dialogOf(slow.page);
      await dialog.getByRole('button', { name: 'Day after' }).click();
      await dialog.getByRole('button', { name: 'Save changes' }).click();
      await dialog.getByText('This was changed by someone else meanwhile.').waitFor();
      await dialog.getByText('3 × Adult (12+) at $30.00').waitFor();
      await dialog.getByText('The price stays as it is.').waitFor();
      await expectUsable(slow.page);
      await dialog.getByRole('button', { name: 'Save changes anyway' }).click();
      await slow.page.getByText(`Booking updated: ${reference}`).waitFor();

      const { body } = await story.system
        .staff()
        .then((staff) => staff.get<BookingView>(`/api/admin/bookings/${reference}`));
      expect(body).toMatchObject({ date: addDays(day, 1), guests: 3, totalPrice: 90 });
      await slow.context.close();
      await fast.context.close();
    });
  });

  it('see the list of bookings without e-mail and phone on a tablet, which has no room for them', async () => {
    const reference = await aBooking();
    const { page, context } = await openAt(1024, '/admin/bookings?tab=all');
    await page.getByRole('row').filter({ hasText: reference }).waitFor();
    await page.getByRole('columnheader', { name: 'Total, due' }).waitFor();
    expect(await page.getByRole('columnheader', { name: 'E-mail, phone' }).count()).toBe(0);
    await expectUsable(page);
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.getByRole('columnheader', { name: 'E-mail, phone' }).waitFor();
    await context.close();
  });

  it('use keyboard shortcuts for everything, unless they switch them off', async () => {
    const { page, context } = await openAt(1280);
    const heading = (name: string) => page.getByRole('heading', { name, level: 1 });
    await heading('Booking Management').waitFor();
    await page.keyboard.press('n');
    await heading('New booking').waitFor();
    await page.keyboard.type('ge');
    await heading('E-mails').waitFor();
    await page.keyboard.type('gb');
    await heading('Booking Management').waitFor();
    await page.keyboard.press('2');
    await page.waitForURL('**/admin/bookings?tab=due-today');
    await page.keyboard.press('/');
    await dialogOf(page).getByRole('combobox').waitFor();
    await page.keyboard.press('Escape');
    await page.keyboard.press('?');
    const help = dialogOf(page);
    await help.getByText('Go to E-mails').waitFor();
    await expectUsable(page);
    await help.getByRole('checkbox').uncheck();
    await page.keyboard.press('Escape');
    await page.keyboard.press('n');
    await page.keyboard.press('Control+k');
    await dialogOf(page).getByRole('combobox').waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/bookings');
    await context.close();
  });

  it('see when live updates stop, and when they are back', async () => {
    const { page, context } = await openPage(story.browser, 1280);
    await context.route('**/api/admin/events', (route) => route.abort());
    await page.goto(`${story.system.url}/admin/bookings`);
    await page.getByLabel('Username').fill(owner.username);
    await page.getByLabel('Password').fill(owner.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByText('Not live: reconnecting...').filter({ visible: true }).waitFor();
    await expectUsable(page);
    await context.unroute('**/api/admin/events');
    await page.getByText('Live', { exact: true }).filter({ visible: true }).waitFor();
    await context.close();
  });

  it('stay in the console if a screen’s file did not arrive, and try again', async () => {
    const { page, context } = await openAt(390);
    await page.getByRole('heading', { level: 1, name: 'Booking Management' }).waitFor();
    await page.route('**/assets/admin-departures-page*', (route) => route.abort());
    const ways = page.getByRole('navigation', { name: 'Console, bottom menu' });
    await ways.getByRole('link', { name: 'Departures' }).click();
    await page.getByRole('heading', { level: 1, name: 'Something went wrong' }).waitFor();
    await expectUsable(page);
    await ways.getByRole('link', { name: 'Bookings' }).click();
    await page.getByRole('heading', { level: 1, name: 'Booking Management' }).waitFor();
    await page.goBack();
    await page.unroute('**/assets/admin-departures-page*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Departures' }).waitFor();
    await context.close();
  });

  it('move through the rows with the arrow keys, and export the list as a file', async () => {
    const references = [await aBooking(), await aBooking()];
    const { page, context } = await openAt(1280, '/admin/bookings?tab=all');
    const [newest = '', next = ''] = references.reverse();
    await page.getByRole('link', { name: newest }).focus();
    await page.keyboard.press('ArrowDown');
    await page.waitForFunction(
      (reference) => document.activeElement?.textContent.includes(reference),
      next,
    );
    await page.keyboard.press('Enter');
    await page.waitForURL(`**/admin/bookings/${next}`);
    await page.goBack();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export CSV' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.csv$/);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.getByPlaceholder('ZBL-74100680').fill(newest);
    const [found] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Export CSV' }).click(),
    ]);
    const file = await readFile(await found.path(), 'utf8');
    expect(file).toMatch(/^\ufeff"Reference"/);
    expect([file.includes(newest), file.includes(next)]).toEqual([true, false]);
    expect(asked.filter((url) => url.includes('/api/') && url.includes(newest))).toEqual([]);
    await context.close();
  });
});
