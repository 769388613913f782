import type { DatabaseSync } from 'node:sqlite';
import { type JobRecord, JobRecords } from '../../../application/ports/job-records.ts';

/** The outcomes of the clock jobs, in the file of {@link openOperationsFile}. */
export class SqliteJobRecords extends JobRecords {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    super();
    this.#database = database;
  }

  override list(): Promise<readonly JobRecord[]> {
    const rows = this.#database.prepare('SELECT record FROM clock_job').all();
    return Promise.resolve(rows.map(({ record }) => JSON.parse(String(record)) as JobRecord));
  }

  override note(record: JobRecord): Promise<void> {
    this.#database
      .prepare(
        `INSERT INTO clock_job VALUES (?, ?)
         ON CONFLICT DO UPDATE SET record = excluded.record`,
      )
      .run(record.name, JSON.stringify(record));
    return Promise.resolve();
  }
}
