import type { DatabaseSync } from 'node:sqlite';
import { type CheckRecord, CheckRecords } from '../../../application/ports/check-records.ts';

/** The result of the last check of the log, in the file of {@link openOperationsFile}. */
export class SqliteCheckRecords extends CheckRecords {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super();
    this.#database = database;
  }

  override load(): Promise<CheckRecord | undefined> {
    const row = this.#database.prepare('SELECT record FROM log_check').get();
    return Promise.resolve(row && (JSON.parse(String(row.record)) as CheckRecord));
  }

  override save(record: CheckRecord): Promise<void> {
    this.#database
      .prepare(
        `INSERT INTO log_check VALUES (1, ?)
         ON CONFLICT DO UPDATE SET record = excluded.record`,
      )
      .run(JSON.stringify(record));
    return Promise.resolve();
  }
}
