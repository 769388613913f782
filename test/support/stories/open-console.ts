import { type BrowserStory, openPage, type OpenPage } from '../browser.ts';
import { owner } from '../processes/start-system.ts';

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Opens a screen of the console as staff do: by its address, then by signing in. */
export async function openConsole(
  { browser, system }: BrowserStory,
  width: number,
  path: string,
  { username, password }: Credentials = owner,
): Promise<OpenPage> {
  const opened = await openPage(browser, width);
  const { page } = opened;
  await page.goto(`${system.url}${path}`);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/admin'));
  return opened;
}
