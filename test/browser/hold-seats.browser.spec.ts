import {
  BrowserStory,
  describeInChromium,
  openPage,
  storyDay,
  untilHydrated,
} from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { book } from '../support/stories/booking-requests.ts';

/** A tour with ten seats on each departure. */
const tourId = 'michamvi-mangrove-sunset';

describeInChromium('a form for the last seats of a departure', () => {
  let story: BrowserStory;

  beforeAll(async () => {
    story = await BrowserStory.begin();
  });

  afterAll(() => story.end());

  const seatsLeft = async (date: string) => {
    const path = `/api/tours/${tourId}/availability?from=${date}&to=${date}`;
    const { body } = await story.system
      .visitor()
      .get<{ readonly items: readonly { readonly seatsLeft: number }[] }>(path);
    return body.items[0]?.seatsLeft;
  };
  const untilLeft = (date: string, seats: number) =>
    eventually(async () => ((await seatsLeft(date)) === seats ? true : undefined));

  it.each([
    [390, 9],
    [1280, 10],
  ])(
    'holds them from the first input on, releases them when it is left, and books them (%i px)',
    async (width, daysAhead) => {
      const { url } = story.system;
      const date = storyDay(daysAhead);
      const eight = [{ category: 'Travelers', count: 8 }];
      const taken = { tourId, date, pickupTime: '15:30', travellers: eight };
      await book(story.system.visitor(), taken);
      const { page, context, complaints } = await openPage(story.browser, width);
      const form = `${url}/booking/${tourId}?date=${date}&time=15:30&guests=2`;
      const heldWords = page.getByText('2 seats are held for you while you fill in the form.');

      await page.goto(form);
      await untilHydrated(page);
      expect(await seatsLeft(date)).toBe(2);
      await page.getByLabel('Full name').fill('Asha Juma');
      await heldWords.waitFor();
      expect(await page.getByRole('timer').textContent()).toMatch(/^(10:00|9:5\d)$/);
      await untilLeft(date, 0);
      await expectUsable(page);

      await page.goto(`${url}/terms`);
      await untilLeft(date, 2);

      await page.goto(form);
      await untilHydrated(page);
      expect(await heldWords.count()).toBe(0);
      await page.getByLabel('Full name').fill('Asha Juma');
      await heldWords.waitFor();
      await page.getByLabel('E-mail').fill('asha@example.com');
      await page.getByLabel('Phone').fill('+255 700 000 001');
      await page.getByRole('button', { name: 'Confirm Booking' }).click();
      await page.getByRole('heading', { name: 'Thank you for booking' }).waitFor();
      await untilLeft(date, 0);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
