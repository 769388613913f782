import type { Instant } from '../../domain/calendar/instants.ts';

/** Makes the daily backups, if the product is set to make them. */
export abstract class DailyBackups {
  /**
   * Makes the backup of the current day in Zanzibar, unless there is one, and removes those that are too
   * old.
   *
   * @param logId Backups of another log are left alone.
   * @returns What was done, in words; undefined where there was no work.
   * @throws JobFailed
   */
  abstract keep(logId: string, now: Instant, signal: AbortSignal): Promise<string | undefined>;
}
