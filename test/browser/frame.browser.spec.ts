import type { Page } from 'playwright-core';
import { BrowserStory, describeInChromium, openPage } from '../support/browser.ts';
import { expectUsable } from '../support/expect-usable.ts';

describeInChromium('the frame of the site', () => {
  let story: BrowserStory;

  beforeAll(async () => {
    story = await BrowserStory.begin();
  });

  afterAll(() => story.end());

  it.each([390, 1280])(
    'searches from any page and leads back to the same place (%i px)',
    async (width) => {
      const { page, context, complaints } = await openPage(story.browser, width);
      await open(page, `${story.system.url}/tours`);
      const wayOut = page.getByRole('contentinfo').getByRole('link', { name: 'About Us' });
      await wayOut.scrollIntoViewIfNeeded();
      const depth = await page.evaluate(() => scrollY);
      expect(depth).toBeGreaterThan(500);
      await wayOut.click();
      await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
      await page.waitForFunction(() => scrollY === 0);
      const toggle = page.getByRole('button', { name: 'Search tours' });
      await toggle.click();
      await page.getByRole('combobox', { name: 'Search tours' }).waitFor();
      await page.keyboard.type('reef');
      await page.keyboard.press('Escape');
      expect(await page.getByRole('combobox', { name: 'Search tours' }).count()).toBe(0);
      expect(await toggle.evaluate((element) => element === document.activeElement)).toBe(true);
      await page.goBack();
      await page.waitForFunction((from) => Math.abs(scrollY - from) < 250, depth);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it.each([390, 1280])('keeps favourite tours in every tab (%i px)', async (width) => {
    const { page, context, complaints } = await openPage(story.browser, width);
    await open(page, `${story.system.url}/tours`);
    const tab = await context.newPage();
    await open(tab, `${story.system.url}/tours`);
    // The test starts to wait before the click, because the message disappears after some seconds.
    await Promise.all([
      page.getByText('Added to favorites').waitFor(),
      page.getByRole('button', { name: 'Favourite: Spice Farm Tour' }).click(),
    ]);
    await page.getByRole('button', { name: /^Favourite: Jozani Forest/ }).click();
    await tab.getByRole('button', { name: 'Favourites: 2' }).click();
    const panel = tab.getByRole('dialog', { name: 'Favourites' });
    await panel.getByRole('link', { name: 'Spice Farm Tour' }).waitFor();
    await tab.keyboard.press('Escape');
    await panel.waitFor({ state: 'hidden' });
    await tab.getByRole('button', { name: 'Favourites: 2' }).click();
    await panel.getByRole('button', { name: 'Remove: Spice Farm Tour' }).click();
    await panel.getByText('Removed from favorites').waitFor();
    await page.getByRole('button', { name: 'Favourites: 1' }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([
    ['Menu', 'Menu'],
    ['Favourites', 'Favourites'],
  ])(
    'opens %s by keyboard, traps the focus in it and returns the focus afterwards',
    async (button, title) => {
      const { page, context } = await openPage(story.browser, 390);
      await open(page, `${story.system.url}/tours`);
      const opener = page.getByRole('button', { name: button, exact: true });
      await opener.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: title });
      await dialog.waitFor();
      for (let tabs = 0; tabs < 12; tabs += 1) {
        await page.keyboard.press('Tab');
        // Only the browser's own bar may take the focus out of a modal dialog.
        const isKept = await dialog.evaluate(
          (element) =>
            document.activeElement === document.body || element.contains(document.activeElement),
        );
        expect(isKept).toBe(true);
      }
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden' });
      expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
      await context.close();
    },
  );

  it.each([320, 1280])('is accessible with every part open (%i px)', async (width) => {
    const { page, context } = await openPage(story.browser, width);
    await open(page, `${story.system.url}/tours?favourites=spice-farm-tour`);
    await expectUsable(page);
    await page.getByRole('button', { name: 'Favourites', exact: true }).click();
    await page.getByText('No favourites yet').waitFor();
    await expectUsable(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add all to favourites' }).click();
    await page.getByRole('button', { name: 'Favourites: 1' }).click();
    await page.getByRole('button', { name: 'Remove: Spice Farm Tour' }).waitFor();
    await expectUsable(page);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Search tours' }).click();
    await page.getByRole('combobox', { name: 'Search tours' }).waitFor();
    await expectUsable(page);
    await context.close();
  });

  it('opens a shared list, and ignores ids in it that are no tours', async () => {
    const { page, context } = await openPage(story.browser, 390);
    const ids = 'spice-farm-tour,../admin,%3Cscript%3E,no-such-tour';
    await open(page, `${story.system.url}/tours?favourites=${ids}`);
    await page.getByText('1 tour', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Add all to favourites' }).click();
    await page.getByRole('button', { name: 'Favourites: 1' }).waitFor();
    await context.close();
  });

  it.each([390, 1280])(
    'shows that a page has not arrived, and opens it once the network is back (%i px)',
    async (width) => {
      const { page, context, complaints } = await openPage(story.browser, width);
      await open(page, `${story.system.url}/tours`);
      await page.getByRole('button', { name: 'Favourite: Spice Farm Tour' }).click();
      await page.waitForLoadState('networkidle');
      await context.setOffline(true);
      await page.getByRole('button', { name: 'Favourites: 1' }).click();
      await page.getByRole('button', { name: 'Remove: Spice Farm Tour' }).waitFor();
      await page.keyboard.press('Escape');
      await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
      await page.getByText(/You are offline, and this page was not loaded yet/).waitFor();
      await page.getByRole('button', { name: 'Try again' }).waitFor();
      await context.setOffline(false);
      await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('offers to try again if a page’s file did not arrive', async () => {
    const { page, context } = await openPage(story.browser, 390);
    await open(page, `${story.system.url}/tours`);
    await page.route('**/assets/about-page*', (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click();
    await page.getByText(/Something went wrong\. Please try again or contact us/).waitFor();
    await page.unroute('**/assets/about-page*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'About Us' }).waitFor();
    await context.close();
  });

  it('keeps favourite tours only until the page is left if the browser has no storage, and logs this', async () => {
    const { page, context, complaints } = await openPage(story.browser, 390);
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await page.addInitScript(() => {
      const refuse = () => {
        throw new DOMException('Not here', 'SecurityError');
      };
      Storage.prototype.getItem = refuse;
      Storage.prototype.setItem = refuse;
    });
    await open(page, `${story.system.url}/tours`);
    // The test starts to wait before the click, because the message disappears after some seconds.
    await Promise.all([
      page.getByText('Added to favorites').waitFor(),
      page.getByRole('button', { name: 'Favourite: Spice Farm Tour' }).click(),
    ]);
    await page.getByRole('button', { name: 'Favourites: 1' }).waitFor();
    expect(logged.join('\n')).toMatch(/could not be read[^]*could not be saved/);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('finds tours without JavaScript', async () => {
    const context = await story.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${story.system.url}/about`);
    await page.getByRole('searchbox', { name: 'Search tours' }).fill('spice farm');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Spice Farm Tour' }).waitFor();
    expect(new URL(page.url()).search).toBe('?q=spice+farm');
    await page.getByRole('link', { name: /^Tomorrow/ }).click();
    await page.waitForURL(/date=\d{4}-\d\d-\d\d/);
    await page.getByRole('link', { name: 'Remove search filter' }).click();
    await page.getByText(/^\d+ tours on .*, \d+ not on this day$/).waitFor();
    expect(await page.getByRole('button', { name: /^Favourite/ }).count()).toBe(0);
    await context.close();
  });
});

/** Opens a page and waits until it is hydrated. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page
    .getByRole('button', { name: /^Favourite: / })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
}
