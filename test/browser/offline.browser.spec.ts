import type { Page } from 'playwright-core';
import { book } from '../support/stories/booking-requests.ts';
import { BrowserStory, describeInChromium, openPage, storyDay } from '../support/browser.ts';
import { expectUsable } from '../support/expect-usable.ts';

const email = 'asha@example.com';
const pickupPlace = 'Tembo House Hotel';

describeInChromium('without a connection', () => {
  let story: BrowserStory;

  beforeAll(async () => {
    story = await BrowserStory.begin();
  });

  afterAll(() => story.end());

  /** The page of a new booking, in a browser that has given a proof and has the service worker. */
  async function openedBooking(width: number) {
    const { reference } = await book(story.system.visitor(), { date: storyDay(9), pickupPlace });
    const screen = await openPage(story.browser, width, { areWorkersAllowed: true });
    const address = `${story.system.url}/manage-booking/${reference}`;
    const proof = `${story.system.url}/api/bookings/${reference}/proof`;
    expect((await screen.context.request.post(proof, { data: { email } })).status()).toBe(204);
    await screen.page.goto(address);
    await workerOf(screen.page);
    return { ...screen, address, reference };
  }

  it.each([390, 1280])(
    'a kept booking and its voucher can be read, until the traveller removes them (%i px)',
    async (width) => {
      const { page, context, address, reference, complaints } = await openedBooking(width);
      await page.getByRole('button', { name: 'Keep on this phone' }).click();
      await page.getByText(/Kept on this phone, as of/).waitFor();
      await expectUsable(page);
      const stored = await page.evaluate(() => JSON.stringify(localStorage));
      expect(stored).not.toMatch(/token|proof|[0-9a-f]{64}/);

      await context.setOffline(true);
      await page.goto(address, { waitUntil: 'commit' });
      await page.getByRole('heading', { name: 'You are offline' }).waitFor();
      await page.getByText(reference).waitFor();
      await page.getByText(pickupPlace).waitFor();
      await page.getByText(/as of .*\d\d:\d\d/).waitFor();
      await expectUsable(page);
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: 'Voucher (PDF)' }).click();
      expect((await download).suggestedFilename()).toBe(`${reference}.pdf`);

      await context.setOffline(false); // the page loads again
      await page.getByRole('button', { name: 'Forget' }).click();
      await page.getByRole('button', { name: 'Keep on this phone' }).waitFor();
      await context.setOffline(true);
      await page.goto(address, { waitUntil: 'commit' });
      await page.getByRole('heading', { name: 'You are offline' }).waitFor();
      expect(await page.getByText(reference).count()).toBe(0);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('a kept copy is removed when a proof fails', async () => {
    const { page, context, address, reference } = await openedBooking(390);
    await page.getByRole('button', { name: 'Keep on this phone' }).click();
    await page.getByText(/Kept on this phone, as of/).waitFor();
    await page.goto(`${story.system.url}/about`);
    await page.goto(`${address}#token=${'0'.repeat(64)}`);
    await page.waitForFunction((text) => !JSON.stringify(localStorage).includes(text), reference);
    await context.close();
  });

  it('every page of the site says that the device is offline', async () => {
    const { page, context } = await openedBooking(390);
    await context.setOffline(true);
    await page.goto(`${story.system.url}/tours`, { waitUntil: 'commit' });
    await page.getByText('This page needs a connection.').waitFor();
    await context.setOffline(false);
    // The page loads again when the connection is back.
    await page.getByRole('heading', { name: 'Zanzibar Tours' }).first().waitFor();
    await context.close();
  });
});

/** Waits until the service worker has its files and answers for the page. */
async function workerOf(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}
