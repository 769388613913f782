import {
  BrowserStory,
  describeInChromium,
  openPage,
  untilHydrated,
  storyDay,
} from '../support/browser.ts';
import { expectUsable } from '../support/expect-usable.ts';

const day = storyDay(9);

describeInChromium('finding a tour', () => {
  let story: BrowserStory;

  beforeAll(async () => {
    story = await BrowserStory.begin();
  });

  afterAll(() => story.end());

  it.each([390, 1280])(
    'begins on the home page, and the address keeps the search (%i px)',
    async (width) => {
      const { page, context, complaints } = await openPage(story.browser, width);
      await page.goto(story.system.url);
      await page.waitForLoadState('networkidle');
      const what = page.getByRole('combobox', { name: 'What' });
      await what.fill('spi');
      await page.getByRole('option', { name: 'Spice Farm Tour' }).click();
      await page.waitForURL(`${story.system.url}/tour/spice-farm-tour`);
      await page.goBack();
      await what.fill('spice');
      await page.getByLabel('When').fill(day);
      await page.getByLabel('Travellers').selectOption('4');
      await page.getByRole('button', { name: 'Search Adventures' }).click();
      await page.waitForURL(`${story.system.url}/tours?q=spice&date=${day}&guests=4`);
      const farm = page.getByRole('link', { name: 'Spice Farm Tour' });
      await farm.waitFor();
      if (width < 1024) await page.getByRole('button', { name: 'Filter and sort' }).click();
      await page.getByLabel('Category').selectOption('Food & Culinary');
      if (width < 1024) await page.getByRole('button', { name: /^Show \d+ tours?$/ }).click();
      await page.getByRole('link', { name: 'Remove category filter' }).click();
      await page.getByRole('link', { name: 'Remove travellers filter' }).click();
      await page.waitForURL(`${story.system.url}/tours?q=spice&date=${day}`);
      await page.reload();
      await farm.waitFor();
      await page.getByRole('link', { name: 'Clear all' }).click();
      await page.getByText('24 tours', { exact: true }).waitFor();
      expect(page.url()).toBe(`${story.system.url}/tours`);
      expect(await page.getByRole('combobox', { name: 'What' }).inputValue()).toBe('');
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it.each([390, 1280])(
    'shows the tours that can be booked on a day first, and filters and sorts them (%i px)',
    async (width) => {
      const { page, context, complaints } = await openPage(story.browser, width);
      await page.goto(`${story.system.url}/tours?date=${day}&guests=2`);
      await page.waitForLoadState('networkidle');
      const cards = page.getByRole('list', { name: 'Tours' }).getByRole('article');
      await cards
        .first()
        .getByText(/^Starts \d\d:\d\d/)
        .waitFor();
      const { y = Infinity } = (await cards.first().boundingBox()) ?? {};
      expect(y).toBeLessThan(page.viewportSize()?.height ?? 0);
      const choose = async (label: string, value: string) => {
        if (width < 1024) await page.getByRole('button', { name: /^Filter and sort/ }).click();
        await page.getByLabel(label).selectOption(value);
        await expectUsable(page);
        if (width < 1024) await page.getByRole('button', { name: /^Show \d+ tours?$/ }).click();
      };
      await choose('Pick-up', 'included');
      await choose('Price', '50');
      await choose('Sort by', 'price');
      await page.waitForURL(/price=50&pickup=included&sort=price$/);
      const prices = await cards
        .locator('[data-slot=price]')
        .evaluateAll((all) => all.map((each) => Number(each.getAttribute('value'))));
      expect(prices.length).toBeGreaterThan(2);
      expect(prices).toEqual(prices.toSorted((a, b) => a - b));
      expect(Math.max(...prices)).toBeLessThanOrEqual(50);
      // The train to Mikumi has to be booked three days before.
      await page.goto(`${story.system.url}/tours?date=${storyDay(1)}`);
      await page.getByText(/^\d+ not on this day$/).click();
      await page
        .getByRole('list', { name: 'Not on this day' })
        .getByRole('article')
        .first()
        .waitFor();
      await expectUsable(page);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it.each([390, 1280])('filters and sorts without JavaScript (%i px)', async (width) => {
    const context = await story.browser.newContext({
      javaScriptEnabled: false,
      viewport: { width, height: 800 },
    });
    const page = await context.newPage();
    await page.goto(`${story.system.url}/tours`);
    if (width < 1024) await page.getByRole('button', { name: 'Filter and sort' }).click();
    await page.getByLabel('Sort by').selectOption('price');
    await page.getByLabel('Duration').selectOption('half-day');
    await page
      .getByRole('button', { name: width < 1024 ? 'Show 24 tours' : 'Search' })
      .last()
      .click();
    await page.getByRole('link', { name: 'Remove duration filter' }).waitFor();
    expect(new URL(page.url()).searchParams.get('sort')).toBe('price');
    expect(await page.getByText('24 tours', { exact: true }).count()).toBe(0);
    await context.close();
  });

  it('suggests tours in the bar of every page despite a typing error, and opens the chosen one', async () => {
    const { page, context, complaints } = await openPage(story.browser, 390);
    await page.goto(`${story.system.url}/about`);
    await untilHydrated(page);
    await page.getByRole('button', { name: 'Search tours' }).click();
    await page.getByRole('combobox', { name: 'Search tours' }).fill('mnemda');
    await page.getByRole('option', { name: 'Mnemba Reef Snorkelling' }).waitFor();
    await expectUsable(page);
    await page.getByRole('option', { name: 'Mnemba Reef Snorkelling' }).click();
    await page.waitForURL(`${story.system.url}/tour/mnemba-reef-snorkelling`);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each(['/', '/tours'])('accepts a day that is typed, digit by digit (%s)', async (path) => {
    const { page, context } = await openPage(story.browser, 1280);
    await page.goto(`${story.system.url}${path}`);
    await untilHydrated(page);
    const [year = '', month = '', dayOfMonth = ''] = day.split('-');
    await page.getByLabel('When').focus();
    await page.keyboard.type(`${month}${dayOfMonth}${year}`, { delay: 30 });
    expect(await page.getByLabel('When').inputValue()).toBe(day);
    await page
      .getByRole('button', { name: /^Search/ })
      .last()
      .click();
    await page.waitForURL(`${story.system.url}/tours?date=${day}`);
    await page.getByRole('link', { name: 'Remove date filter' }).waitFor();
    await context.close();
  });

  it('shows for each tour whether it can still be booked today', async () => {
    const { page, context } = await openPage(story.browser, 390);
    await page.goto(`${story.system.url}/tours`);
    await page.waitForLoadState('networkidle');
    await page.getByRole('link', { name: /^Today/ }).click();
    // This part is folded while other tours can be booked, which depends on the hour.
    await page.locator('[data-slot="not-on-day"]').evaluate((folded: HTMLDetailsElement) => {
      folded.open = true;
    });
    await page.getByText('Too late to book').first().waitFor();
    await context.close();
  });

  it('shows why the tours do not load, and tries again when asked', async () => {
    const { page, context } = await openPage(story.browser, 390);
    await page.goto(`${story.system.url}/about`);
    await page.waitForLoadState('networkidle');
    await page.route('**/api/tours', (route) => route.abort());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Zanzibar Tours' }).click();
    await page.getByText('Failed to fetch tours: the server cannot be reached').waitFor();
    await page.unroute('**/api/tours');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('24 tours', { exact: true }).waitFor();
    await context.close();
  });

  it('shows that the tours are slow to load', async () => {
    const { page, context } = await openPage(story.browser, 390);
    await page.goto(`${story.system.url}/about`);
    await page.waitForLoadState('networkidle');
    let answer: () => void = () => undefined;
    const isTime = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/tours', async (route) => {
      await isTime;
      await route.continue();
    });
    await page.getByRole('contentinfo').getByRole('link', { name: 'Zanzibar Tours' }).click();
    await page.getByText('Loading the tours takes longer than usual. Still trying…').waitFor();
    answer();
    await page.getByText('24 tours', { exact: true }).waitFor();
    await context.close();
  });

  it('keeps the selected suggestion visible on a screen magnified four times', async () => {
    const { page, context } = await openPage(story.browser, 320);
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(`${story.system.url}/tours`);
    await untilHydrated(page);
    const what = page.getByRole('combobox', { name: 'What' });
    await what.fill('s');
    const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
    await options.last().waitFor({ state: 'attached' });
    await what.press('ArrowUp');
    await page.waitForFunction(() => {
      const box = document.querySelector('[role=option][aria-selected=true]');
      const { top = -1, bottom = -1 } = box?.getBoundingClientRect() ?? {};
      return top >= 0 && bottom <= innerHeight;
    });
    await what.press('Home');
    expect(await what.getAttribute('aria-activedescendant')).toBeNull();
    await context.close();
  });

  it.each([
    ['no values', 'date=banana&guests=999&category=%3Cscript%3Ealert(1)%3C/script%3E'],
    ['a text of 10 kB', `q=${'%3Cimg%20src=x%20onerror=alert(1)%3E'.repeat(300)}`],
    ['a very long word', `q=${'W'.repeat(3000)}`],
    ['everything twice', 'q=a&q=b&date=2027-01-01&date=banana&guests=3&guests=4&favourites=..%2F'],
  ])('shows valid results for an address with %s', async (_, search) => {
    const { page, context, complaints } = await openPage(story.browser, 390);
    const answer = await page.goto(`${story.system.url}/tours?${search}`);
    expect(answer?.status()).toBe(200);
    await page.getByText(/^\d+ tours( on .*)?$/).waitFor({ state: 'attached' });
    await expectUsable(page);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
