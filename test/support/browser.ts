import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../tools/run/chromium.ts';
import { addDays, localDateOf, localTimeOf } from '../../services/libs/contracts/calendar.ts';
import { describeWherePossible } from './jest/describe-where-possible.ts';
import { System } from './processes/start-system.ts';

const executablePath = findChromium(process.env);

const missing =
  'No Chromium: set CHROME_PATH, or put chromium-headless-shell or chromium on the PATH.';

/** A test suite that uses Chromium. Without Chromium it is skipped and says so; in CI that is a failure. */
export function describeInChromium(title: string, body: () => void): void {
  describeWherePossible([executablePath === undefined ? missing : undefined], title, body);
}

/** How long a page may take to show something on a busy machine, in milliseconds. */
const patienceMs = 45_000;

/**
 * Tests that begin in the last hour before midnight in Zanzibar run with a clock one hour ahead, in milliseconds. So
 * they end on the day on which they began.
 */
const aheadMs = localTimeOf(new Date().toISOString()) >= '23:00' ? 3_600_000 : 0;

/** The time in the tests, for the product, for browsers and for the tests. */
export function storyTime(): string {
  return new Date(Date.now() + aheadMs).toISOString();
}

/** The day in Zanzibar that is this many days after the day of the test. */
export function storyDay(daysAhead = 0): string {
  return addDays(localDateOf(storyTime()), daysAhead);
}

/** Chromium and a separate product, with the same clock. */
export class BrowserStory {
  readonly browser: Browser;
  readonly system: System;

  private constructor(browser: Browser, system: System) {
    this.browser = browser;
    this.system = system;
  }

  static async begin(settings: Readonly<Record<string, string>> = {}): Promise<BrowserStory> {
    const system = await System.start({ ...settings, ...byTheStorysClock() });
    try {
      return new BrowserStory(await launchChromium(), system);
    } catch (error) {
      await system.remove();
      throw error;
    }
  }

  /** Ends the process as a power cut does, and starts it again on its data. */
  async killAndStartAgain(): Promise<void> {
    await this.system.kill();
    await this.system.startAgain(byTheStorysClock());
  }

  async end(): Promise<void> {
    await this.browser.close();
    await this.system.remove();
  }
}

function byTheStorysClock() {
  return { CLOCK_START: aheadMs === 0 ? '' : storyTime() };
}

function launchChromium(): Promise<Browser> {
  return chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
}

/** The message of Chromium about a view transition that it had no time to draw. The page still changes. */
const ofTransitionNotDrawn = /^Transition was (aborted|skipped)/;

/** A page in a separate browser, and its complaints. */
export interface OpenPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Uncaught errors, and violations of the site's own rules (Content-Security-Policy). */
  readonly complaints: readonly string[];
}

/**
 * Opens a browser window with this width in CSS pixels, without motion. A narrow window has a dark screen and a wide
 * one a light screen, so that the contrast of both is checked. Each `goto` and `reload` also waits until the page is
 * hydrated, because an earlier click would work as without JavaScript. With `waitUntil: 'commit'` they do not wait.
 *
 * @param options.deviceAheadMs By how much the clock of the device is ahead, in milliseconds; negative: behind.
 */
export async function openPage(
  browser: Browser,
  width: number,
  { areWorkersAllowed = false, deviceAheadMs = 0 } = {},
): Promise<OpenPage> {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    reducedMotion: 'reduce',
    // Requests of a service worker cannot be observed or answered by a test.
    serviceWorkers: areWorkersAllowed ? 'allow' : 'block',
    colorScheme: width < 600 ? 'dark' : 'light',
  });
  context.setDefaultTimeout(patienceMs);
  const clockAheadMs = aheadMs + deviceAheadMs;
  if (clockAheadMs !== 0) await context.addInitScript(setClockAhead, clockAheadMs);
  await context.addInitScript(tellOfViolations);
  const page = await context.newPage();
  openPages.add(page);
  page.on('close', () => openPages.delete(page));
  loadUntilHydrated(page);
  const complaints: string[] = [];
  page.on('pageerror', ({ message }) => {
    if (!ofTransitionNotDrawn.test(message)) complaints.push(message);
  });
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) complaints.push(message.text());
  });
  return { page, context, complaints };
}

/** The pages that the current test has open. */
const openPages = new Set<Page>();

declare global {
  /** The address and the text of each open page, the newest first. The test environment adds them to a failure. */
  var textsOfOpenPages: () => Promise<string>;
}
globalThis.textsOfOpenPages = async () => {
  const texts = await Promise.all([...openPages].reverse().map(addressAndText));
  openPages.clear();
  return texts.join('\n\n');
};

async function addressAndText(page: Page): Promise<string> {
  const text = await page.innerText('body', { timeout: 5_000 }).catch(String);
  return `${page.url()} shows:\n${text.slice(0, 1_000)}`;
}

function loadUntilHydrated(page: Page): void {
  const goto = page.goto.bind(page);
  const reload = page.reload.bind(page);
  page.goto = async (url, options) => {
    const answer = await goto(url, options);
    if (options?.waitUntil !== 'commit') await hydrationOf(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    await hydrationOf(page);
    return answer;
  };
}

/** Waits until a loaded page is hydrated, unless it is not a page of the site. */
async function hydrationOf(page: Page): Promise<void> {
  if ((await page.locator('#root').count()) > 0) await page.waitForFunction(isHydrated);
}

/** Runs in the page: whether React has hydrated it. */
function isHydrated(): boolean {
  const root = document.getElementById('root');
  return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
}

/**
 * Runs in the page: logs each violation, because violations of Trusted Types are not always in the console
 * under the policy's name.
 */
function tellOfViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
    console.error(`Content Security Policy: ${violatedDirective} refused ${sample}`);
  });
}

/** Runs in the page before its own scripts. */
function setClockAhead(byMs: number): void {
  const machines = Date;
  const now = () => machines.now() + byMs;
  globalThis.Date = new Proxy(machines, {
    construct: (date, parts: unknown[]) =>
      Reflect.construct(date, parts.length === 0 ? [now()] : parts) as Date,
    get: (date, name) => (name === 'now' ? now : (Reflect.get(date, name) as unknown)),
  });
}

/** Resolves when the page is hydrated, and the browser has no request left. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  await page.waitForLoadState('networkidle');
}

/** Holds back the page's requests to these addresses, until the returned function is called. */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route(addresses, async (route) => {
    await promise;
    await route.continue();
  });
  return () => {
    resolve(undefined);
  };
}
