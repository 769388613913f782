import { BrowserStory, describeInChromium, openPage, storyDay } from '../support/browser.ts';
import { book } from '../support/stories/booking-requests.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { colleaguesPassword, newColleague } from '../support/stories/new-colleague.ts';
import { owner } from '../support/processes/start-system.ts';

describeInChromium('the screen of the read models', () => {
  let story: BrowserStory;

  beforeAll(async () => {
    story = await BrowserStory.begin();
    await book(story.system.visitor(), {
      date: storyDay(9),
    });
  });

  afterAll(() => story.end());

  async function openAs(who: typeof owner | { username: string; password: string }, width: number) {
    const opened = await openPage(story.browser, width);
    await opened.context.request.post(`${story.system.url}/api/auth/sign-in`, { data: who });
    await opened.page.goto(`${story.system.url}/admin/read-models`);
    await opened.page.getByRole('listitem', { name: 'Lists of bookings' }).waitFor();
    return opened;
  }

  it.each([390, 1280])(
    'rebuilds one after a confirmation, and shows that no document differs (%i px)',
    async (width) => {
      const { page, context, complaints } = await openAs(owner, width);
      const card = page.getByRole('listitem', { name: 'Lists of bookings' });
      await card.getByText('Up to date').waitFor();
      const opener = card.getByRole('button', { name: 'Lists of bookings', exact: true });
      if ((await opener.getAttribute('aria-expanded')) === 'false') await opener.press('Enter');
      const [, build] = /build (\d+)/.exec(await card.innerText()) ?? [];
      await expectUsable(page);
      await card.getByRole('button', { name: 'Rebuild Lists of bookings' }).click();
      const dialog = page.getByRole('dialog', { name: 'Rebuild “Lists of bookings”?' });
      await dialog.getByText('The screens use the old one until').waitFor();
      await expectUsable(page);
      await dialog.getByRole('button', { name: 'Rebuild' }).click();
      await page.getByText('Lists of bookings is being rebuilt').waitFor();
      await card.getByText(`build ${String(Number(build) + 1)}`).waitFor();
      await card.getByText('the document is the same as before.').waitFor();
      await expectUsable(page);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('offers rebuilding only to owners: other staff can only look', async () => {
    const boss = await story.system.staff();
    const { account } = await newColleague(story.system, boss, 'staff');
    const credentials = { username: account.username, password: colleaguesPassword };
    const { page, context } = await openAs(credentials, 390);
    const closed = page.getByRole('button', { expanded: false });
    while ((await closed.count()) > 0) await closed.first().click();
    expect(await page.getByText(/, build \d+$/).count()).toBeGreaterThan(10);
    expect(await page.getByRole('button', { name: /^Rebuild/ }).count()).toBe(0);
    await expectUsable(page);
    await context.close();
  });
});
