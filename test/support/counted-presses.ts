import type { BrowserContext } from 'playwright-core';

declare global {
  /** Reports presses in a page to the test. */
  var reportPresses: ((presses: number) => void) | undefined;
}

/** The presses and the time that one task took. */
export interface Effort {
  readonly presses: number;
  /** From the first press until the task was done. */
  readonly seconds: number;
}

/** Counts the presses in the pages of a browser window. Typing is not counted. */
export class CountedPresses {
  #presses = 0;
  /** The time of the first press. Before the first press: the time at which the task began. */
  #firstMs = 0;

  /** Counts from now on in every page that this window loads. */
  static async in(context: BrowserContext): Promise<CountedPresses> {
    const counted = new CountedPresses();
    await context.exposeFunction('reportPresses', (presses: number) => {
      if (counted.#presses === 0) counted.#firstMs = performance.now();
      counted.#presses += presses;
    });
    await context.addInitScript(listenForPresses);
    return counted;
  }

  /** Resolves with the presses and the time of the task, once its result is on the screen. */
  async effortOf(task: () => Promise<unknown>): Promise<Effort> {
    this.#presses = 0;
    this.#firstMs = performance.now();
    await task();
    return { presses: this.#presses, seconds: (performance.now() - this.#firstMs) / 1_000 };
  }
}

/**
 * Runs in the page: counts what a person does. A click, a tap, Enter, and a key with Ctrl are one press each. A
 * choice in a list of the browser is two presses: one opens the list, one chooses.
 */
function listenForPresses(): void {
  const report = (presses: number) => globalThis.reportPresses?.(presses);
  const isCapture = true;
  addEventListener('pointerdown', ({ isTrusted }) => isTrusted && report(1), isCapture);
  addEventListener(
    'keydown',
    ({ isTrusted, key, ctrlKey }) => {
      if (isTrusted && (key === 'Enter' || (ctrlKey && key !== 'Control'))) report(1);
    },
    isCapture,
  );
  addEventListener(
    'change',
    ({ target }) => target instanceof HTMLSelectElement && report(2),
    isCapture,
  );
}
