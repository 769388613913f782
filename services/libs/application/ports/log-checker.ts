import type { CheckedLog } from '../verification/check-log.ts';

/** Checks the whole log without slowing requests. */
export abstract class LogChecker {
  /**
   * @param onProgress Called from time to time with the progress, from 0 to 1.
   * @throws Error if the check failed to run or the signal ended it.
   */
  abstract check(onProgress: (progress: number) => void, signal: AbortSignal): Promise<CheckedLog>;
}
