import { type CheckRecord, CheckRecords } from '../../../application/ports/check-records.ts';
import type { MongoDatabase } from './mongo-database.ts';
import { replaceDocument } from './mongo-replace.ts';
import { is } from './mongo-values.ts';

/** The collection holds one record, whose `_id` is `last`. */
interface StoredRecord {
  readonly _id: string;
  readonly record: CheckRecord;
}

const only = 'last';

/** The result of the last check of the log, in MongoDB. */
export class MongoCheckRecords extends CheckRecords {
  readonly #database: MongoDatabase;

  constructor(database: MongoDatabase) {
    super();
    this.#database = database;
  }

  override async load(): Promise<CheckRecord | undefined> {
    return (await this.#records.findOne({ _id: is(only) }))?.record;
  }

  override save(record: CheckRecord): Promise<void> {
    return replaceDocument(this.#records, only, { record });
  }

  get #records() {
    return this.#database.collection<StoredRecord>('log-checks');
  }
}
