import { BrowserStory, describeInChromium } from '../support/browser.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { openConsole } from '../support/stories/open-console.ts';

describeInChromium('background jobs', () => {
  let story: BrowserStory;

  beforeAll(async () => {
    story = await BrowserStory.begin();
  });

  afterAll(() => story.end());

  it.each([390, 1280])(
    'are shown with their last and next run, and can be run at once (%i px)',
    async (width) => {
      const { page, context, complaints } = await openConsole(story, width, '/admin/system/jobs');
      const job = page.getByRole('listitem', { name: 'Remove unused sessions' });
      await job.getByText('done', { exact: true }).waitFor();
      await page.getByText('No job failed or is late.').waitFor();
      await expectUsable(page);
      await job.getByRole('button', { name: 'Run now: Remove unused sessions' }).press('Enter');
      await page.getByText('Remove unused sessions: it is running').waitFor();
      await expectUsable(page);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
