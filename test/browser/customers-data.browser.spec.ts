import { readFile } from 'node:fs/promises';
import { book } from '../support/stories/booking-requests.ts';
import { BrowserStory, describeInChromium, storyDay } from '../support/browser.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { openConsole } from '../support/stories/open-console.ts';

describeInChromium('a customer who asks to be forgotten', () => {
  let story: BrowserStory;

  beforeAll(async () => {
    story = await BrowserStory.begin();
  });

  afterAll(() => story.end());

  it.each([390, 1280])(
    'is looked up, exported as a file, and erased permanently (%i px)',
    async (width) => {
      const customer = {
        name: 'Zuhura Forgotten',
        email: `zuhura.${String(width)}@example.com`,
        phone: '+255 700 000 009',
      };
      const date = storyDay(9);
      const { reference } = await book(story.system.visitor(), { customer, date });
      const { page, context, complaints } = await openConsole(
        story,
        width,
        '/admin/customers/data',
      );
      const lookUp = async () => {
        await page.getByLabel('E-mail address').fill(customer.email);
        await page.getByRole('button', { name: 'Look up' }).click();
      };

      await lookUp();
      await page.getByText('1 booking and 0 messages are stored.').waitFor();
      await page.getByText('1 upcoming booking.').waitFor();
      await expectUsable(page);

      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download everything' }).click();
      const file = await (await saving).path();
      expect(await readFile(file, 'utf8')).toContain(customer.name);

      await page.getByRole('button', { name: 'Erase this person' }).click();
      const dialog = page.getByRole('dialog', { name: 'Erase this person?' });
      const again = dialog.getByLabel('Type the address again');
      await again.fill('somebody.else@example.com');
      await dialog.getByRole('button', { name: 'Erase permanently' }).click();
      await dialog.getByText('This is different from what you searched for.').first().waitFor();
      await expectUsable(page);
      await again.fill(customer.email);
      await dialog.getByRole('button', { name: 'Erase permanently' }).click();
      await page.getByText('The personal data is erased from 1 booking and 0 messages.').waitFor();
      await expectUsable(page);

      await page.goto(`${story.system.url}/admin/bookings/${reference}`);
      await page
        .getByText(/erased/i)
        .first()
        .waitFor();
      expect(await page.locator('body').innerText()).not.toContain(customer.name);

      await page.goto(`${story.system.url}/manage-booking/${reference}`);
      await page.getByRole('heading', { name: 'Manage Your Booking' }).waitFor();
      expect(await page.locator('body').innerText()).not.toContain('Zuhura');
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
