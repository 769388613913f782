import type { AdminMessagesView } from '../../services/libs/contracts/contact/admin-message-view.ts';
import type { ConsoleMessage } from 'playwright-core';
import { pagePaths } from '../../services/api/src/pages/page-routes.ts';
import { book } from '../support/stories/booking-requests.ts';
import { Random } from '../simulation/random.ts';
import { hostileTexts } from '../support/hostile/hostile-texts.ts';
import {
  BrowserStory,
  describeInChromium,
  type OpenPage,
  openPage,
  untilHydrated,
  storyDay,
} from '../support/browser.ts';
import { changeTour } from '../support/stories/change-tour.ts';
import { owner } from '../support/processes/start-system.ts';
import { freshKey } from '../support/stories/visitor.ts';

const date = storyDay(9);
const tourId = 'spice-farm-tour';

/** A text that ends the element or string around it, and sets a variable if a part of it is run. */
const hostile = `</script><script>__ran=1</script>"'><img src=x onerror=__ran=1><svg onload=__ran=1>{{__ran=1}}\${__ran=1}`;
const hostileName = hostile.slice(0, 100);

/** A sample of what `hostile-texts.long.spec.ts` writes into every field. */
const random = new Random(36);
const some = Array.from({ length: 5 }, () => random.pick(hostileTexts)).map((text) =>
  // eslint-disable-next-line no-control-regex -- the API refuses them
  text.replaceAll(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g, '').trim(),
);

/** What the browser and the site log about an address without a page. */
const ofMissing = /the server responded with a status of 404|^There is no page at /;

/** Placeholders for content that is still loading. */
const loading = '[data-slot="loading-rows"], [data-slot="cloth-skeleton"], [data-slot="skeleton"]';

/** Proves in this browser that the booking is the traveller's, and reviews its tour. */
async function reviewAsTraveller({ context }: OpenPage, booking: string): Promise<void> {
  const proof = await context.request.post(`${booking}/proof`, {
    data: { email: 'asha@example.com' },
  });
  expect(proof.status()).toBe(204);
  const written = await context.request.put(`${booking}/review`, {
    data: { stars: 4, text: hostile, name: hostile.slice(0, 60) },
  });
  expect(written.status()).toBe(200);
}

describeInChromium('every page', () => {
  let story: BrowserStory;
  /** Visits one page after another. Most files of each page are in the cache from the page before. */
  let visitor: OpenPage;
  let colleague: OpenPage;
  /** The values of the parameters in the paths of pages. */
  let addresses: Readonly<Record<string, string>>;

  beforeAll(async () => {
    story = await BrowserStory.begin();
    const staff = await story.system.staff();
    const any = { 'if-match': '*' };
    await changeTour(staff, tourId, {
      title: hostileName,
      description: hostile,
      fullDescription: [hostile, ...some].map((text) => `<p>${text}</p>`).join(''),
      meetingPoint: hostile,
      highlights: [hostile, ...some],
      includes: [hostile, ...some],
      faq: [{ question: hostile, answer: hostile }],
      isFeatured: true,
    });
    const { reference } = await book(story.system.visitor(), {
      date,
      pickupPlace: hostile,
      message: hostile,
      customer: { name: hostileName, email: 'asha@example.com', phone: '+255 700 000 001' },
    });
    const booking = `/api/admin/bookings/${reference}`;
    const departure = `${tourId}_${date}_0900`;
    await story.system
      .visitor()
      .post(
        '/api/contact',
        { name: hostileName, email: 'asha@example.com', message: hostile },
        { 'idempotency-key': freshKey() },
      );
    const { body: messages } = await staff.get<AdminMessagesView>('/api/admin/messages');
    const [message = { id: '', customerId: '' }] = messages.items;
    for (const { status } of [
      await staff.post(`/api/admin/messages/${message.id}/answer`, { text: hostile }, any),
      await staff.post(`${booking}/notes`, { text: hostile }),
      await staff.post(`/api/admin/customers/${message.customerId ?? ''}/notes`, { text: hostile }),
      await staff.post(`${booking}/notes`, { text: some.join('\n') }),
      await staff.post(`${booking}/cancellation`, { reason: hostile }, any),
      await staff.post(`${booking}/rebooking`, {}, any),
      await staff.post(`${booking}/check-in`, {}),
      await staff.post(`/api/admin/departures/${departure}/closure`, { reason: hostile }, any),
    ]) {
      expect(status).toBeLessThan(300);
    }
    visitor = await openPage(story.browser, 1280);
    await reviewAsTraveller(visitor, `${story.system.url}/api/bookings/${reference}`);
    const published = await staff.post(`/api/admin/reviews/${reference}/publication`, {}, any);
    expect(published.status).toBe(200);
    colleague = await openPage(story.browser, 1280);
    const signIn = `${story.system.url}/api/auth/sign-in`;
    const signedIn = await colleague.context.request.post(signIn, { data: owner });
    expect(signedIn.status()).toBe(200);
    addresses = {
      '/tour/:id': `/tour/${tourId}?date=${date}`,
      '/destinations/:slug': '/destinations/nungwi',
      '/attractions/:slug': '/attractions/spice-plantations',
      '/booking/:id': `/booking/${tourId}?date=${date}`,
      '/manage-booking/:reference': `/manage-booking/${reference}`,
      '/review/:reference': `/review/${reference}`,
      '/admin/messages/:id': `/admin/messages/${message.id}`,
      '/admin/reviews/:number': `/admin/reviews/${reference}`,
      '/admin/customers/:id': `/admin/customers/${message.customerId ?? ''}`,
      '/admin/bookings': '/admin/bookings?tab=all',
      '/admin/bookings/:reference': `/admin/bookings/${reference}`,
      '/admin/departures': `/admin/departures?date=${date}`,
      '/admin/departures/:id': `/admin/departures/${departure}`,
      '/admin/tours/:id': `/admin/tours/${tourId}`,
      '/admin/tours/:id/history': `/admin/tours/${tourId}/history`,
    };
  });

  afterAll(() => story.end());

  it.each([...pagePaths, '/no/such/page'])(
    'keeps its content security policy, logs no fault and runs no text: %s',
    async (path) => {
      const { page, complaints } = path.startsWith('/admin') ? colleague : visitor;
      const before = complaints.length;
      const errors: string[] = [];
      const listen = (message: ConsoleMessage) => {
        if (message.type() === 'error' && !ofMissing.test(message.text())) {
          errors.push(message.text());
        }
      };
      page.on('console', listen);
      const address = addresses[path] ?? path;
      expect(address).not.toContain(':');
      const answer = await page.goto(`${story.system.url}${address}`);
      const policy = answer?.headers()['content-security-policy'] ?? '';
      expect(policy).toMatch(/(^|; )script-src 'self'(;|$)/);
      expect(policy).not.toMatch(/unsafe|nonce/);
      expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types ");
      await page.getByRole('heading', { level: 1 }).first().waitFor({ state: 'attached' });
      // The screens of staff listen for live events, so their network is never idle.
      if (!path.startsWith('/admin')) await untilHydrated(page);
      else await page.locator(loading).first().waitFor({ state: 'detached' });
      expect(await page.evaluate(() => '__ran' in globalThis)).toBe(false);
      expect([...complaints.slice(before), ...errors]).toEqual([]);
      page.off('console', listen);
    },
  );

  it('keeps its content security policy when pages change without the server', async () => {
    const { page, complaints } = visitor;
    const before = complaints.length;
    await page.goto(`${story.system.url}/tour/mnemba-reef-snorkelling`);
    await untilHydrated(page);
    const readByMachines = page.locator('script[type="application/ld+json"]');
    expect(await readByMachines.count()).toBe(1);
    const isSamePage = await page.evaluateHandle(() => document);
    await page.locator('a[href="/tours"]').first().click();
    await page.waitForURL('**/tours');
    await page.locator(`a[href^="/tour/${tourId}"]`).first().click();
    await page.locator('.written').filter({ hasText: '{{__ran=1}}' }).waitFor();
    expect(await isSamePage.evaluate((document) => document === globalThis.document)).toBe(true);
    expect(await readByMachines.count()).toBe(0);
    expect(await page.evaluate(() => '__ran' in globalThis)).toBe(false);
    expect(complaints.slice(before)).toEqual([]);
  });
});
