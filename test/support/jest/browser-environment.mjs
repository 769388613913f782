import { TestEnvironment } from 'jest-environment-node';

/** Adds the addresses and texts of the open pages to a failed test, because a wait that timed out does not say why. */
export default class BrowserEnvironment extends TestEnvironment {
  /** @param {{ readonly name: string, readonly error?: { stack?: string } }} event */
  async handleTestEvent(event) {
    if (event.name !== 'test_fn_failure' || !event.error?.stack) return;
    const shown = (await this.global.textsOfOpenPages?.()) ?? '';
    // Jest reports the part of the stack before its first line that begins with `at`.
    event.error.stack = event.error.stack.replace(/\n +at /, (at) => `\n\n${shown}${at}`);
  }
}
