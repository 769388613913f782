import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';

/** The short form of axe, because each page has to compile it. */
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Expects no violation that axe finds, and no content beyond the edge of the screen. */
export async function expectUsable(page: Page): Promise<void> {
  const putBack = await page.evaluateHandle(layBarsDown);
  const violations = await violationsOf(page);
  await putBack.evaluate((barsAsTheyWere) => {
    barsAsTheyWere();
  });
  expect(violations).toEqual([]);
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBe(0);
}

/**
 * Runs axe in the page. The page keeps axe after the first check, because loading axe takes as long as half a check.
 */
async function violationsOf(page: Page): Promise<readonly (readonly string[])[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  return page.evaluate(async (values) => {
    const { axe: here } = globalThis as unknown as { readonly axe: typeof axe };
    const { violations } = await here.run(document, {
      runOnly: { type: 'tag', values },
      // Passed rules are reported in short: a report of each element would take longer than the check.
      resultTypes: ['violations'],
    });
    return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
  }, rules);
}
/**
 * Moves sticky bars and toasts into the normal flow during the check. Otherwise axe reports an element that
 * is half under a bar or a toast as too small, although people can scroll it and the toast disappears.
 */
function layBarsDown(): () => void {
  const bars = [...document.querySelectorAll<HTMLElement>('body *')].filter(
    (element) =>
      getComputedStyle(element).position === 'sticky' ||
      element.matches('[data-slot="toast-region"]'),
  );
  for (const { style } of bars) {
    style.position = 'relative';
    style.inset = 'auto';
  }
  return () => {
    for (const { style } of bars) {
      style.position = '';
      style.inset = '';
    }
  };
}
