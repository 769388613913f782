import type { LogMark } from '../event-log/log-mark.ts';

/** The mark of the log, which is kept outside the log and says how far it had come. */
export abstract class LogMarks {
  /** The mark; undefined where there is none that this product wrote. */
  abstract read(): Promise<LogMark | undefined>;

  /** How old the mark is, in seconds: 0 where nothing was appended that it does not know. */
  abstract ageSeconds(): Promise<number>;
}
