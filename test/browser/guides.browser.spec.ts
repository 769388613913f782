import { BrowserStory, describeInChromium, openPage } from '../support/browser.ts';

describeInChromium('the guides', () => {
  let story: BrowserStory;

  beforeAll(async () => {
    story = await BrowserStory.begin();
  });

  afterAll(() => story.end());

  it.each([390, 1280])(
    'are shown on the home page in pages of four or six, and wrap around (%i px)',
    async (width) => {
      const { page, context, complaints } = await openPage(story.browser, width);
      await page.goto(`${story.system.url}/`);
      for (const { title, things, slugs } of [
        { title: 'Top attractions', things: 'attractions', slugs: [4, 8, 0] },
        { title: 'Best Places', things: 'places', slugs: [6, 12, 0] },
      ]) {
        const links = page.getByRole('region', { name: title }).getByRole('link');
        await links.first().scrollIntoViewIfNeeded();
        for (const index of slugs) {
          await page.getByRole('button', { name: `Next ${things}` }).click();
          await page.waitForFunction(
            ([link]) => {
              const box = link?.getBoundingClientRect();
              return box !== undefined && box.left >= 0 && box.right <= innerWidth + 1;
            },
            [await links.nth(index).elementHandle()],
          );
        }
      }
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('lead by keyboard from the home page to a guide and on to its tour', async () => {
    const { page, context } = await openPage(story.browser, 1280);
    await page.goto(`${story.system.url}/`);
    const places = page.getByRole('region', { name: 'Best Places' });
    const last = places.getByRole('link', { name: /^Makunduchi/ });
    await last.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/destinations\/makunduchi$/);
    await page.getByRole('heading', { level: 1, name: 'Makunduchi' }).waitFor();
    await page.getByRole('link', { name: /^Kizimkazi/ }).press('Enter');
    await page.waitForURL(/\/destinations\/kizimkazi$/);
    const related = page.getByRole('region', { name: 'Related tours' });
    await related.getByRole('link', { name: 'Dolphin Watch, Kizimkazi' }).press('Enter');
    await page.waitForURL(/\/tour\/dolphin-watch-kizimkazi$/);
    await context.close();
  });

  it('show an error at an unknown address, and the address does not change', async () => {
    const { page, context } = await openPage(story.browser, 390);
    const answer = await page.goto(`${story.system.url}/destinations/atlantis`);
    await page.getByText('Oops! Page not found').waitFor();
    expect(answer?.status()).toBe(404);
    expect(new URL(page.url()).pathname).toBe('/destinations/atlantis');
    await context.close();
  });
});
