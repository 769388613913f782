import { type Browser, chromium, type Locator, type Page } from 'playwright-core';
import { findChromium } from '../../tools/run/chromium.ts';
import type { Benchmark, Comparison } from './harness/benchmark.ts';
import { Product } from './harness/product.ts';
import { alternate, type Rounds } from './harness/rounds.ts';
import { medianOf } from './harness/statistics.ts';

/** A phone with a processor four times as slow as this one. Chromium slows down its processor and its network line. */
const slowdown = 4;
interface Line {
  readonly bitsPerSecond: number;
  readonly delayMs: number;
}
/** The network line that Lighthouse simulates, for the pages. */
const mobile: Line = { bitsPerSecond: 1_600_000, delayMs: 150 };
/** The network line of the first manual test, for the journey. */
const slow3g: Line = { bitsPerSecond: 400_000, delayMs: 400 };

const pages = [
  '/',
  '/tours',
  '/tour/spice-farm-tour',
  '/booking/spice-farm-tour?date=2026-12-01&guests=2',
  '/destinations/nungwi',
  '/contact',
];

const goals = { contentSeconds: 1.8, reactionMs: 100, journeySeconds: 30, taps: 10 } as const;

/** How long the traveller reads on the way, in milliseconds, in the first manual test and here. */
const readingMs = 8_000;
const betweenKeysMs = 80;

/** What the page's own browser reports: the largest content, and the slowest reaction to a tap or a key. */
interface Seen {
  contentMs: number;
  reactionMs: number;
}

interface Journey {
  readonly seconds: number;
  readonly taps: number;
  readonly reactionMs: number;
}

/** Runs in each page before its scripts. */
function watch(): void {
  const seen: Seen = { contentMs: 0, reactionMs: 0 };
  Object.assign(globalThis, { seen });
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.contentMs = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  // TypeScript does not know this option; without it, only reactions from 104 ms on are reported.
  const reactions: PerformanceObserverInit & { readonly durationThreshold: number } = {
    ...{ type: 'event', durationThreshold: 16, buffered: true },
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId > 0) seen.reactionMs = Math.max(seen.reactionMs, entry.duration);
    }
  }).observe(reactions);
}

const seenBy = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { readonly seen: Seen }).seen);

async function onPhone<Found>(
  browser: Browser,
  { bitsPerSecond, delayMs }: Line,
  use: (page: Page) => Promise<Found>,
): Promise<Found> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch);
    const devTools = await context.newCDPSession(page);
    const bytesPerSecond = bitsPerSecond / 8;
    await devTools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: delayMs,
      downloadThroughput: bytesPerSecond,
      uploadThroughput: bytesPerSecond,
    });
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    return await use(page);
  } finally {
    await context.close();
  }
}

/** Opens a page, and opens and closes its menu once it is quiet. */
function openPage(browser: Browser, url: string): Promise<Seen> {
  return onPhone(browser, mobile, async (page) => {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForFunction(
      () => (globalThis as unknown as { readonly seen: Seen }).seen.contentMs > 0,
    );
    const { contentMs } = await seenBy(page);
    const menu = page.getByRole('button', { name: /menu/i }).first();
    await menu.tap();
    await page.waitForTimeout(500);
    return { contentMs, reactionMs: (await seenBy(page)).reactionMs };
  });
}

/** From the home page to the confirmation: search, choose tour, day and start time, type three fields. */
function book(browser: Browser, url: string): Promise<Journey> {
  return onPhone(browser, slow3g, async (page) => {
    let taps = 0;
    const tap = async (target: Locator) => {
      taps += 1;
      await target.tap();
    };
    const read = () => page.waitForTimeout(readingMs / 4);
    const beganMs = performance.now();
    await page.goto(url, { waitUntil: 'commit' });
    const search = page.getByRole('combobox').first();
    await search.waitFor();
    await read();
    await tap(search);
    await page.keyboard.type('spice', { delay: betweenKeysMs });
    await tap(page.getByRole('option', { name: /Spice Farm Tour/ }));
    const hero = page.locator('[data-slot=cloth-hero]');
    await hero.getByRole('link', { name: /^Date/ }).waitFor();
    await read();
    await tap(hero.getByRole('link', { name: /^Date/ }));
    await tap(page.locator('[data-day][data-state=free]:visible').last());
    await tap(page.getByRole('radio', { name: '14:00' }));
    await read();
    const panel = page.getByRole('region', { name: 'Book this tour' });
    await tap(panel.getByRole('button', { name: 'Book', exact: true }));
    for (const [label, text] of [
      ['Full name', 'Asha Juma'],
      ['E-mail', 'asha@example.com'],
      ['Phone', '+255 700 000 001'],
    ] as const) {
      await tap(page.getByRole('textbox', { name: label }));
      await page.keyboard.type(text, { delay: betweenKeysMs });
    }
    await read();
    await tap(page.getByRole('button', { name: 'Confirm Booking' }));
    await page.getByRole('heading', { level: 1, name: /Thank you/ }).waitFor();
    const seconds = (performance.now() - beganMs) / 1000;
    return { seconds, taps, reactionMs: (await seenBy(page)).reactionMs };
  });
}

async function measure(rounds: number): Promise<readonly Comparison[]> {
  const executablePath = findChromium(process.env);
  const product = await Product.start();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const opened = await alternate(
      pages.map((path) => ({
        name: path,
        measure: () => openPage(browser, `${product.url}${path}`),
      })),
      rounds,
    );
    const journeys: Journey[] = [];
    for (let round = 0; round < rounds; round += 1) {
      journeys.push(await book(browser, product.url));
    }
    return [...pages.flatMap((path) => linesOf(path, opened)), ...journeyLines(journeys)];
  } finally {
    await browser.close();
    await product.end();
  }
}

function linesOf(path: string, opened: Rounds<Seen>): readonly Comparison[] {
  const seen = opened[path] ?? [];
  const [name = path] = path.split('?');
  return [
    {
      what: `${name}: largest content, in seconds`,
      goal: { atMost: goals.contentSeconds },
      ratios: seen.map(({ contentMs }) => contentMs / 1000),
      figures: '',
    },
    {
      what: `${name}: reaction to a tap on the menu, to 100 ms`,
      goal: { atMost: 1 },
      ratios: seen.map(({ reactionMs }) => reactionMs / goals.reactionMs),
      figures: `${medianOf(seen.map(({ reactionMs }) => reactionMs)).toFixed(0)} ms`,
    },
  ];
}

function journeyLines(journeys: readonly Journey[]): readonly Comparison[] {
  const reactions = journeys.map(({ reactionMs }) => reactionMs);
  return [
    {
      what: 'journey: seconds',
      goal: { atMost: goals.journeySeconds },
      ratios: journeys.map(({ seconds }) => seconds),
      figures: `${String(readingMs / 1000)} s of them reading`,
    },
    {
      what: 'journey: taps',
      goal: { atMost: goals.taps },
      ratios: journeys.map(({ taps }) => taps),
      figures: '',
    },
    {
      what: 'journey: slowest reaction, to 100 ms',
      goal: { atMost: 1 },
      ratios: reactions.map((reactionMs) => reactionMs / goals.reactionMs),
      figures: `${medianOf(reactions).toFixed(0)} ms`,
    },
  ];
}

export const slowPhone: Benchmark = {
  name: 'slow-phone',
  title: 'Pages and a booking on a slow phone',
  about: `Chromium slows itself down: a screen of 390 × 844 pixels and a processor four times as slow as this one. The pages come over
1.6 Mbit/s with a delay of 150 ms, with an empty cache. The journey goes over 400 kbit/s with a delay of 400 ms, from the home
page to the confirmation: search for "spice", choose the tour, a day and a start time, type name, e-mail address and phone number at 12
keys a second, and read for 8 seconds in total. There is no reference. Other work on the machine makes all times longer.`,
  run: measure,
};
