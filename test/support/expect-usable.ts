import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Nothing that axe objects to, and nothing beyond the edge of the screen. */
export async function expectUsable(page: Page): Promise<void> {
  const putBack = await page.evaluateHandle(layBarsDown);
  const { violations } = await new AxeBuilder({ page })
    // What passed is told in a word: told element by element it takes longer than the look itself.
    .options({ runOnly: { type: 'tag', values: rules }, resultTypes: ['violations'] })
    // In the page itself: without frames of other origins nothing needs a second page for the result.
    .setLegacyMode()
    .analyze();
  await putBack.evaluate((barsAsTheyWere) => {
    barsAsTheyWere();
  });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(beyond).toBe(0);
}

/**
 * Whatever happens to lie half under a bar that stays in view counts for axe as too small to hit, though it scrolls out
 * from under it; so does what lies under a toast, which goes away. So both lie in their place on the page while it looks.
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
