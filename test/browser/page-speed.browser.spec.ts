import { eventually } from '../support/eventually.ts';
import { BrowserStory, describeInChromium, openPage } from '../support/browser.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { owner } from '../support/processes/start-system.ts';

describeInChromium('the speed of pages for visitors', () => {
  let story: BrowserStory;

  beforeAll(async () => {
    story = await BrowserStory.begin();
  });

  afterAll(() => story.end());

  /**
   * Visits pages on a device of that width, and returns what its browser sent. Each page is hidden by opening the
   * next one.
   */
  async function visit(width: number): Promise<readonly unknown[]> {
    const { page, context, complaints } = await openPage(story.browser, width);
    const sent: unknown[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/api/page-speed')) sent.push(request.postDataJSON());
    });
    for (const [path, views] of [
      ['/', 0],
      ['/tours', 1],
      ['/about', 2],
    ] as const) {
      const measured = page.waitForResponse(/\/assets\/after-the-page-/);
      await page.goto(`${story.system.url}${path}`);
      await measured;
      // A tap, so that there is a reaction to measure.
      await page.getByRole('heading', { level: 1 }).click();
      expect(sent).toHaveLength(views);
    }
    await page.goto('about:blank');
    await eventually(() => (sent.length === 3 ? sent : undefined));
    expect(complaints).toEqual([]);
    expect(await context.cookies()).toEqual([]);
    await context.close();
    return sent;
  }

  it.each([
    [390, 'phone', 'Phones'],
    [1280, 'desktop', 'Desktops'],
  ])(
    'is sent without an address and shown on the dashboard (%i px)',
    async (width, kind, title) => {
      const bucket = expect.any(Number) as unknown;
      const seen = { width: kind, lcp: bucket, cls: bucket };
      expect(await visit(width)).toEqual([
        expect.objectContaining({ page: 'home', ...seen }),
        expect.objectContaining({ page: 'tours', ...seen }),
        expect.objectContaining({ page: 'other', ...seen }),
      ]);

      const { page, context, complaints } = await openPage(story.browser, width);
      await context.request.post(`${story.system.url}/api/auth/sign-in`, { data: owner });
      await page.goto(`${story.system.url}/admin`);
      const table = page.getByRole('table', { name: title });
      await table.getByRole('row', { name: /^Home 1 \d+\.\d s (good|needs work|poor)/ }).waitFor();
      await table.getByRole('row', { name: /^List of tours 1 / }).waitFor();
      await table.getByRole('row', { name: /^Other pages 1 / }).waitFor();
      await expectUsable(page);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
