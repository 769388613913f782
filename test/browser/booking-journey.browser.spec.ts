import type { Locator, Page } from 'playwright-core';
import type { AdminTourView } from '../../services/libs/contracts/tour/tour-view.ts';
import {
  BrowserStory,
  describeInChromium,
  openPage,
  untilHydrated,
  storyDay,
} from '../support/browser.ts';
import { owner } from '../support/processes/start-system.ts';
import type { Visitor } from '../support/stories/visitor.ts';

const bookingDay = storyDay(9);

const spiceFarm = '/tour/spice-farm-tour';

const traveller = { name: 'Asha Juma', email: 'asha@example.com', phone: '+255 700 000 001' };

describeInChromium('the journey of a booking', () => {
  let story: BrowserStory;

  beforeAll(async () => {
    story = await BrowserStory.begin();
  });

  afterAll(() => story.end());

  it.each([390, 1280])(
    'leads from a search to the operator’s list, and survives a restart of the process (%i px)',
    async (width) => {
      const { page, context, complaints } = await openPage(story.browser, width);
      const first = await bookSpiceFarm(page, story.system.url);
      await signIn(page, story.system.url);
      await expectInList(page, first);

      await story.killAndStartAgain();
      await page.goto(`${story.system.url}/admin/bookings?tab=all`);
      await expectInList(page, first);

      const second = await bookSpiceFarm(page, story.system.url);
      expect(second).not.toBe(first);
      await page.goto(`${story.system.url}/admin/bookings?tab=all`);
      await expectInList(page, first);
      await expectInList(page, second);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('can be completed with the keyboard alone', async () => {
    const { page, context } = await openPage(story.browser, 1280);
    await page.goto(`${story.system.url}/`);
    await page.getByRole('heading', { name: 'Top Booked Experiences' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter'); // Skip to content
    await page.keyboard.press('Tab');
    await page.keyboard.type('spice farm');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/tours\?q=spice\+farm$/);
    await tabTo(page, 'Spice Farm Tour');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/tour\/spice-farm-tour/);
    await page.getByRole('heading', { level: 1, name: 'Spice Farm Tour' }).waitFor();
    expect(await nameOfFocus(page)).toBe('Spice Farm Tour');
    await context.close();
  });

  it.each([390, 1280])(
    'leads the keyboard from the tour to its booking, with the focus always visible (%i px)',
    async (width) => {
      const { page, context } = await openPage(story.browser, width);
      await page.goto(`${story.system.url}${spiceFarm}?date=${bookingDay}`);
      await untilHydrated(page);
      await tabInSightTo(page, 'One more: Child (4-11)');
      await page.keyboard.press('Enter');
      await tabInSightTo(page, 'Book');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/booking\//);
      // The address changes before the page does, and the tour page has start times too.
      await page.getByRole('heading', { level: 1, name: 'Complete your booking' }).waitFor();
      expect(await nameOfFocus(page)).toBe('Complete your booking');
      await page.getByRole('radio', { name: '09:00' }).waitFor({ state: 'attached' });
      await tabInSightTo(page, '09:00');
      await page.keyboard.press('ArrowRight'); // 14:00
      await tabInSightTo(page, 'Full name');
      await page.keyboard.type(traveller.name);
      await page.keyboard.press('Tab');
      await page.keyboard.type(traveller.email);
      await tabInSightTo(page, 'Phone');
      await page.keyboard.type(traveller.phone);
      await tabInSightTo(page, 'Confirm Booking');
      await page.keyboard.press('Enter');
      await page.waitForURL(/\/thank-you\?.*guests=3/);
      await page.getByText('14:00, Zanzibar time', { exact: true }).waitFor();
      expect(await nameOfFocus(page)).toBe('Thank you for booking');
      await context.close();
    },
  );

  it('takes at most ten taps on a phone from the home page to the booking', async () => {
    const { page, context } = await openPage(story.browser, 390);
    await page.goto(`${story.system.url}/`);
    await untilHydrated(page);
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.click();
    };
    await tap(page.locator('a[href^="/tour/spice-farm-tour"]').first());
    await page.waitForURL(/\/tour\/spice-farm-tour/);
    const hero = page.locator('[data-slot=cloth-hero]');
    await tap(hero.getByRole('link', { name: /^Date/ }));
    const day = page.locator('[data-day][data-state=free]:visible').last();
    await tap(day);
    await tap(page.getByRole('radio', { name: '14:00' }));
    // The button at the foot of the screen disappears while another button is in view.
    await tap(page.getByRole('link', { name: 'Continue' }).first());
    await page.getByRole('heading', { level: 1, name: 'Complete your booking' }).waitFor();
    for (const [label, text] of [
      ['Full name', traveller.name],
      ['E-mail', traveller.email],
      ['Phone', traveller.phone],
    ] as const) {
      const field = page.getByRole('textbox', { name: label });
      await tap(field);
      await field.fill(text);
    }
    const button = page.getByRole('button', { name: 'Confirm Booking' });
    await page.evaluate(() => {
      scrollTo({ top: 0 });
    });
    const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(844);
    await tap(button);
    await page.waitForURL(/\/thank-you\?/);
    expect(taps).toBeLessThanOrEqual(10);
    await context.close();
  });

  it('books once if the answer is lost and the traveller reloads and tries again', async () => {
    const { page, context } = await openPage(story.browser, 390);
    const lost: string[] = [];
    await page.route('**/api/bookings', async (route) => {
      const answer = await route.fetch(); // The request reaches the server and is booked …
      const { reference } = (await answer.json()) as { readonly reference: string };
      lost.push(reference);
      if (lost.length === 1)
        await route.abort('connectionreset'); // … and the browser gets no answer.
      else await route.fulfill({ response: answer });
    });
    await page.goto(
      `${story.system.url}/booking/spice-farm-tour?date=${bookingDay}&time=14:00&guests=2`,
    );
    await fillInAndConfirm(page);
    await page
      .getByText('Something went wrong. Please try again or contact us directly.')
      .waitFor();
    await page.reload();
    await page.getByRole('button', { name: 'Confirm Booking' }).click();
    await page.waitForURL(/\/thank-you\?/);
    const [first, second] = lost;
    expect(second).toBe(first);
    expect(await page.getByText(/^ZBL-\d{8}$/).innerText()).toBe(first);
    await context.close();
  });

  it('keeps the typed text when the page is reloaded', async () => {
    const { page, context } = await openPage(story.browser, 390);
    await page.goto(`${story.system.url}/booking/spice-farm-tour?date=${bookingDay}&guests=2`);
    await untilHydrated(page);
    await page.getByLabel('Full name').fill(traveller.name);
    await page.reload();
    await untilHydrated(page);
    expect(await page.getByLabel('Full name').inputValue()).toBe(traveller.name);
    await context.close();
  });

  it.each([390, 1280])(
    'begins at /book without a tour, and continues at /checkout where it was left (%i px)',
    async (width) => {
      const { page, context, complaints } = await openPage(story.browser, width);
      await page.goto(`${story.system.url}/checkout`);
      await page.waitForURL(/\/tours$/); // No booking was begun yet.

      await page.goto(`${story.system.url}/book`);
      await page.getByRole('link', { name: 'Choose a tour' }).click();
      await page.waitForURL(/\/tours$/);

      await page.goto(`${story.system.url}/booking/spice-farm-tour?date=${bookingDay}`);
      await untilHydrated(page);
      await page.getByLabel('Full name').fill(traveller.name);
      await page.goto(`${story.system.url}/checkout`);
      await page.waitForURL(/\/booking\/spice-farm-tour\?/);
      expect(await page.getByLabel('Full name').inputValue()).toBe(traveller.name);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});

describeInChromium('a booking, while the traveller types,', () => {
  let story: BrowserStory;
  let staff: Visitor;
  const reef = 'mnemba-reef-snorkelling';
  const any = { 'if-match': '*' };

  beforeAll(async () => {
    story = await BrowserStory.begin();
    staff = await story.system.staff();
  });

  afterAll(() => story.end());

  /** Opens and fills in the form of a tour; each test changes something before the form is sent. */
  async function typeInto(path: string) {
    const opened = await openPage(story.browser, 390);
    const { page } = opened;
    await page.goto(`${story.system.url}${path}`);
    await page.getByLabel('Full name').fill(traveller.name);
    await page.getByRole('textbox', { name: 'E-mail' }).fill(traveller.email);
    await page.getByLabel('Phone').fill(traveller.phone);
    await untilHydrated(page);
    return opened;
  }

  it.each([
    [
      'that loses the last seats',
      10,
      (id: string) => staff.put(`/api/admin/departures/${id}/capacity`, { capacity: 1 }, any),
      'Not enough seats are left on this departure: 1 left',
    ],
    [
      'whose departure is closed',
      11,
      (id: string) => staff.post(`/api/admin/departures/${id}/closure`, {}, any),
      'This departure takes no more bookings',
    ],
  ])('%s: one press chooses the nearest departure with room', async (_, days, overtake, words) => {
    const day = storyDay(days);
    const { page, context } = await typeInto(`/booking/${reef}?date=${day}`);
    expect((await overtake(`${reef}_${day}_0830`)).status).toBe(200);
    await page.getByRole('button', { name: 'Confirm Booking' }).click();
    await page.getByRole('link', { name: words }).waitFor();
    const nearest = page.getByRole('group', { name: 'Nearest departures with seats' });
    await nearest.getByRole('button').first().click();
    await page.getByText(words).first().waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Confirm Booking' }).click();
    await page.waitForURL(/\/thank-you\?/);
    expect(new URL(page.url()).searchParams.get('date')).not.toBe(day);
    await context.close();
  });

  it('whose price changes: the form shows the new price, and books at it after another confirmation', async () => {
    const { page, context } = await typeInto(`/booking/${reef}?date=${bookingDay}`);
    const { body: tour } = await staff.get<AdminTourView>(`/api/admin/tours/${reef}`);
    const { ageRates = [], ...pricing } = tour.pricingStructure;
    const dearer = ageRates.map((rate) => ({ ...rate, price: rate.price + 10 }));
    const pricingStructure = { ...pricing, ageRates: dearer };
    await staff.put(`/api/admin/tours/${reef}`, { ...tour, pricingStructure }, any);
    await page.getByRole('button', { name: 'Confirm Booking' }).click();
    const total = `$${String(2 * ((ageRates[0]?.price ?? 0) + 10))}.00`;
    await page
      .getByText(`The total is now ${total}. Press the button again to book at this price.`)
      .waitFor();
    await page.getByRole('button', { name: 'Confirm Booking' }).click();
    await page.waitForURL(/\/thank-you\?/);
    await context.close();
  });

  it('whose tour is withdrawn: the form says so and keeps the typed text', async () => {
    const { page, context } = await typeInto(`/booking/${reef}?date=${bookingDay}`);
    const { body: tour } = await staff.get<AdminTourView>(`/api/admin/tours/${reef}`);
    await staff.put(`/api/admin/tours/${reef}`, { ...tour, isActive: false }, any);
    await page.getByRole('button', { name: 'Confirm Booking' }).click();
    await page.getByText('This tour cannot be booked at the moment').waitFor();
    expect(await page.getByLabel('Full name').inputValue()).toBe(traveller.name);
    await context.close();
  });
});

/** Books from the home page to the thank-you page, for two adults and a child; returns the reference. */
async function bookSpiceFarm(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/`);
  await page.getByLabel('What').fill('Spice Farm Tour');
  await page.getByLabel('When').fill(bookingDay);
  await page.getByRole('button', { name: 'Search Adventures' }).click();
  await page.waitForURL(`${url}/tours?q=Spice+Farm+Tour&date=${bookingDay}`);
  await page.getByRole('link', { name: 'Spice Farm Tour' }).click();

  const panel = page.getByRole('region', { name: 'Book this tour' });
  await panel.getByRole('radio', { name: '14:00' }).check();
  await panel.getByRole('button', { name: 'One more: Child (4-11)' }).click();
  await panel.getByText('$75.00').waitFor();
  await panel.getByRole('button', { name: 'Book', exact: true }).click();

  await fillInAndConfirm(page);
  await page.waitForURL(/\/thank-you\?/);
  await page.getByRole('heading', { name: 'Thank you for booking' }).waitFor();
  // There is no mail server here, so the page promises no e-mail.
  await page.getByText('Write the reference down, or take a picture of this page').waitFor();
  await page.getByText('Confirmed', { exact: true }).waitFor();
  await expectOnFirstScreen(page);
  expect(page.url()).not.toContain('asha');
  return await page.getByText(/^ZBL-\d{8}$/).innerText();
}

/** Expects the parts of the thank-you page that a traveller needs without scrolling. */
async function expectOnFirstScreen(page: Page): Promise<void> {
  const main = page.getByRole('main');
  for (const part of [
    main.getByText('Meeting point', { exact: true }),
    main.getByText('Pay on arrival: cash in USD or TZS.'),
    main.getByText('Bring', { exact: true }),
    main.getByRole('link', { name: 'Voucher (PDF)' }),
    main.getByRole('link', { name: 'WhatsApp us' }),
    main.getByRole('link', { name: 'Manage booking' }),
  ]) {
    const box = await part.boundingBox();
    expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(
      page.viewportSize()?.height ?? 0,
    );
  }
  // The message covers no fact.
  const toast = await page.locator('[data-slot="toast"]').boundingBox();
  const place = await main.getByText('Meeting point', { exact: true }).boundingBox();
  if (toast === null || place === null) throw new Error('No message or no meeting point.');
  expect(toast.y + toast.height < place.y || toast.y > place.y + 2 * place.height).toBe(true);
}

async function fillInAndConfirm(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill(traveller.name);
  await page.getByRole('textbox', { name: 'E-mail' }).fill(traveller.email);
  await page.getByLabel('Phone').fill(traveller.phone);
  await page.getByRole('button', { name: 'Confirm Booking' }).click();
}

async function signIn(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/admin/bookings?tab=all`);
  await page.getByLabel('Username').fill(owner.username);
  await page.getByLabel('Password').fill(owner.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByRole('heading', { name: 'Booking Management' }).waitFor();
}

/** Expects the booking in the list, with its price and customer. */
async function expectInList(page: Page, reference: string): Promise<void> {
  // A card on a narrow screen, a table row on a wide one.
  const card = page
    .getByRole('article')
    .or(page.getByRole('row'))
    .filter({ hasText: reference })
    .first();
  await card.waitFor();
  const text = await card.innerText();
  for (const part of ['Spice Farm Tour', '$75.00', 'USD', traveller.name, '14:00']) {
    expect(text).toContain(part);
  }
}

async function tabTo(page: Page, name: string): Promise<void> {
  const tabsMax = 40;
  for (let tabs = 0; tabs < tabsMax; tabs += 1) {
    await page.keyboard.press('Tab');
    if ((await nameOfFocus(page)) === name) return;
  }
  throw new Error(`The keyboard does not reach "${name}".`);
}

/** Presses Tab until the element with that name has the focus; each element on the way must be visible. */
async function tabInSightTo(page: Page, name: string): Promise<void> {
  const tabsMax = 60;
  for (let tabs = 0; tabs < tabsMax; tabs += 1) {
    await page.keyboard.press('Tab');
    const focus = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement;
      const [label] = element.labels ?? [];
      const box = (element.type === 'radio' && label ? label : element).getBoundingClientRect();
      const front = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
      const isInSight =
        front !== null && [element, label].some((each) => each?.contains(front) ?? false);
      const text = element.getAttribute('aria-label') ?? label?.textContent ?? element.textContent;
      return { name: text.replace(/ ?\*$/, '').trim(), isInSight };
    });
    if (!focus.isInSight) throw new Error(`"${focus.name}" has the focus and is not in sight.`);
    if (focus.name === name) return;
  }
  throw new Error(`The keyboard does not reach "${name}".`);
}

function nameOfFocus(page: Page): Promise<string> {
  return page.evaluate(() => document.activeElement?.textContent ?? '');
}
