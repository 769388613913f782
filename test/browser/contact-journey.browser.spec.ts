import { BrowserStory, describeInChromium, openPage } from '../support/browser.ts';
import { expectUsable } from '../support/expect-usable.ts';
import { owner } from '../support/processes/start-system.ts';

const words = 'Do you sail in June? We are nine.';
const longWord = `https://example.com/${'x'.repeat(200)}`;

describeInChromium('the journey of a message to the operator', () => {
  let story: BrowserStory;

  beforeAll(async () => {
    story = await BrowserStory.begin();
  });

  afterAll(() => story.end());

  it.each([390, 1280])(
    'leads from the foot of a page to the operator’s e-mails, with the keyboard alone (%i px)',
    async (width) => {
      const { page, context, complaints } = await openPage(story.browser, width);
      await page.goto(`${story.system.url}/tours`);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Contact Us' }).press('Enter');
      await page.waitForURL(/\/contact$/);
      await page.getByLabel('Name').focus();
      await page.keyboard.type(`Asha at ${String(width)}`);
      await page.keyboard.press('Tab');
      await page.keyboard.type('asha@example.com');
      await page.keyboard.press('Tab');
      await page.keyboard.type(`${words} ${longWord}`);
      // A button is disabled until the page is hydrated, so Tab skips it until then.
      await page.locator('button:enabled', { hasText: 'Send message' }).waitFor();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await page.getByRole('heading', { name: 'We have your message' }).waitFor();

      await page.goto(`${story.system.url}/admin/notifications`);
      await page.getByLabel('Username').fill(owner.username);
      await page.getByLabel('Password').fill(owner.password);
      await page.getByRole('button', { name: 'Sign In' }).click();
      await page.getByRole('link', { name: 'Message from the contact page' }).first().click();
      await page.getByText(`Message from Asha at ${String(width)}`, { exact: true }).waitFor();
      const message = page.frameLocator('iframe');
      await message.locator('blockquote').getByText(words).waitFor();
      const letter = message.locator('html');
      expect(await letter.evaluate((page) => page.scrollWidth - page.clientWidth)).toBe(0);

      await page.goto(`${story.system.url}/admin`);
      const answer = page.getByRole('button', { name: `Answer Asha at ${String(width)}` });
      await answer.waitFor();
      await expectUsable(page);
      await answer.click();
      const dialog = page.getByRole('dialog', { name: `Answer Asha at ${String(width)}` });
      await dialog.getByText('No mail server is set up').waitFor();
      await dialog.getByLabel('Answer').fill('Yes, every day in June.');
      await expectUsable(page);
      await dialog.getByRole('button', { name: 'Save answer' }).click();
      await page.getByText('Message answered').waitFor();
      await page.goto(`${story.system.url}/admin/messages`);
      const card = page.getByRole('article', { name: `Asha at ${String(width)}` });
      await card.getByText('Yes, every day in June.').waitFor();
      await expectUsable(page);
      await card.getByRole('link', { name: 'History' }).click();
      await page.getByText('Message answered').waitFor();
      await expectUsable(page);
      expect(complaints).toEqual([]);
      await context.close();
    },
  );

  it('is disabled without JavaScript, but the other contacts of the operator are shown', async () => {
    const context = await story.browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${story.system.url}/contact`);
    const main = page.getByRole('main');
    await main.locator('noscript p').waitFor();
    expect(await main.getByRole('button', { name: 'Send message' }).isDisabled()).toBe(true);
    expect(await main.locator('a[href^="mailto:"]').isVisible()).toBe(true);
    expect(await main.locator('a[href^="tel:"]').isVisible()).toBe(true);
    for (const [path, headline] of [
      ['about', 'About Us'],
      ['privacy', 'Privacy'],
      ['terms', 'Terms'],
    ] as const) {
      await page.goto(`${story.system.url}/${path}`);
      await main.getByRole('heading', { level: 1, name: headline }).waitFor();
    }
    await context.close();
  });

  it('arrives once if the answer is lost and the visitor presses again', async () => {
    const { page, context } = await openPage(story.browser, 390);
    await page.goto(`${story.system.url}/contact`);
    const answered: string[] = [];
    await page.route('**/api/contact', async (route) => {
      const answer = await route.fetch(); // The request reaches the server and is stored …
      const { position } = (await answer.json()) as { readonly position: string };
      answered.push(position);
      if (answered.length === 1)
        await route.abort('connectionreset'); // … and the browser gets no answer.
      else await route.fulfill({ response: answer });
    });
    await page.getByLabel('Name').fill('Asha');
    await page.getByRole('textbox', { name: 'E-mail' }).fill('asha@example.com');
    await page.getByLabel('Message').fill(words);
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByText('We got no answer').waitFor();
    expect(await page.getByLabel('Message').inputValue()).toBe(words);
    await page.getByRole('button', { name: 'Send message' }).click();
    await page.getByRole('heading', { name: 'We have your message' }).waitFor();
    expect(answered).toHaveLength(2);
    expect(answered[1]).toBe(answered[0]);
    await context.close();
  });
});
