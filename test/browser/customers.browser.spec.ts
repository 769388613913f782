import { book } from '../support/stories/booking-requests.ts';
import { BrowserStory, describeInChromium, storyDay } from '../support/browser.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { openConsole } from '../support/stories/open-console.ts';

describeInChromium('a customer in the console', () => {
  let story: BrowserStory;

  beforeAll(async () => {
    story = await BrowserStory.begin();
  });

  afterAll(() => story.end());

  it.each([390, 1280])(
    'is found, reached, and gets a note that is shown on their booking (%i px)',
    async (width) => {
      const name = `Zainab At ${String(width)}`;
      const email = `zainab.${String(width)}@example.com`;
      const customer = { name, email, phone: '+255 700 000 045' };
      const { reference } = await book(story.system.visitor(), { customer, date: storyDay(8) });
      await book(story.system.visitor(), { customer, date: storyDay(9) });
      const { page, context, complaints } = await openConsole(story, width, '/admin/customers');

      const list = page.getByRole('list', { name: 'Customers found' });
      await list.getByRole('link', { name }).waitFor();
      await expectUsable(page);
      const searched = page.waitForResponse('**/api/admin/customers/search');
      await page.getByLabel('Search').fill(`zainab.${String(width)}`);
      await searched;
      await page.waitForFunction(
        () => document.querySelectorAll('[data-slot="customers"] > li').length === 1,
      );
      await list.getByRole('link', { name }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();
      expect(await page.getByRole('link', { name: email }).getAttribute('href')).toBe(
        `mailto:${email}`,
      );
      await page.getByRole('link', { name: 'WhatsApp (in a new tab)' }).waitFor();
      await page.getByRole('list', { name: 'Upcoming bookings' }).getByText(reference).waitFor();

      const notes = page.getByRole('region', { name: 'Notes' });
      await notes.getByLabel('New note').fill('Afraid of deep water');
      await notes.getByRole('button', { name: 'Add note' }).click();
      await notes.getByText('Afraid of deep water').waitFor();
      await notes.getByRole('button', { name: /^Change the note/ }).click();
      await notes.getByLabel('Change the note').fill('Cannot swim');
      await expectUsable(page);
      await notes.getByRole('button', { name: 'Save note' }).click();
      await notes.getByRole('button', { name: 'Remove the note “Cannot swim”' }).click();
      await notes.getByText('The note is removed.').waitFor();
      await expectUsable(page);
      await notes.getByRole('button', { name: 'Undo' }).click();
      await notes.getByText('Cannot swim').waitFor();
      await page.getByText('Note about the customer restored').waitFor();
      await expectUsable(page);

      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Customers' }).waitFor();
      expect(await page.getByLabel('Search').inputValue()).toBe(`zainab.${String(width)}`);

      await page.goto(`${story.system.url}/admin/bookings/${reference}`);
      await page.getByText('Cannot swim').waitFor();
      await expectUsable(page);
      await page.getByRole('link', { name: 'All 2 bookings' }).click();
      await page.getByRole('heading', { level: 1, name }).waitFor();

      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill(`zainab.${String(width)}`);
      await page.getByRole('option', { name: /^Customers/ }).waitFor();
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
