import '@testing-library/jest-dom/jest-globals';
import { jest } from '@jest/globals';

/** Whole pages are walked through here; on a machine that has other work a unit's five seconds are short for that. */
jest.setTimeout(20_000);
