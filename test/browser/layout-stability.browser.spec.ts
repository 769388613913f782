import type { Page } from 'playwright-core';
import {
  BrowserStory,
  describeInChromium,
  holdBack,
  openPage,
  untilHydrated,
} from '../support/browser.ts';

/**
 * The highest layout shift: the share of the screen that moves, multiplied by the share of the distance. Web
 * Vitals call up to 0.1 good.
 */
const shiftMax = 0.02;

const pages = ['/', '/tours', '/tour/spice-farm-tour', '/destinations/nungwi', '/contact'];
const screens = pages.flatMap((path) => [[path, 390] as const, [path, 1280] as const]);

describeInChromium('the text on a page', () => {
  let story: BrowserStory;

  beforeAll(async () => {
    story = await BrowserStory.begin();
  });

  afterAll(() => story.end());

  it.each(screens)('does not move when the fonts arrive: %s at %i px', async (path, width) => {
    const { page, context } = await openPage(story.browser, width);
    await page.addInitScript(noteShifts);
    const letThrough = await holdBack(page, '**/*.woff2');
    await page.goto(`${story.system.url}${path}`, { waitUntil: 'commit' });
    await page.waitForFunction(
      () => performance.getEntriesByName('first-contentful-paint').length > 0,
    );
    expect(await page.evaluate(() => document.fonts.status)).toBe('loading');
    letThrough();
    await untilHydrated(page);
    expect(await shiftOf(page)).toBeLessThanOrEqual(shiftMax);
    await context.close();
  });
});

interface NotedShifts {
  shifts: number;
}

/** Runs in the page before its own scripts. */
function noteShifts(): void {
  const noted = globalThis as unknown as NotedShifts;
  noted.shifts = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      noted.shifts += (entry as unknown as { value: number }).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** The sum of all shifts until now. The browser reports the shifts of a frame after the frame. */
function shiftOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    await new Promise((resolve) => {
      setTimeout(resolve); // This runs after the frame, not before its layout.
    });
    return (globalThis as unknown as NotedShifts).shifts;
  });
}
