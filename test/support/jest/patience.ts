import { jest } from '@jest/globals';

/** Whole systems start, crash and start again in one test, which takes longer than a unit test's five seconds. */
jest.setTimeout(300_000);

// On a busy machine a browser or an engine can be too slow once. The whole suite is then run again (ADR 59).
if (process.env.CI === 'true') {
  jest.retryTimes(1, { entireDescribe: true, logErrorsBeforeRetry: true });
}
