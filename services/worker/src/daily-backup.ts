/** Makes the backup of the day. */
export class DailyBackup {
  /** Null where this process makes none. */
  readonly keep: ((signal: AbortSignal) => Promise<string | undefined>) | null;

  constructor(keep: DailyBackup['keep']) {
    this.keep = keep;
  }
}
