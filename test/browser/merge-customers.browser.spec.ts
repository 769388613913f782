import { BrowserStory, describeInChromium, storyDay } from '../support/browser.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { book } from '../support/stories/booking-requests.ts';
import { openConsole } from '../support/stories/open-console.ts';

describeInChromium('a person who is in the console twice', () => {
  let story: BrowserStory;

  beforeAll(async () => {
    story = await BrowserStory.begin();
  });

  afterAll(() => story.end());

  it.each([390, 1280])(
    'is merged, undone, and merged again from a suggestion; an erasure then covers both (%i px)',
    async (width) => {
      const at = String(width);
      const phone = `+255 700 00${at.padStart(4, '0')}`;
      const who = (name: string, number: number) => ({
        customer: { name: `${name} At ${at}`, email: `${name}.${at}@example.com`, phone },
        date: storyDay(number),
      });
      const { reference } = await book(story.system.visitor(), who('Mwanaidi', 8));
      const { reference: second } = await book(story.system.visitor(), who('Mwana', 9));
      const opened = await openConsole(story, width, '/admin/customers');
      const { page, context, complaints } = opened;
      await page.getByRole('link', { name: `Mwanaidi At ${at}` }).click();
      await page.getByRole('heading', { level: 1, name: `Mwanaidi At ${at}` }).waitFor();
      const upcoming = page.getByRole('list', { name: 'Upcoming bookings' });
      await upcoming.getByText(reference).waitFor();
      expect(await upcoming.getByText(second).count()).toBe(0);

      await page.getByRole('button', { name: 'Merge with another customer' }).click();
      await page.getByLabel('Search for the other customer').fill(`mwana.${at}`);
      const compare = page.getByRole('button', { name: `Compare with Mwana At ${at}` });
      await page.getByRole('dialog').getByRole('list', { name: 'Customers found' }).waitFor();
      await expectUsable(page);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Compare with/ })
        .click();
      const dialog = page.getByRole('dialog', { name: 'Are they the same person?' });
      await dialog.getByText(`mwana.${at}@example.com`).waitFor();
      await expectUsable(page);
      await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
      await upcoming.getByText(second).waitFor();
      const merged = page.getByRole('list', { name: 'Merged customers' });
      await merged.getByText('Merged with').waitFor();
      await expectUsable(page);

      const history = page.getByRole('group', { name: 'History of the customer' });
      await history.getByText('Merged with another customer').waitFor();
      await history.getByRole('button', { name: /^Undo the merge with/ }).click();
      await compare
        .or(page.getByRole('button', { name: `Compare with Mwanaidi At ${at}` }))
        .waitFor();
      await page.locator('h2:focus', { hasText: 'History' }).waitFor();
      await expectUsable(page);

      const possible = page.getByRole('list', { name: 'Possible duplicates' });
      await possible.getByRole('button', { name: /^Compare with/ }).click();
      await dialog.getByRole('button', { name: 'Merge', exact: true }).click();
      await merged.getByText('Merged with').waitFor();
      await page.locator('h2:focus', { hasText: 'Duplicates' }).waitFor();

      await page.goto(`${story.system.url}/admin/bookings/${second}`);
      await page.getByRole('link', { name: 'All 2 bookings' }).click();
      await page.getByRole('button', { name: 'Export or erase' }).click();
      await page.getByText('Another customer was merged with this one').waitFor();
      await page.getByText('2 bookings and 0 messages are stored.').waitFor();
      await expectUsable(page);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
