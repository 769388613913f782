import type { LogMark } from '../event-log/log-mark.ts';

/** The mark of the log. It is kept outside the log and names the last event that the log had. */
export abstract class LogMarks {
  /** The mark; undefined if this product has not written a mark. */
  abstract read(): Promise<LogMark | undefined>;

  /** How old the mark is, in seconds: 0 if it includes every appended event. */
  abstract ageSeconds(): Promise<number>;
}
