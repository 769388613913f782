import { book } from '../support/stories/booking-requests.ts';
import { BrowserStory, describeInChromium, openPage, storyDay } from '../support/browser.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { type Guess, guessAll } from '../support/hostile/guesses.ts';

const elsewhere = { 'x-forwarded-for': '203.0.113.7' };

describeInChromium('a proof of work', () => {
  let story: BrowserStory;

  beforeAll(async () => {
    story = await BrowserStory.begin({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' });
    // Other clients reach the limit of all networks.
    const guesses = Array.from({ length: 300 }, (_, n): Guess => {
      const path = `/api/bookings/${20_000_000 + n * 7919}/proof`;
      const body = { email: 'nobody@example.com' };
      return { method: 'POST', path, body, from: `198.18.${n % 250}.1` };
    });
    await guessAll(story.system.url, guesses);
  });

  afterAll(() => story.end());

  /** The page of a booking that was made in another browser, when it asks for the e-mail address. */
  async function openProof(width: number) {
    const { reference } = await book(story.system.visitor(), { date: storyDay(9) });
    const screen = await openPage(story.browser, width);
    await screen.page.setExtraHTTPHeaders(elsewhere);
    await screen.page.goto(`${story.system.url}/manage-booking/${reference}`);
    await screen.page.getByRole('button', { name: 'Modify Booking' }).click();
    await screen.page.getByRole('textbox', { name: 'E-mail' }).fill('asha@example.com');
    return screen;
  }

  it.each([390, 1280])('is explained and done by the browser, %d px wide', async (width) => {
    const { page, context, complaints } = await openProof(width);
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'One moment' });
    await dialog.waitFor();
    expect(await dialog.getByRole('status').textContent()).toContain('solving a short puzzle');
    await page.getByText('asha@example.com').first().waitFor();
    expect(await dialog.count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('can be cancelled, and the page then says that there were too many attempts', async () => {
    const { page, context } = await openProof(390);
    // The worker never answers.
    await page.route(/solver\.worker/, () => undefined);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'One moment' }).waitFor();
    await expectUsable(page);
    await page.getByRole('button', { name: 'Cancel', exact: true }).click();
    await page
      .getByText(/too many/i)
      .first()
      .waitFor();
    expect(await page.getByRole('dialog', { name: 'One moment' }).count()).toBe(0);
    await context.close();
  });

  it('ends with an explanation if the browser cannot do it', async () => {
    const { page, context } = await openProof(390);
    await page.route(/solver\.worker/, (route) => route.abort());
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Not this time' });
    await dialog.waitFor();
    expect(await dialog.textContent()).toContain('WhatsApp');
    await dialog.getByRole('button', { name: 'Close' }).last().click();
    await page
      .getByText(/too many/i)
      .first()
      .waitFor();
    await context.close();
  });
});
