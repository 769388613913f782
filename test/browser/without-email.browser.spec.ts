import { addDays } from '../../services/libs/contracts/calendar.ts';
import { BrowserStory, describeInChromium, openPage, storyDay } from '../support/browser.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { openConsole } from '../support/stories/open-console.ts';

const day = addDays(storyDay(), 9);

describeInChromium('a booking for a caller without an e-mail address', () => {
  let story: BrowserStory;

  beforeAll(async () => {
    story = await BrowserStory.begin();
  });

  afterAll(() => story.end());

  it.each([390, 1280])(
    'is entered by staff, and managed by the traveller with the link from staff (%i px)',
    async (width) => {
      const { page, context, complaints } = await openConsole(story, width, '/admin/bookings/new');
      await page.getByRole('combobox', { name: 'Tour' }).selectOption('spice-farm-tour');
      await page.getByRole('button', { name: 'One more: Adult (12+)' }).click();
      await page.getByLabel('Name').fill('Mzee Salum');
      await page.getByLabel('Phone').fill('0777 123 456');
      await page.getByText('Without an address the traveller gets no e-mails').waitFor();
      await page.getByLabel('Date *').fill(day);
      await page.getByRole('radio', { name: /^09:00/ }).check();
      await page.getByRole('button', { name: 'Make the booking' }).click();
      await page.getByRole('heading', { level: 1, name: 'Spice Farm Tour' }).waitFor();
      const customer = page.getByRole('region', { name: 'Customer' });
      await customer.getByText('No e-mail address').waitFor();
      await customer.getByRole('button', { name: 'Show the link for the traveller' }).click();
      const link = customer.getByRole('group', { name: 'The link for the traveller' });
      const url = (await link.getByText('#token=').textContent()) ?? '';
      expect(await link.getByRole('link').getAttribute('href')).toContain(
        'https://wa.me/255777123456?text=',
      );
      await page.getByText('Link for the traveller shown to staff').waitFor();
      await page.getByText('Not sent: the traveller has no e-mail address.').first().waitFor();
      await expectUsable(page);

      const phone = await openPage(story.browser, width);
      const [withoutToken = ''] = url.split('#');
      await phone.page.goto(withoutToken);
      await phone.page.getByRole('button', { name: 'Modify Booking' }).click();
      await phone.page.getByText('Open it with the link that we gave you.').waitFor();
      await expectUsable(phone.page);
      await phone.page.goto('about:blank');
      await phone.page.goto(url);
      await phone.page.getByText('Mzee Salum').waitFor();
      await phone.page.getByRole('button', { name: 'Cancel Booking' }).click();
      const question = phone.page.getByRole('dialog', { name: 'Are you sure?' });
      await question.getByRole('button', { name: 'Cancel Booking' }).click();
      await phone.page.getByText('This booking is cancelled').waitFor();
      expect(await phone.page.getByText('We also send it to you by e-mail').count()).toBe(0);
      await expectUsable(phone.page);
      expect([...complaints, ...phone.complaints]).toEqual([]);
      await phone.context.close();
      await context.close();
    },
  );
});
