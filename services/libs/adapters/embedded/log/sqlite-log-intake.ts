import type { StoredEvent } from '../../../application/event-log/stored-event.ts';
import type { EventLogReader } from '../../../application/ports/event-log-reader.ts';
import type { StreamAppend } from '../../../application/ports/event-store.ts';
import { IntakeRefused, LogIntake } from '../../../application/ports/log-intake.ts';
import { runsOfStreams } from '../../node/runs-of-streams.ts';
import { SqliteEventLogReader } from './sqlite-event-log-reader.ts';
import { openLogForWriting } from './sqlite-log-file.ts';
import { SqliteLogWriter } from './sqlite-log-writer.ts';

/**
 * Stores another log's events in a file that only this process uses, with one commit per page. There is no connection
 * that could break. Only the disk or the log can fail, and waiting does not help then.
 */
export class SqliteLogIntake extends LogIntake {
  readonly log: EventLogReader;
  readonly #writer: SqliteLogWriter;
  readonly #close: () => void;
  #sequence = 0;

  private constructor(writer: SqliteLogWriter, reader: SqliteEventLogReader) {
    super();
    this.#writer = writer;
    this.log = reader;
    this.#close = () => {
      reader.close();
      writer.close();
    };
  }

  /**
   * @param file Created if it does not exist.
   * @param identify Finds the identity of the log; a file that was just created has none yet.
   * @throws LogFileRefused, and every error of `identify`.
   */
  static async open(
    file: string,
    identify: (log: EventLogReader) => Promise<string>,
  ): Promise<SqliteLogIntake> {
    const writer = new SqliteLogWriter(() => openLogForWriting(file));
    try {
      return new SqliteLogIntake(writer, await SqliteEventLogReader.open(file, identify));
    } catch (error) {
      writer.close();
      throw error;
    }
  }

  override takeIn(events: readonly StoredEvent[]): Promise<void> {
    const parts: StreamAppend[] = [...runsOfStreams(events)];
    this.#sequence += 1;
    const request = { kind: 'append' as const, sequence: this.#sequence, parts, grants: [] };
    const [reply] = this.#writer.commit([request]);
    const outcome = reply?.outcome;
    if (outcome?.outcome === 'appended') return Promise.resolve();
    const why = outcome?.outcome === 'unknown' ? outcome.reason : String(outcome?.outcome);
    return Promise.reject(new IntakeRefused(`The log stored no part of it: ${why}.`));
  }

  close(): void {
    this.#close();
  }
}
