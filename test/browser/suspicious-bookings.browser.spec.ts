import { book } from '../support/stories/booking-requests.ts';
import { BrowserStory, describeInChromium, storyDay } from '../support/browser.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { openConsole } from '../support/stories/open-console.ts';

const count = 5;

describeInChromium('staff who clean up the bookings of one network', () => {
  let story: BrowserStory;

  beforeAll(async () => {
    story = await BrowserStory.begin();
    const booked = Array.from({ length: count }, (_none, index) => storyDay(index + 2));
    for (const date of booked) await book(story.system.visitor(), { date });
  });

  afterAll(() => story.end());

  it.each([390, 1280])(
    'keep one of them, cancel the rest and undo that, at %i px',
    async (width) => {
      const { page, context } = await openConsole(story, width, '/admin/suspicious-bookings');
      await page.getByRole('button', { name: /^Network / }).click();
      const list = page.getByRole('list', { name: 'Bookings of this network' });
      await list.getByRole('checkbox').first().uncheck();
      await expectUsable(page);
      await page.getByRole('button', { name: 'Cancel 4 bookings' }).click();
      const dialog = page.getByRole('dialog', { name: 'Cancel 4 bookings?' });
      await dialog.getByLabel(/^Reason/).fill('One machine booked everything');
      await dialog.getByRole('button', { name: 'Cancel bookings' }).click();
      const cleanUp = page
        .getByRole('list', { name: 'Bulk cancellations' })
        .getByRole('listitem')
        .first();
      await cleanUp.getByText('Done: 4 of 4 bookings cancelled.').waitFor();
      await cleanUp.getByRole('button', { name: 'Undo' }).click();
      await page.getByRole('button', { name: 'Restore the bookings' }).click();
      await cleanUp.getByText('Done: 4 of 4 bookings restored.').waitFor();
      await expectUsable(page);
      await context.close();
    },
  );
});
