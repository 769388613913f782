import type { Page } from 'playwright-core';
import {
  BrowserStory,
  describeInChromium,
  openPage,
  untilHydrated,
  storyTime,
} from '../support/browser.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { codeInApp } from '../support/authenticator-app.ts';
import { owner } from '../support/processes/start-system.ts';

const password = 'a colleague’s password';

describeInChromium('the way of a colleague into the console', () => {
  let story: BrowserStory;

  beforeAll(async () => {
    story = await BrowserStory.begin();
  });

  afterAll(() => story.end());

  const signIn = async (
    page: Page,
    credentials: typeof owner | { username: string; password: string },
  ) => {
    await page.getByLabel('Username').fill(credentials.username);
    await page.getByLabel('Password').fill(credentials.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
  };

  const act = async (page: Page, name: string, action: string) => {
    await page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
    await page.getByRole('menuitem', { name: action, exact: true }).click();
  };

  it.each([390, 1280])(
    'leads from an invitation through setting up codes to being disabled (%i px)',
    async (width) => {
      const username = `juma-${String(width)}`;
      const boss = await openPage(story.browser, width);
      const accountsPage = `${story.system.url}/admin/accounts`;

      await boss.page.goto(accountsPage);
      await boss.page.waitForURL(/\/auth$/);
      await boss.page.getByRole('heading', { name: 'Admin Sign In' }).waitFor();
      await boss.page.getByRole('button', { name: 'Sign In' }).click();
      await boss.page.getByText('Please fill in all fields').waitFor();
      await expectUsable(boss.page);
      await signIn(boss.page, { username: owner.username, password: 'wrong' });
      await boss.page.getByText('Invalid username or password').waitFor();
      await signIn(boss.page, owner);
      await boss.page.waitForURL(accountsPage);
      await boss.page.getByRole('heading', { name: 'Accounts' }).waitFor();
      await boss.page.getByText('(you)').waitFor();
      await expectUsable(boss.page);

      await boss.page.getByRole('button', { name: 'Require codes: Read only' }).click();
      await expectUsable(boss.page);
      await boss.page.getByRole('button', { name: 'Require codes', exact: true }).last().click();
      const stop = boss.page.getByRole('button', { name: 'Stop requiring codes: Read only' });
      await stop.waitFor();
      await expectUsable(boss.page);

      await boss.page.getByRole('button', { name: 'Invite somebody' }).click();
      await boss.page.getByLabel('Username').fill(username);
      await boss.page.getByLabel('Role').selectOption({ label: 'Read only' });
      await expectUsable(boss.page);
      await boss.page.getByRole('button', { name: 'Make a link' }).click();
      const given = boss.page.getByRole('dialog', { name: `A link for ${username}` });
      const link = await given.locator('[data-slot="one-time-link"]').innerText();
      await expectUsable(boss.page);
      await given.getByRole('button', { name: 'Done' }).click();

      const colleague = await openPage(story.browser, width);
      await colleague.page.goto(link);
      await colleague.page.getByText(username).waitFor();
      expect(new URL(colleague.page.url()).hash).toBe('');
      await expectUsable(colleague.page);
      await colleague.page.getByLabel('Password').fill(password);
      await colleague.page.getByRole('button', { name: 'Choose password and sign in' }).click();
      await colleague.page.waitForURL(`${story.system.url}/admin`);
      await colleague.page.goto(`${story.system.url}/auth`);
      await colleague.page.waitForURL(`${story.system.url}/`);

      // The role requires codes: until they are set up, every other screen of the console stays closed.
      await colleague.page.goto(`${story.system.url}/admin/bookings`);
      await colleague.page.getByRole('heading', { name: 'Set up an authenticator app' }).waitFor();
      await expectUsable(colleague.page);
      await colleague.page.getByRole('button', { name: 'Set up an app' }).click();
      await colleague.page.getByLabel('Your password').fill(password);
      await colleague.page.getByRole('button', { name: 'Show the secret' }).click();
      const secret = (
        await colleague.page.locator('[data-slot="totp-offer"] code').innerText()
      ).replaceAll(' ', '');
      await colleague.page.getByRole('img', { name: /QR code/ }).waitFor();
      await expectUsable(colleague.page);
      const code = (skew: number) => codeInApp(secret, storyTime(), skew);
      await colleague.page.getByLabel('Code that the app shows now').fill(code(0));
      await colleague.page.getByRole('button', { name: 'Turn codes on' }).click();
      const codes = colleague.page.getByRole('group', { name: 'Recovery codes' });
      await codes.waitFor();
      const [recoveryCode = ''] = await codes.getByRole('listitem').allInnerTexts();
      await expectUsable(colleague.page);
      await codes.getByRole('button', { name: 'I have written them down' }).click();
      await colleague.page.getByRole('heading', { name: 'Booking Management' }).waitFor();
      await colleague.page.goto(`${story.system.url}/admin/account`);

      await colleague.page.getByRole('list', { name: 'Your sessions' }).waitFor();
      await expectUsable(colleague.page);
      await colleague.page.getByRole('button', { name: 'Sign out everywhere' }).click();
      await expectUsable(colleague.page);
      await colleague.page.getByRole('button', { name: 'Sign out', exact: true }).click();
      await colleague.page.getByRole('heading', { name: 'Admin Sign In' }).waitFor();
      await signIn(colleague.page, { username, password });
      await colleague.page.getByLabel('Code').fill('000000');
      await expectUsable(colleague.page);
      await colleague.page.getByRole('button', { name: 'Sign In' }).click();
      await colleague.page.getByText('This code is not valid').waitFor();
      await colleague.page.getByLabel('Code').fill(recoveryCode);
      await colleague.page.getByRole('button', { name: 'Sign In' }).click();
      await colleague.page.getByRole('heading', { name: 'My account' }).waitFor();

      // The owner's screen is updated automatically.
      await boss.page.getByText('Uses codes').first().waitFor();
      await act(boss.page, username, 'History');
      const history = boss.page.getByRole('dialog', { name: `History of ${username}` });
      await history.getByText('Sign-in codes turned on').waitFor();
      await expectUsable(boss.page);
      await boss.page.keyboard.press('Escape');

      await act(boss.page, username, 'Disable');
      await boss.page.getByRole('button', { name: 'Disable', exact: true }).click();
      await boss.page.getByText('Disabled', { exact: true }).first().waitFor();
      await colleague.page.goto(`${story.system.url}/admin/bookings`);
      await colleague.page.getByRole('heading', { name: 'Admin Sign In' }).waitFor();
      await signIn(colleague.page, { username, password });
      await colleague.page.getByText('Invalid username or password').waitFor();

      await stop.click();
      await boss.page.getByRole('button', { name: 'Stop requiring', exact: true }).last().click();
      await boss.page.getByRole('button', { name: 'Require codes: Read only' }).waitFor();

      await untilHydrated(boss.page);
      expect([...boss.complaints, ...colleague.complaints]).toEqual([]);
      await Promise.all([boss.context.close(), colleague.context.close()]);
    },
  );
});
