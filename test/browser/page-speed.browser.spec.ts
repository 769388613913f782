import type { PageSpeedView } from '../../services/libs/contracts/page-speed/page-speed.ts';
import { BrowserStory, describeInChromium, openPage } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { owner } from '../support/processes/start-system.ts';
import type { Visitor } from '../support/stories/visitor.ts';

describeInChromium('the speed of pages for visitors', () => {
  let story: BrowserStory;
  let staff: Visitor;

  beforeAll(async () => {
    story = await BrowserStory.begin();
    staff = await story.system.staff();
  });

  afterAll(() => story.end());

  /** Visits three pages. When the next page is opened, the page before it is hidden and its speed is sent. */
  async function visit(width: number): Promise<void> {
    const { page, context, complaints } = await openPage(story.browser, width);
    for (const path of ['/', '/tours', '/about']) {
      const measured = page.waitForResponse(/\/assets\/after-the-page-/);
      await page.goto(`${story.system.url}${path}`);
      await measured;
      // A tap, so that there is a reaction to measure.
      await page.getByRole('heading', { level: 1 }).click();
    }
    await page.goto('about:blank');
    expect(complaints).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    await context.close();
  }

  it.each([
    [390, 'phone', 'Phones'],
    [1280, 'desktop', 'Desktops'],
  ])('is counted and shown on the dashboard (%i px)', async (width, kind, title) => {
    await visit(width);
    const counted = await eventually(async () => {
      const { body } = await staff.get<PageSpeedView>('/api/admin/page-speed');
      const pages = body.pages.filter((each) => each.width === kind);
      return pages.length === 3 ? pages : undefined;
    });
    for (const each of counted) {
      expect(each).toMatchObject({ views: 1, lcp: { verdict: expect.any(String) as unknown } });
      expect(each.cls).not.toBeNull();
    }
    expect(counted.map(({ page }) => page)).toEqual(['home', 'tours', 'other']);

    const { page, context, complaints } = await openPage(story.browser, width);
    await context.request.post(`${story.system.url}/api/auth/sign-in`, { data: owner });
    await page.goto(`${story.system.url}/admin/dashboard`);
    const table = page.getByRole('table', { name: title });
    await table.getByRole('row', { name: /^Home 1 .*\d s (good|needs work|poor)/ }).waitFor();
    await table.getByRole('row', { name: /^List of tours 1 / }).waitFor();
    await table.getByRole('row', { name: /^Other pages 1 / }).waitFor();
    await expectUsable(page);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
