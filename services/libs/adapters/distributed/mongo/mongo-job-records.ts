import { type JobRecord, JobRecords } from '../../../application/ports/job-records.ts';
import type { MongoDatabase } from './mongo-database.ts';
import { replaceDocument } from './mongo-replace.ts';

/** One for each job; the `_id` is its name. */
interface StoredRecord {
  readonly _id: string;
  readonly record: JobRecord;
}

/** The last results of the clock jobs, in MongoDB. */
export class MongoJobRecords extends JobRecords {
  readonly #database: MongoDatabase;

  constructor(database: MongoDatabase) {
    super();
    this.#database = database;
  }

  override async list(): Promise<readonly JobRecord[]> {
    const stored = await this.#records.find().toArray();
    return stored.map(({ record }) => record);
  }

  override note(record: JobRecord): Promise<void> {
    return replaceDocument(this.#records, record.name, { record });
  }

  get #records() {
    return this.#database.collection<StoredRecord>('clock-jobs');
  }
}
