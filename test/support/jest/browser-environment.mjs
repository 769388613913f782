import { TestEnvironment } from 'jest-environment-node';

/** Adds to a failed test what its pages show: a wait that ran out does not say why. */
export default class BrowserEnvironment extends TestEnvironment {
  /** @param {{ readonly name: string, readonly error?: { stack?: string } }} event */
  async handleTestEvent(event) {
    if (event.name !== 'test_fn_failure' || !event.error?.stack) return;
    const shown = (await this.global.textsOfOpenPages?.()) ?? '';
    // Jest reports the part of the stack before its first line that begins with `at`.
    event.error.stack = event.error.stack.replace(/\n +at /, (at) => `\n\n${shown}${at}`);
  }
}
