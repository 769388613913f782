import type { Page } from 'playwright-core';
import {
  BrowserStory,
  describeInChromium,
  holdBack,
  openPage,
  untilHydrated,
  storyDay,
} from '../support/browser.ts';

/** The requests that every page makes from the browser: its session, current availability and a view. */
const ofTheBrowser =
  /^(GET \/api\/auth\/session|GET \/api\/tours\/[\w-]+\/availability|POST \/api\/tours\/[\w-]+\/views)$/;

const day = storyDay(9);

const pages = [
  ['/', 'Top Booked Experiences'],
  ['/tours', 'Zanzibar Tours'],
  ['/tours?q=spice&guests=4', 'Spice Farm Tour'],
  ['/tour/spice-farm-tour', 'Spice Farm Tour'],
  [`/tour/mnemba-reef-snorkelling?date=${day}&guests=3`, 'Mnemba Reef Snorkelling'],
  [`/booking/spice-farm-tour?date=${day}`, 'Complete your booking'],
  ['/destinations/nungwi', 'Nungwi'],
  ['/destinations', 'Places'],
  ['/attractions', 'Attractions'],
  ['/about', 'About'],
  ['/contact', 'Contact'],
  ['/thank-you?reference=ZBL-74100680', 'What’s Next'],
  ['/find-booking', 'Manage booking'],
  ['/no/such/page', '404'],
] as const;

describeInChromium('pages rendered on the server', () => {
  let story: BrowserStory;

  beforeAll(async () => {
    story = await BrowserStory.begin();
  });

  afterAll(() => story.end());

  it.each(pages)(
    'are hydrated without a change, and request no data again: %s',
    async (path, heading) => {
      const { page, context, complaints } = await openPage(story.browser, 1280);
      const calls = callsOf(page);
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      await page.goto(`${story.system.url}${path}`);
      await page.getByRole('heading', { name: heading }).first().waitFor();
      await untilHydrated(page);
      expect(calls.filter((call) => !ofTheBrowser.test(call))).toEqual([]);
      const expected = path.startsWith('/no/') ? /404|no page at/ : /^$/;
      expect(errors.filter((error) => !expected.test(error))).toEqual([]);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('continue as one site: a tour is requested once, when the pointer is over its link', async () => {
    const { page, context } = await openPage(story.browser, 1280);
    await page.goto(`${story.system.url}/tours`);
    await untilHydrated(page);
    const calls = callsOf(page);
    const tour = page.getByRole('link', { name: 'Spice Farm Tour' }).first();
    await tour.hover();
    await tour.click();
    await page.getByRole('heading', { level: 1, name: 'Spice Farm Tour' }).waitFor();
    await page.getByRole('heading', { name: 'Highlights' }).waitFor();
    expect(calls.filter((call) => call === 'GET /api/tours/spice-farm-tour')).toHaveLength(1);
    await context.close();
  });

  it('are painted before the scripts that hydrate them are requested', async () => {
    const { page, context } = await openPage(story.browser, 390);
    await page.goto(`${story.system.url}/tour/spice-farm-tour`);
    await untilHydrated(page);
    const scripts = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint');
      return performance.getEntriesByType('resource').flatMap(({ name, startTime }) => {
        const [file] = /[^/]+\.js$/.exec(name) ?? [];
        return file === undefined ? [] : [{ file, isLater: startTime >= (paint?.startTime ?? 0) }];
      });
    });
    expect(scripts.length).toBeGreaterThan(5);
    const early = scripts.filter(({ isLater }) => !isLater);
    expect(early.map(({ file }) => file.replace(/-.*/, ''))).toEqual(['begin']);
    await context.close();
  });

  it('keep text that was typed before they are hydrated', async () => {
    const { page, context } = await openPage(story.browser, 390);
    const letThrough = await holdBack(page, '**/assets/*.js');
    await page.goto(`${story.system.url}/`, { waitUntil: 'commit' });
    const box = page.getByRole('search', { name: 'Tours' }).getByLabel('What');
    await box.fill('spice');
    letThrough();
    await untilHydrated(page);
    expect(await box.inputValue()).toBe('spice');
    await box.press('Enter');
    await page.waitForURL(/\/tours\?q=spice$/);
    await context.close();
  });

  it('keep a number of travellers that was typed before they are hydrated', async () => {
    const { page, context } = await openPage(story.browser, 390);
    const letThrough = await holdBack(page, '**/assets/*.js');
    await page.goto(`${story.system.url}/tour/spice-farm-tour`, { waitUntil: 'commit' });
    const panel = page.getByRole('region', { name: 'Book this tour' });
    await panel.getByRole('spinbutton', { name: 'Adult (12+)' }).fill('3');
    letThrough();
    await panel.getByText('3 × Adult (12+) at $30').waitFor();
    await context.close();
  });

  it.each(['/', '/tours', '/tour/spice-farm-tour', '/destinations/nungwi', '/404'])(
    'show every print without JavaScript, each in more than one colour: %s',
    async (path) => {
      const context = await story.browser.newContext({
        javaScriptEnabled: false,
        viewport: { width: 1280, height: 900 },
      });
      const page = await context.newPage();
      await page.goto(`${story.system.url}${path}`, { waitUntil: 'networkidle' });
      const scenes = await page.locator('[data-slot="scene"]:visible').all();
      expect(scenes.length).toBeGreaterThan(0);
      for (const scene of scenes) {
        await scene.scrollIntoViewIfNeeded();
        // A scene with only its sky compresses to a third of that.
        expect((await scene.screenshot({ animations: 'disabled' })).length).toBeGreaterThan(8_000);
      }
      await context.close();
    },
  );

  it.each([
    ['/tour/spice-farm-tour', 'Book on WhatsApp'],
    [`/booking/spice-farm-tour?date=${day}`, 'Book on WhatsApp'],
    ['/find-booking', 'Write on WhatsApp'],
    ['/manage-booking/ZBL-12345678', 'Write on WhatsApp'],
    ['/review/ZBL-12345678', 'Write on WhatsApp'],
  ])('say without JavaScript that they need it, and how to reach us: %s', async (path, name) => {
    for (const width of [390, 1280]) {
      const context = await story.browser.newContext({
        javaScriptEnabled: false,
        viewport: { width, height: 900 },
      });
      const page = await context.newPage();
      await page.goto(`${story.system.url}${path}`);
      expect(await page.getByText(/needs? JavaScript/).isVisible()).toBe(true);
      expect(await page.getByRole('link', { name }).isVisible()).toBe(true);
      expect(
        await page
          .getByRole('link', { name: /^Call / })
          .first()
          .isVisible(),
      ).toBe(true);
      expect(await page.getByRole('link', { name: 'Write an e-mail' }).isVisible()).toBe(true);
      expect(await page.locator('[data-slot="skeleton"]:visible').count()).toBe(0);
      await context.close();
    }
  });

  it('can be read and searched without JavaScript', async () => {
    const context = await story.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${story.system.url}/`);
    await page.getByRole('search', { name: 'Tours' }).getByLabel('What').fill('spice');
    await page.getByRole('button', { name: 'Search Adventures' }).click();
    await page.waitForURL(/\/tours\?.*q=spice/);
    await page.getByRole('link', { name: 'Spice Farm Tour' }).first().click();
    await page.waitForURL(/\/tour\/spice-farm-tour/);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toMatch(/spice farm tour/i);
    expect(await page.getByRole('heading', { name: 'The day, hour by hour' }).isVisible()).toBe(
      true,
    );
    await context.close();
  });
});

/** The calls of the API from now on: `GET /api/tours`. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}
