import type * as globals from '@jest/globals';

/**
 * The globals that every spec uses without importing them. `jest` itself is not among them: in ES modules
 * Jest provides it only through `import { jest } from '@jest/globals'`.
 */
declare global {
  const describe: typeof globals.describe;
  const it: typeof globals.it;
  const test: typeof globals.test;
  const expect: typeof globals.expect;
  const beforeAll: typeof globals.beforeAll;
  const beforeEach: typeof globals.beforeEach;
  const afterEach: typeof globals.afterEach;
  const afterAll: typeof globals.afterAll;
}
