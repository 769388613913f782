import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { findChromium } from '../../tools/run/chromium.ts';
import { addDays, localDateOf, localTimeOf } from '../../services/libs/contracts/calendar.ts';
import { describeWherePossible } from './describe-where-possible.ts';
import { System } from './start-system.ts';

const executablePath = findChromium(process.env);

const missing = 'No Chromium: set CHROME_PATH, or put chromium or google-chrome on the PATH.';

/** A suite that drives Chromium. Without one it is skipped and says so; in CI that is a failure. */
export function describeInChromium(title: string, body: () => void): void {
  describeWherePossible([executablePath === undefined ? missing : undefined], title, body);
}

/** How long a page may take to show something, on a machine that is busy, in milliseconds. */
const patienceMs = 45_000;

/**
 * Stories that begin in the last hour before midnight in Zanzibar are told an hour later, or they would end on another
 * day than they began on. In milliseconds.
 */
const aheadMs = localTimeOf(new Date().toISOString()) >= '23:00' ? 3_600_000 : 0;

/** The time in the stories, for the product, for browsers and for who tells them. */
export function storyTime(): string {
  return new Date(Date.now() + aheadMs).toISOString();
}

/** What the machine's clock has to show for a page to see the given time, both in milliseconds since 1970. */
export function machinesTime(timeInStory: number): number {
  return timeInStory - aheadMs;
}

/** The day in Zanzibar, so many days after that of the story. */
export function storyDay(daysAhead = 0): string {
  return addDays(localDateOf(storyTime()), daysAhead);
}

/** Chromium and a product of its own, which runs by the browser's clock. */
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

/** A page in a browser of its own, and everything it complained about. */
export interface OpenPage {
  readonly page: Page;
  readonly context: BrowserContext;
  /** What nobody caught, and what broke the site's own rules (Content-Security-Policy). */
  readonly complaints: readonly string[];
}

/** Opens a browser window of a width, in CSS pixels, without motion. */
export async function openPage(browser: Browser, width: number): Promise<OpenPage> {
  const context = await browser.newContext({
    viewport: { width, height: width < 600 ? 844 : 900 },
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(patienceMs);
  if (aheadMs > 0) await context.addInitScript(setClockAhead, aheadMs);
  await context.addInitScript(tellOfViolations);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) complaints.push(message.text());
  });
  return { page, context, complaints };
}

/** Runs in the page: what Trusted Types refuse is not always in the console under the policy's name. */
function tellOfViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, sample }) => {
    console.error(`Content Security Policy: ${violatedDirective} refused ${sample}`);
  });
}

/** Runs in the page, before anything of it. */
function setClockAhead(byMs: number): void {
  const machines = Date;
  const now = () => machines.now() + byMs;
  globalThis.Date = new Proxy(machines, {
    construct: (date, parts: unknown[]) =>
      Reflect.construct(date, parts.length === 0 ? [now()] : parts) as Date,
    get: (date, name) => (name === 'now' ? now : (Reflect.get(date, name) as unknown)),
  });
}

/** Resolves when the browser has taken the page up, and has nothing left to fetch. */
export async function takenUp(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const root = document.getElementById('root');
    return root !== null && Object.keys(root).some((key) => key.startsWith('__reactContainer'));
  });
  await page.waitForLoadState('networkidle');
}

/** Holds back what the page asks for under these addresses, until the answer is called. */
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
