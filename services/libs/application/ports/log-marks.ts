import type { LogMark } from '../event-log/log-mark.ts';

/** The mark of the log: kept outside the log, it says how far the log had come. */
export abstract class LogMarks {
  /** The mark; undefined where this product wrote none. */
  abstract read(): Promise<LogMark | undefined>;

  /** How old the mark is, in seconds: 0 where it includes every appended event. */
  abstract ageSeconds(): Promise<number>;
}
