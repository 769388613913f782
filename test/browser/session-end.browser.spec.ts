import { BrowserStory, describeInChromium } from '../support/browser.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { colleaguesPassword, newColleague } from '../support/stories/new-colleague.ts';
import { openConsole } from '../support/stories/open-console.ts';

describeInChromium('a session that ended', () => {
  let story: BrowserStory;

  beforeAll(async () => {
    story = await BrowserStory.begin();
  });

  afterAll(() => story.end());

  it.each([390, 1280])('leads to the sign-in page, which says why (%i px)', async (width) => {
    const owner = await story.system.staff();
    const { visitor, account } = await newColleague(story.system, owner, 'staff');
    const colleague = { username: account.username, password: colleaguesPassword };
    const { page, context, complaints } = await openConsole(
      story,
      width,
      '/admin/bookings',
      colleague,
    );
    await page.getByRole('heading', { name: 'Booking Management' }).waitFor();
    expect((await visitor.post('/api/auth/sign-out-elsewhere')).status).toBe(204);
    await page.goto(`${story.system.url}/admin/bookings`);
    await page.getByText('Your session was ended.').waitFor();
    await expectUsable(page);
    const ended = { because: 'idle', afterMinutes: 30 };
    await page.route('**/api/auth/session', (route) =>
      route.fulfill({ json: { user: null, ended } }),
    );
    await page.goto(`${story.system.url}/admin/bookings`);
    await page.getByText('You were signed out after 30 minutes without activity.').waitFor();
    await expectUsable(page);
    expect(complaints).toEqual([]);
    await context.close();
  });
});
