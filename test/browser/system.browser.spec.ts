import { BrowserStory, describeInChromium } from '../support/browser.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { colleaguesPassword, newColleague } from '../support/stories/new-colleague.ts';
import { openConsole } from '../support/stories/open-console.ts';

describeInChromium('the system', () => {
  let story: BrowserStory;

  beforeAll(async () => {
    story = await BrowserStory.begin();
  });

  afterAll(() => story.end());

  it.each([390, 1280])('shows an owner whether every part works (%i px)', async (width) => {
    const { page, context, complaints } = await openConsole(story, width, '/admin');
    await page.getByRole('heading', { name: 'Dashboard', level: 1 }).waitFor();
    if (width < 600) await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('link', { name: 'System' }).click();
    await page.getByText('All lists and figures are up to date.').waitFor();
    await expectUsable(page);
    await page.getByRole('link', { name: 'Log check' }).click();
    await page.getByRole('heading', { name: 'Log check', level: 1 }).waitFor();
    await page.getByRole('link', { name: 'System' }).filter({ visible: true }).first().click();
    await page.getByRole('heading', { name: 'System', level: 1 }).waitFor();
    expect(complaints).toEqual([]);
    await context.close();
  });

  it('leads from an earlier address to the present one', async () => {
    const { page, context } = await openConsole(story, 1280, '/admin/read-models');
    await page.waitForURL(`${story.system.url}/admin/system/screens`);
    await page.getByRole('listitem', { name: 'Lists of bookings' }).waitFor();
    await context.close();
  });

  it.each([390, 1280])('is not in the navigation of a clerk (%i px)', async (width) => {
    const owner = await story.system.staff();
    const { account } = await newColleague(story.system, owner, 'staff');
    const clerk = { username: account.username, password: colleaguesPassword };
    const { page, context, complaints } = await openConsole(story, width, '/admin/system', clerk);
    await page.getByText('Only an owner looks after the system.').waitFor();
    await expectUsable(page);
    if (width < 600) await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('link', { name: 'History' }).waitFor();
    expect(await page.getByRole('link', { name: 'System' }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
