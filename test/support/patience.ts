import { jest } from '@jest/globals';

/** Whole systems start, crash and start again in one test; a unit's five seconds are not for them. */
jest.setTimeout(300_000);
