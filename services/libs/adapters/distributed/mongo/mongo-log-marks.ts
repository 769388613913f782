import { type LogMark, openMark, sealMark } from '../../../application/event-log/log-mark.ts';
import type { Cryptography } from '../../../application/ports/cryptography.ts';
import { LogMarks } from '../../../application/ports/log-marks.ts';
import type { MongoDatabase } from './mongo-database.ts';
import { replaceDocument } from './mongo-replace.ts';
import { is } from './mongo-values.ts';

/** The collection holds one mark, whose `_id` is `last`. */
interface StoredMark {
  readonly _id: string;
  readonly sealed: string;
  /** When a projector last found that the log holds the mark, in milliseconds since 1970. */
  readonly notedAtMs: number;
}

const only = 'last';

/** The mark of the log in MongoDB, which projectors keep up to date. */
export class MongoLogMarks extends LogMarks {
  readonly #database: MongoDatabase;
  readonly #cryptography: Pick<Cryptography, 'mac'>;

  constructor(
    database: MongoDatabase,
    { cryptography }: { readonly cryptography: Pick<Cryptography, 'mac'> },
  ) {
    super();
    this.#database = database;
    this.#cryptography = cryptography;
  }

  override async read(): Promise<LogMark | undefined> {
    const stored = await this.#stored();
    return stored && openMark(this.#cryptography, stored.sealed);
  }

  override async ageSeconds(): Promise<number> {
    const stored = await this.#stored();
    return stored === undefined ? 0 : Math.max(0, Date.now() - stored.notedAtMs) / 1_000;
  }

  /** Stores the mark and replaces the one before it. */
  async note(mark: LogMark): Promise<void> {
    const sealed = sealMark(this.#cryptography, mark);
    await replaceDocument(this.#marks, only, { sealed, notedAtMs: Date.now() });
  }

  async #stored(): Promise<StoredMark | undefined> {
    return (await this.#marks.findOne({ _id: is(only) })) ?? undefined;
  }

  get #marks() {
    return this.#database.collection<StoredMark>('log-mark');
  }
}
