import type { BrowserContext, Page } from 'playwright-core';
import { addDays } from '../../services/libs/contracts/calendar.ts';
import { BrowserStory, describeInChromium, storyDay } from '../support/browser.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { owner } from '../support/processes/start-system.ts';
import { book } from '../support/stories/booking-requests.ts';
import { openConsole } from '../support/stories/open-console.ts';

const day = addDays(storyDay(), 9);

describeInChromium('staff whose session ends while they write', () => {
  let story: BrowserStory;

  beforeAll(async () => {
    story = await BrowserStory.begin();
  });

  afterAll(() => story.end());

  /**
   * Ends the session just before the page sends this command, so that no other request of the page notices the
   * end first.
   */
  async function endSessionBefore(page: Page, command: string): Promise<void> {
    await page.route(
      command,
      async (route) => {
        await page.context().clearCookies({ name: 'session' });
        await route.fulfill({
          status: 401,
          json: { code: 'NotSignedIn', title: 'Please sign in' },
        });
      },
      { times: 1 },
    );
  }

  /** Signs in again on the page that the ended session led to. */
  async function signInAgain(page: Page, context: BrowserContext, path: string): Promise<void> {
    await page.getByText(/Sign in again to return to your page\./).waitFor();
    await expectUsable(page);
    await page.getByLabel('Username').fill(owner.username);
    await page.getByLabel('Password').fill(owner.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL((url) => url.pathname === path);
    expect(await context.cookies()).toContainEqual(expect.objectContaining({ name: 'session' }));
  }

  describe.each([390, 1280])('at %i px', (width) => {
    it('continue the new booking with everything they entered', async () => {
      const path = '/admin/bookings/new';
      const { page, context } = await openConsole(story, width, path);
      await page.getByRole('button', { name: 'Make the booking' }).click();
      await page.getByText('Choose a tour.').first().waitFor();
      await expectUsable(page);
      await page.getByLabel('Tour *').selectOption({ index: 1 });
      await page.getByLabel('Date *').fill(day);
      await page
        .getByRole('button', { name: /^One more: / })
        .first()
        .click();
      await page.getByLabel('Name *').fill('Asha Juma');
      await page.getByLabel('E-mail (optional)').fill('asha@example.com');
      await page.getByLabel('Phone *').fill('+255 777 123 456');
      await page.getByRole('radio').first().check();
      await endSessionBefore(page, '**/api/admin/bookings');
      await page.getByRole('button', { name: 'Make the booking' }).click();
      await signInAgain(page, context, path);
      await page.getByText(/^This is your draft of /).waitFor();
      await expectUsable(page);
      expect(await page.getByLabel('Name *').inputValue()).toBe('Asha Juma');
      expect(await page.getByLabel('Date *').inputValue()).toBe(day);

      await page.getByRole('main').getByRole('link', { name: 'Bookings' }).click();
      const question = page.getByRole('dialog', { name: 'Leave without saving?' });
      await question.waitFor();
      await expectUsable(page);
      await question.getByRole('button', { name: 'Continue editing' }).click();
      await page.getByRole('button', { name: 'Make the booking' }).click();
      await page.getByText(/^Booking made: ZBL-/).waitFor();
      expect(await page.evaluate('Object.keys(localStorage).join()')).not.toContain('form-draft');
      await context.close();
    });

    it('find a dialog open again, with what they entered', async () => {
      const { reference } = await book(story.system.visitor(), { date: day });
      const path = `/admin/bookings/${reference}`;
      const { page, context } = await openConsole(story, width, path);
      await page.getByRole('button', { name: 'Cancel booking' }).click();
      const dialog = page.getByRole('dialog', { name: `Cancel ${reference}: are you sure?` });
      const reason = dialog.getByLabel('Reason (optional)');
      await reason.fill('The boat is broken');
      await endSessionBefore(page, '**/cancellation');
      await dialog.getByRole('button', { name: 'Cancel booking' }).click();
      await signInAgain(page, context, path);
      expect(await reason.inputValue()).toBe('The boat is broken');
      await page.reload();
      expect(await reason.inputValue()).toBe('The boat is broken');
      await dialog.getByRole('button', { name: 'Back' }).click();
      await page.reload();
      await page.getByRole('button', { name: 'Cancel booking' }).waitFor();
      expect(await dialog.count()).toBe(0);
      await context.close();
    });
  });
});
