import { BrowserStory, describeInChromium } from '../support/browser.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { openConsole } from '../support/open-console.ts';

describeInChromium('what happens by itself', () => {
  let story: BrowserStory;

  beforeAll(async () => {
    story = await BrowserStory.begin();
  });

  afterAll(() => story.end());

  it.each([390, 1280])(
    'is seen with its last run and its next, and run at once by a wish (%i px)',
    async (width) => {
      const { page, context, complaints } = await openConsole(story, width, '/admin/jobs');
      const job = page.getByRole('listitem', { name: 'Sign out who is gone' });
      await job.getByText('done', { exact: true }).waitFor();
      await page.getByText('All jobs run as they should.').waitFor();
      await expectUsable(page);
      await job.getByRole('button', { name: 'Run now: Sign out who is gone' }).press('Enter');
      await page.getByText('Sign out who is gone: it is being run').waitFor();
      await expectUsable(page);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
