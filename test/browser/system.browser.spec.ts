import type { VerificationsView } from '../../services/libs/contracts/operations/verification-view.ts';
import { BrowserStory, describeInChromium } from '../support/browser.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { colleaguesPassword, newColleague } from '../support/stories/new-colleague.ts';
import { openConsole } from '../support/stories/open-console.ts';

/** What the API answers after a check that found a changed and a missing entry. */
const faulty: VerificationsView = {
  last: {
    state: 'done',
    startedAt: '2026-11-20T06:00:00.000Z',
    finishedAt: '2026-11-20T06:01:00.000Z',
    progress: 1,
    verdict: {
      ...{ checked: 85, events: 84, streams: 30, anchors: 1, faultCount: 2 },
      faults: [
        {
          kind: 'event',
          what: 'it is not the event that was stored after its predecessor',
          ...{ position: '40', stream: 'booking-74100680', revision: 0 },
          ...{ eventId: '4b1d0c5e-0000-4000-8000-000000000000', eventType: 'BookingPlaced' },
        },
        { kind: 'missing', what: 'position 61 is missing before it', position: '62' },
      ],
    },
  },
  faults: { count: 2, foundAt: '2026-11-20T06:01:00.000Z' },
};

describeInChromium('the system', () => {
  let story: BrowserStory;

  beforeAll(async () => {
    story = await BrowserStory.begin();
  });

  afterAll(() => story.end());

  it.each([390, 1280])('shows an owner whether every part works (%i px)', async (width) => {
    const { page, context, complaints } = await openConsole(story, width, '/admin');
    await page.getByRole('heading', { name: 'Inbox', level: 1 }).waitFor();
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

  it.each([390, 1280])(
    'shows an owner a fault of the log on every screen (%i px)',
    async (width) => {
      const { page, context, complaints } = await openConsole(story, width, '/admin/account');
      await page.route('**/api/admin/verification', (route) => route.fulfill({ json: faulty }));
      await page.goto(`${story.system.url}/admin/bookings`);
      const notice = page.getByRole('alert').filter({ hasText: 'found 2 faults' });
      await notice.waitFor();
      await expectUsable(page);
      await notice.getByRole('link', { name: 'See what to do' }).click();
      await page.getByText('85 entries were checked.').waitFor();
      await page.getByRole('list', { name: 'An entry was changed' }).waitFor();
      await page.getByText('docs/runbooks/log-faulty.md').first().waitFor();
      await expectUsable(page);
      await page.getByRole('link', { name: 'System' }).filter({ visible: true }).first().click();
      await page.getByRole('list', { name: 'Faults of the log' }).waitFor();
      await expectUsable(page);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

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
