import { BrowserStory, describeInChromium, openPage, storyDay } from '../support/browser.ts';
import { book } from '../support/stories/booking-requests.ts';
import { expectUsable } from '../support/expect-usable.ts';
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

  async function openAt(width: number) {
    const opened = await openPage(story.browser, width);
    await opened.context.request.post(`${story.system.url}/api/auth/sign-in`, { data: owner });
    await opened.page.goto(`${story.system.url}/admin/system/screens`);
    await opened.page.getByRole('listitem', { name: 'Lists of bookings' }).waitFor();
    return opened;
  }

  it.each([390, 1280])(
    'rebuilds a read model after a confirmation, and shows that no document differs (%i px)',
    async (width) => {
      const { page, context, complaints } = await openAt(width);
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
      await card.getByText('the only entry is the same as before.').waitFor();
      await expectUsable(page);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );
});
