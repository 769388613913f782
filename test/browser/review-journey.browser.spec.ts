import type { Locator, Page } from 'playwright-core';
import type { PlacedBookingAnswer } from '../../services/libs/contracts/booking/booking-view.ts';
import { addDays } from '../../services/libs/contracts/calendar.ts';
import {
  BrowserStory,
  describeInChromium,
  type OpenPage,
  openPage,
  storyDay,
} from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { MailServer } from '../support/processes/mail-server.ts';
import { owner } from '../support/processes/start-system.ts';
import { book } from '../support/stories/booking-requests.ts';

const date = storyDay(2);
/** A moment after the invitations are sent: ten o'clock in Zanzibar on the day after the tour. */
const dayAfter = `${addDays(date, 1)}T07:00:05.000Z`;

/** Each width has its own tour, so that their reviews do not mix. */
const journeys = [
  { width: 390, tourId: 'spice-farm-tour', title: 'Spice Farm Tour' },
  { width: 1280, tourId: 'mnemba-reef-snorkelling', title: 'Mnemba Reef Snorkelling' },
] as const;
const names = ['Asha', 'Juma', 'Zoe'] as const;

describeInChromium('the reviews of a tour', () => {
  let story: BrowserStory;
  let mails: MailServer;
  const bookings = new Map<string, readonly PlacedBookingAnswer[]>();

  const addressOf = (tourId: string, name: string) => `${name.toLowerCase()}@${tourId}.example`;

  beforeAll(async () => {
    mails = await MailServer.start();
    story = await BrowserStory.begin({ SMTP_URL: mails.url });
    const staff = await story.system.staff();
    for (const { tourId } of journeys) {
      const ofTour: PlacedBookingAnswer[] = [];
      for (const name of names) {
        const customer = { name, email: addressOf(tourId, name), phone: '+255 700 000 001' };
        const pickupTime = tourId === 'spice-farm-tour' ? '09:00' : '08:30';
        ofTour.push(await book(story.system.visitor(), { tourId, date, pickupTime, customer }));
      }
      for (const { reference } of ofTour) {
        const { status } = await staff.post(`/api/admin/bookings/${reference}/check-in`, {});
        expect(status).toBe(200);
      }
      bookings.set(tourId, ofTour);
    }
    await story.system.stop();
    await story.system.startAgain({ CLOCK_START: dayAfter });
  });

  afterAll(async () => {
    await story.end();
    await mails.close();
  });

  const asStaff = async (width: number): Promise<OpenPage> => {
    const open = await openPage(story.browser, width);
    await open.context.request.post(`${story.system.url}/api/auth/sign-in`, { data: owner });
    return open;
  };

  /** The path and the token of the link in the invitation. */
  const invitedTo = (address: string) =>
    eventually(() =>
      mails.received
        .filter(({ to }) => to?.[0]?.address === address)
        .flatMap(({ text = '' }) => /\/review\/ZBL-\d+#token=[0-9a-f]{64}/.exec(text) ?? [])
        .at(0),
    );

  async function write(booking: PlacedBookingAnswer, email: string): Promise<void> {
    const visitor = story.system.visitor();
    const path = `/api/bookings/${booking.reference}`;
    expect((await visitor.post(`${path}/proof`, { email })).status).toBe(204);
    expect((await visitor.put(`${path}/review`, { stars: 5 })).status).toBe(200);
  }

  /** The reviews on the page of a tour, once they contain these words. The page is rendered again after a change. */
  const onTourPage = (page: Page, tourId: string, words: string): Promise<Locator> =>
    eventually(async () => {
      await page.goto(`${story.system.url}/tour/${tourId}`);
      const reviews = page.getByRole('region', { name: 'Reviews' });
      const found = (await reviews.count()) > 0 ? await reviews.innerText() : '';
      return found.includes(words) ? reviews : undefined;
    });

  it.each(journeys)(
    'are written from the invitation, published, answered and rejected ($width px)',
    async ({ width, tourId, title }) => {
      const [asha, ...others] = bookings.get(tourId) ?? [];
      if (asha === undefined) throw new Error('There is no booking.');
      const traveller = await openPage(story.browser, width);
      const { page } = traveller;
      await page.goto(`${story.system.url}${await invitedTo(addressOf(tourId, 'Asha'))}`);
      await page.getByRole('heading', { name: title }).waitFor();
      expect(page.url()).not.toContain('token');
      expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
      await expectUsable(page);
      await page.getByRole('radio', { name: '4 stars, Good' }).check();
      await page.getByLabel('Your text').fill('We saw everything.\nKaribu!');
      await page.getByLabel('Name to show').fill('Asha');
      await page.getByRole('button', { name: 'Send review' }).click();
      await page.getByText('Waiting', { exact: true }).waitFor();
      await expectUsable(page);

      for (const [index, booking] of others.entries()) {
        await write(booking, addressOf(tourId, names[index + 1] ?? ''));
      }
      const staff = await asStaff(width);
      await staff.page.goto(`${story.system.url}/admin/reviews?tour=${tourId}`);
      const cards = staff.page.getByRole('article');
      const publish = cards.getByRole('button', { name: 'Publish', exact: true });
      await publish.nth(2).waitFor();
      await expectUsable(staff.page);
      for (const left of [2, 1, 0]) {
        await publish.first().click();
        await publish.nth(left).waitFor({ state: 'detached' });
      }

      const reviews = await onTourPage(page, tourId, '4.7 out of 5, the average of 3 reviews');
      await reviews.getByText('We saw everything.').waitFor();
      await reviews.getByText('A traveller').first().waitFor();
      await eventually(async () => {
        await page.goto(`${story.system.url}/tour/${tourId}`);
        return (await page.getByText('(3)').first().isVisible()) ? true : undefined;
      });
      await reviews.scrollIntoViewIfNeeded();
      await expectUsable(page);

      const card = cards.filter({ hasText: 'We saw everything.' });
      await card.getByRole('button', { name: 'Reply' }).click();
      await staff.page.getByRole('textbox', { name: 'Reply' }).fill('Asante, Asha.');
      await expectUsable(staff.page);
      await staff.page.getByRole('button', { name: 'Save reply' }).click();
      await card.getByText('Asante, Asha.').waitFor();
      await onTourPage(page, tourId, 'Asante, Asha.');

      await card.getByRole('button', { name: 'Reject' }).click();
      await staff.page.getByRole('textbox', { name: 'Reason' }).fill('It names our guide.');
      await staff.page.getByRole('dialog').getByRole('button', { name: 'Reject' }).click();
      await card.getByText('It names our guide.').waitFor();
      await card.getByRole('link', { name: 'History' }).click();
      await staff.page.getByText('Review rejected').waitFor();
      await expectUsable(staff.page);
      await eventually(async () => {
        const shown = await onTourPage(page, tourId, 'Travelled in');
        return (await shown.innerText()).includes('average') ? undefined : true;
      });

      await page.goto(`${story.system.url}/review/${asha.reference}`);
      await page.getByText('The reason: It names our guide.').waitFor();
      await page.getByRole('button', { name: 'Withdraw review' }).click();
      await expectUsable(page);
      await page.getByRole('dialog').getByRole('button', { name: 'Withdraw review' }).click();
      await page.getByText('Your review was withdrawn.').waitFor();
      expect([...traveller.complaints, ...staff.complaints]).toEqual([]);
      await traveller.context.close();
      await staff.context.close();
    },
  );
});
