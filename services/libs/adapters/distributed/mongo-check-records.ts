import { type CheckRecord, CheckRecords } from '../../application/ports/check-records.ts';
import type { MongoDatabase } from './mongo-database.ts';
import { replaceDocument } from './mongo-replace.ts';
import { is } from './mongo-values.ts';

/** There is one. */
interface StoredRecord {
  readonly _id: string;
  readonly record: CheckRecord;
}

const only = 'last';

/** How the last check of the log went, in MongoDB. */
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
