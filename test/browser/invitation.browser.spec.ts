import { BrowserStory, describeInChromium, openPage, untilHydrated } from '../support/browser.ts';
import { eventually } from '../support/eventually.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { openConsole } from '../support/stories/open-console.ts';
import { MailServer } from '../support/processes/mail-server.ts';

const password = 'a colleague’s password';
const newPassword = 'another colleague’s password';

describeInChromium('an invitation by e-mail', () => {
  let mails: MailServer;
  let story: BrowserStory;

  beforeAll(async () => {
    mails = await MailServer.start();
    story = await BrowserStory.begin({ SMTP_URL: mails.url });
  });

  afterAll(async () => {
    await story.end();
    await mails.close();
  });

  const linkIn = async (to: string, subject: string, number = 1) => {
    const mail = await eventually(
      () =>
        mails.received.filter(
          (each) => each.to?.[0]?.address === to && each.subject?.startsWith(subject),
        )[number - 1],
    );
    const [, hash = ''] = /\/auth(#link=[0-9a-f]{64})/.exec(mail.text ?? '') ?? [];
    return `${story.system.url}/auth${hash}`;
  };

  it.each([390, 1280])(
    'leads into the console, and so does the link for a forgotten password (%i px)',
    async (width) => {
      const username = `neema-${String(width)}`;
      const address = `${username}@tours.example`;
      const boss = await openConsole(story, width, '/admin/accounts');
      await boss.page.getByRole('button', { name: 'Invite somebody' }).click();
      await boss.page.getByLabel('Username').fill(username);
      await boss.page.getByLabel('E-mail (optional)').fill(address);
      await expectUsable(boss.page);
      await boss.page.getByRole('button', { name: 'Send invitation' }).click();
      const sent = boss.page.getByRole('dialog', { name: `E-mail sent to ${username}` });
      await sent.waitFor();
      await expectUsable(boss.page);
      await sent.getByRole('button', { name: 'Done' }).click();
      await boss.page.getByText('Invitation sent', { exact: true }).waitFor();

      const act = async (action: string) => {
        await boss.page.getByRole('button', { name: `Actions for ${username}` }).click();
        await boss.page.getByRole('menuitem', { name: action }).click();
      };
      await act('Withdraw invitation');
      await expectUsable(boss.page);
      await boss.page.getByRole('button', { name: 'Withdraw', exact: true }).click();
      await boss.page.getByText('No valid link').waitFor();
      await act('Send invitation again');
      await boss.page.getByRole('button', { name: 'Send again' }).click();
      await sent.getByRole('button', { name: 'Done' }).click();

      const { page, context, complaints } = await openPage(story.browser, width);
      await page.goto(await linkIn(address, 'Your invitation to'));
      await page.getByText('This link is no longer valid.').waitFor();
      await page.goto('about:blank');
      await page.goto(await linkIn(address, 'Your invitation to', 2));
      await page.getByText('You were invited as').waitFor();
      await expectUsable(page);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Choose password and sign in' }).click();
      await page.waitForURL(`${story.system.url}/admin`);
      await page.getByRole('heading', { level: 1 }).waitFor();

      await context.clearCookies();
      await page.goto(`${story.system.url}/admin/bookings`);
      await page.getByRole('button', { name: 'Forgotten password?' }).click();
      await page.getByLabel('Username or e-mail address').fill(address);
      await expectUsable(page);
      await page.getByRole('button', { name: 'Send a link' }).click();
      await page.getByText('is on its way').waitFor();
      await page.goto('about:blank');
      await page.goto(await linkIn(address, 'Choose a new password'));
      await page.getByText('Choose a new password for').waitFor();
      await page.getByLabel('Password').fill(newPassword);
      await page.getByRole('button', { name: 'Choose password and sign in' }).click();
      // The page that they requested before is opened now.
      await page.waitForURL(`${story.system.url}/admin/bookings`);
      await page.getByRole('heading', { name: 'Booking Management' }).waitFor();

      await act('History');
      const history = boss.page.getByRole('dialog', { name: `History of ${username}` });
      await history.getByText('Link for a new password sent by e-mail').waitFor();
      await history.getByText('Invited again with a new link').waitFor();
      await history.getByText('Invitation withdrawn').waitFor();
      await expectUsable(boss.page);
      await untilHydrated(page);
      expect([...boss.complaints, ...complaints]).toEqual([]);
      await Promise.all([boss.context.close(), context.close()]);
    },
  );
});
