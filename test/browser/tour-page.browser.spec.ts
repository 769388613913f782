import type { Page } from 'playwright-core';
import { addDays } from '../../services/libs/contracts/calendar.ts';
import type { AdminTourView } from '../../services/libs/contracts/tour/tour-view.ts';
import {
  BrowserStory,
  describeInChromium,
  openPage,
  untilHydrated,
  storyDay,
} from '../support/browser.ts';

const today = storyDay();
const reef = 'mnemba-reef-snorkelling';
const [fullDay, closedDay] = [addDays(today, 12), addDays(today, 13)];

describeInChromium('the tour page, and the ad network on other pages', () => {
  let story: BrowserStory;

  beforeAll(async () => {
    story = await BrowserStory.begin({ ADS_CONVERSION_ID: 'AW-123456789/AbC-d_1' });
    const staff = await story.system.staff();
    const any = { 'if-match': '*' };
    const { body: tour } = await staff.get<AdminTourView>('/api/admin/tours/spice-farm-tour');
    const images = ['/one.svg', '/two.svg', '/three.svg'].map((path) => `${pictures}${path}`);
    await staff.put('/api/admin/tours/spice-farm-tour', { ...tour, images }, any);
    const departures = '/api/admin/departures';
    await staff.put(`${departures}/${reef}_${fullDay}_0830/capacity`, { capacity: 0 }, any);
    await staff.post(`${departures}/${reef}_${closedDay}_0830/closure`, {}, any);
  });

  afterAll(() => story.end());

  async function open(path: string, width: number) {
    const opened = await openPage(story.browser, width);
    await opened.page.route(`${pictures}/**`, (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: picture }),
    );
    await opened.page.route(`${adNetwork}/**`, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    await opened.page.goto(`${story.system.url}${path}`);
    return opened;
  }

  it.each([390, 1280])('shows pictures by swipe, keys and full screen (%i px)', async (width) => {
    const { page, context, complaints } = await open('/tour/spice-farm-tour', width);
    await answer(page, 'Decline');
    const row = page.getByRole('group', { name: 'Pictures: Spice Farm Tour' });
    await row.getByRole('list').first().focus();
    await page.keyboard.press('ArrowRight');
    await row.getByRole('list', { name: 'Picture 2 of 3' }).waitFor();
    // Scrolls like a swipe.
    await row
      .getByRole('list')
      .first()
      .evaluate((list) => {
        list.scrollTo({ left: 2 * list.clientWidth });
      });
    await row.getByRole('list', { name: 'Picture 3 of 3' }).waitFor();
    await row.getByRole('button', { name: 'View full screen' }).click();
    const sheet = page.getByRole('dialog', { name: 'Spice Farm Tour' });
    await sheet.getByRole('list', { name: 'Picture 3 of 3' }).waitFor();
    await page.keyboard.press('ArrowLeft');
    await sheet.getByRole('list', { name: 'Picture 2 of 3' }).waitFor();
    await page.keyboard.press('Escape');
    await sheet.waitFor({ state: 'hidden' });
    expect(complaints).toEqual([]);
    await context.close();
  });

  it.each([390, 1280])(
    'lets a visitor choose a day with only the keyboard, and marks full and closed days (%i px)',
    async (width) => {
      const { page, context, complaints } = await open(
        `/tour/${reef}?date=${addDays(fullDay, -1)}`,
        width,
      );
      await answer(page, 'Decline');
      await untilHydrated(page);
      const panel = page.getByRole('region', { name: 'Book this tour' });
      const day = (date: string) => panel.locator(`[data-day="${date}"]`);
      expect(await panel.getByRole('grid').count()).toBe(width === 390 ? 1 : 2);
      await day(addDays(fullDay, -1)).focus();
      await page.keyboard.press('ArrowRight');
      await panel.locator(`[data-day="${fullDay}"][data-state=full]`).waitFor();
      await page.keyboard.press('ArrowRight');
      await panel.locator(`[data-day="${closedDay}"][data-state=closed]`).waitFor();
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      const chosen = addDays(closedDay, 1);
      await panel.locator(`[data-day="${chosen}"][aria-pressed=true]:focus`).waitFor();
      await panel.getByText(/^Free cancellation until/).waitFor();
      const { width: target = 0 } = (await day(chosen).boundingBox()) ?? {};
      expect(target).toBeGreaterThanOrEqual(44);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it.each([390, 1280])(
    'leads from the strip in the hero to the calendar, shares the tour and asks for a group quote (%i px)',
    async (width) => {
      const { page, context, complaints } = await open(`/tour/${reef}`, width);
      await answer(page, 'Decline');
      await untilHydrated(page);
      await page.locator('[data-slot=cloth-hero]').getByRole('link', { name: /^Date/ }).click();
      await page.locator('[data-day]:focus').waitFor();
      await page.getByRole('heading', { name: 'Book this tour' }).waitFor();
      await page.getByRole('button', { name: /^More than 18\? Ask for a group quote$/ }).click();
      const sheet = page.getByRole('dialog', { name: 'Group quote' });
      await sheet.getByLabel('Name').fill('Asha Juma');
      await sheet.getByLabel('E-mail').fill('asha@example.com');
      await sheet.getByLabel('Phone').fill('+255 700 000 001');
      await sheet.getByLabel('Travellers').fill('24');
      await sheet.getByRole('button', { name: 'Ask for a quote' }).click();
      await sheet.getByText(/^We have your request/).waitFor();
      await page.keyboard.press('Escape');
      await page.evaluate(() => {
        Object.defineProperty(navigator, 'share', {
          configurable: true,
          value: ({ url }: { url: string }) => {
            Object.assign(window, { shared: url });
            return Promise.resolve();
          },
        });
      });
      await page.getByRole('button', { name: 'Share this tour' }).click();
      const shared = await page.evaluate(() => (window as { shared?: string }).shared ?? '');
      expect(shared).toContain(`/tour/${reef}?guests=2&travellers=`);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('keeps the content from the server visible while the scripts load', async () => {
    const { page, context } = await openPage(story.browser, 390);
    await page.addInitScript(() => {
      new MutationObserver((changes) => {
        const gone = changes.flatMap(({ removedNodes }) => Array.from(removedNodes));
        const isBody = (node: Node) =>
          node instanceof HTMLElement && node.matches('[data-slot=tour-body]');
        if (gone.some(isBody)) Object.assign(window, { isBodyLost: true });
      }).observe(document, { childList: true, subtree: true });
    });
    await page.route('**/assets/tour-body-*.js', async (route) => {
      // The script waits until the page has recorded its view.
      await noted;
      await route.continue();
    });
    const noted = page.waitForResponse(/\/views$/);
    await page.goto(`${story.system.url}/tour/spice-farm-tour?date=${addDays(today, 9)}`);
    await untilHydrated(page);
    await page.getByRole('button', { name: 'One more: Child (4-11)' }).click();
    await page.getByRole('region', { name: 'Book this tour' }).getByText('1 × Child').waitFor();
    expect(await page.evaluate(() => 'isBodyLost' in window)).toBe(false);
    await context.close();
  });

  it('shows the whole booking panel on a small laptop without scrolling, from the day to the buttons', async () => {
    const { page, context } = await open(
      `/tour/spice-farm-tour?date=${addDays(today, 9)}&time=14:00`,
      1280,
    );
    await page.setViewportSize({ width: 1280, height: 800 });
    await answer(page, 'Decline');
    const panel = page.getByRole('region', { name: 'Book this tour' });
    await panel.getByText(/^Free cancellation until/).waitFor();
    const hidden = await panel.evaluate((box) => box.scrollHeight - box.clientHeight);
    expect(hidden).toBe(0);
    await context.close();
  });

  it('shows a bar at the bottom of a narrow screen until the buttons of the panel are visible', async () => {
    const { page, context } = await open(`/tour/${reef}`, 390);
    await answer(page, 'Decline');
    const foot = page.locator('[data-slot=tour-foot] [data-slot=ink-bar]');
    await page.getByRole('heading', { name: 'Meeting point' }).scrollIntoViewIfNeeded();
    await foot.getByRole('button', { name: 'Book' }).click();
    await page.locator('[data-day]:focus').waitFor();
    await foot.waitFor({ state: 'visible' });
    const panel = page.getByRole('region', { name: 'Book this tour' });
    await panel.getByRole('link', { name: 'Book via WhatsApp' }).scrollIntoViewIfNeeded();
    await foot.waitFor({ state: 'hidden' });
    await context.close();
  });

  it('loads the tag of the ad network only after consent, and does not violate the security policy', async () => {
    const { page, context, complaints } = await open(
      `/tour/${reef}?gclid=abc&date=${fullDay}`,
      390,
    );
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(adNetwork)) asked.push(request.url());
    });
    const notice = page.getByRole('region', { name: 'May we measure our ads?' });
    await notice.waitFor();
    expect(asked).toEqual([]);
    // The notice covers no part of the page, because it is below the whole content.
    const main = await page.getByRole('main').boundingBox();
    const noticeBox = await notice.boundingBox();
    expect(noticeBox?.y).toBeGreaterThanOrEqual((main?.y ?? 0) + (main?.height ?? 0));
    const [request] = await Promise.all([
      page.waitForRequest(`${adNetwork}/**`),
      answer(page, 'Accept'),
    ]);
    expect(request.url()).toBe(`${adNetwork}/gtag/js?id=AW-123456789`);
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('sends no request to the ad network if the browser first loaded a private page', async () => {
    const { page, context, complaints } = await open('/find-booking', 390);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().startsWith(adNetwork)) asked.push(request.url());
    });
    await answer(page, 'Accept');
    await page.waitForFunction(() => 'dataLayer' in window);
    await untilHydrated(page);
    expect([asked, complaints]).toEqual([[], []]);
    await context.close();

    const next = await open('/find-booking', 390);
    // Before hydration, the link would load a new document, and that document would not be private.
    await untilHydrated(next.page);
    await next.page.locator('a[href="/"]').first().click();
    await next.page.waitForURL(`${story.system.url}/`);
    const [refused] = await Promise.all([
      next.page.waitForEvent('requestfailed', (each) => each.url().startsWith(adNetwork)),
      answer(next.page, 'Accept'),
    ]);
    expect(refused.failure()?.errorText).toBe('csp');
    await next.page.getByRole('heading', { level: 1 }).waitFor();
    expect(next.complaints.filter((each) => !each.includes('script-src'))).toEqual([]);
    await next.context.close();
  });

  it('reports a booking to the ad network once, and sends no e-mail address', async () => {
    const { page, context } = await open('/contact', 390);
    await answer(page, 'Accept');
    const asked: string[] = [];
    page.on('request', (request) => {
      asked.push(`${request.url()} ${request.headers().referer ?? ''}`);
    });
    const thanks = '/thank-you?tour=Spice+Farm+Tour&date=2027-01-09&reference=ZBL-10000001';
    await page.goto(`${story.system.url}${thanks}&email=asha%40example.com`);
    await untilHydrated(page);
    await page.getByRole('link', { name: 'WhatsApp us' }).waitFor();
    expect(await toldToNetwork(page)).not.toContain('transaction_id'); // Somebody typed the address.
    await becomeTheBrowserThatBooked(page);
    await page.waitForFunction(() => 'dataLayer' in window);
    await untilHydrated(page);
    const [, ...afterPage] = asked;
    expect(afterPage.filter((each) => each.includes('asha'))).toEqual([]);
    expect(page.url()).not.toContain('asha');
    const told = await toldToNetwork(page);
    expect(told).toContain('"transaction_id":"ZBL-10000001"');
    expect(told).not.toMatch(/asha|"ad_storage":"denied"/);

    await page.reload();
    await page.getByText('Darajani market').waitFor();
    await untilHydrated(page);
    expect(await toldToNetwork(page)).not.toContain('transaction_id');
    await context.close();
  });
});

/** Writes into the history entry the data that a booking stores there, and loads the page again. */
async function becomeTheBrowserThatBooked(page: Page): Promise<void> {
  await page.evaluate(() => {
    const booked = {
      reference: 'ZBL-10000001',
      meetingPoint: 'Darajani market',
      meetingPointLink: null,
      totalPrice: 90,
      currency: 'USD',
      whatToBring: [],
    };
    history.replaceState({ usr: { email: 'asha@example.com', booked } }, '');
  });
  await page.reload();
}

/** Returns all commands in the queue of the tag, as the tag reads them. */
function toldToNetwork(page: Page): Promise<string> {
  return page.evaluate(() => {
    const { dataLayer = [] } = window as { dataLayer?: readonly ArrayLike<unknown>[] };
    return JSON.stringify(dataLayer.map((command) => Array.from(command)));
  });
}

const pictures = 'https://pictures.example';
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" width="960" height="655"><path d="M0 0h960v655H0z"/></svg>';
const adNetwork = 'https://www.googletagmanager.com';

async function answer(page: Page, choice: 'Accept' | 'Decline'): Promise<void> {
  await page.getByRole('button', { name: choice, exact: true }).click();
}
