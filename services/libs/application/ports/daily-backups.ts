import type { Instant } from '../../domain/calendar/instants.ts';

/** Makes the backups of a product that makes them itself. */
export abstract class DailyBackups {
  /**
   * Makes the backup of the day in Zanzibar, unless there is one, and removes those that are too old.
   *
   * @param logId Backups of another log are left alone.
   * @returns What was done, in words; nothing where nothing was.
   * @throws JobFailed
   */
  abstract keep(logId: string, now: Instant, signal: AbortSignal): Promise<string | undefined>;
}
