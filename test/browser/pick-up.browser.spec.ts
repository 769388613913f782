import {
  BrowserStory,
  describeInChromium,
  openPage,
  storyDay,
  untilHydrated,
} from '../support/browser.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { owner } from '../support/processes/start-system.ts';

describeInChromium('the pick-up at a hotel', () => {
  let story: BrowserStory;

  beforeAll(async () => {
    story = await BrowserStory.begin();
  });

  afterAll(() => story.end());

  it.each([390, 1280])(
    'is chosen in the form, and shown with its window from then on (%i px)',
    async (width) => {
      const { url } = story.system;
      const place = `Tembo House ${String(width)}`;
      const staff = await openPage(story.browser, width);
      await staff.context.request.post(`${url}/api/auth/sign-in`, { data: owner });
      await staff.page.goto(`${url}/admin/pickup-places`);
      await staff.page.getByRole('button', { name: 'Add a place' }).click();
      await staff.page.getByLabel('Name').fill(place);
      await staff.page.getByLabel('Zone').fill('Stone Town');
      await staff.page.getByRole('button', { name: 'Add the place' }).click();
      await staff.page.getByRole('button', { name: `Change ${place}` }).waitFor();
      await expectUsable(staff.page);

      const { page, context, complaints } = await openPage(story.browser, width);
      await page.goto(`${url}/booking/spice-farm-tour?date=${storyDay(9)}&guests=2`);
      await untilHydrated(page);
      await page.getByRole('radio', { name: /^09:00/ }).check();
      await page.getByLabel('Full name').fill('Asha Juma');
      await page.getByLabel('E-mail').fill('asha@example.com');
      await page.getByLabel('Phone').fill('+255 700 000 001');
      await page.getByRole('radio', { name: 'Pick me up at my hotel' }).check();
      await page.getByRole('button', { name: 'Confirm Booking' }).click();
      await page.getByRole('link', { name: /^Enter your hotel/ }).waitFor();
      await page.getByLabel('Hotel or guesthouse').fill(place);
      await page.getByText('Pick-up 08:15–08:45: wait at the reception.').waitFor();
      await expectUsable(page);
      await page.getByRole('button', { name: 'Confirm Booking' }).click();
      await page.getByRole('heading', { name: 'Thank you for booking' }).waitFor();
      const words = `08:15–08:45 at ${place}: wait at the reception`;
      await page.getByText(words, { exact: true }).waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Manage booking' }).click();
      await page.getByText(words, { exact: true }).waitFor();
      await expectUsable(page);
      expect(complaints).toEqual([]);
      await context.close();
      await staff.context.close();
    },
  );
});
