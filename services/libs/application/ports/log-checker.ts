import type { CheckedLog } from '../verification/check-log.ts';

/** Checks the whole log where that takes no time from requests. */
export abstract class LogChecker {
  /**
   * @param onProgress Told from time to time how far it has come, from 0 to 1.
   * @throws Error where the check itself could not be done, or the signal ended it.
   */
  abstract check(onProgress: (progress: number) => void, signal: AbortSignal): Promise<CheckedLog>;
}
