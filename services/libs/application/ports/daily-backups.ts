import type { Instant } from '../../domain/calendar/instants.ts';

/** Makes the daily backups, if the product is set to make them. */
export abstract class DailyBackups {
  /**
   * Makes the backup of the current day in Zanzibar, unless it exists, and removes backups that are too old.
   *
   * @param logId Backups of another log are left alone.
   * @returns A description of what was done; undefined if there was no work.
   * @throws JobFailed
   */
  abstract keep(logId: string, now: Instant, signal: AbortSignal): Promise<string | undefined>;
}
