import type { LogMark } from '../../../application/event-log/log-mark.ts';
import type { Cryptography } from '../../../application/ports/cryptography.ts';
import { LogMarks } from '../../../application/ports/log-marks.ts';
import { readLogMark } from './log-mark-file.ts';
import type { MarkPlace } from './log-mark-writer.ts';
import type { SqliteEventStore } from './sqlite-event-store.ts';

/** Reads the mark from a file of the data directory, where the log's writer keeps it. */
export class FileLogMarks extends LogMarks {
  readonly #file: string;
  readonly #store: Pick<SqliteEventStore, 'writer'>;
  readonly #cryptography: Cryptography;

  constructor(
    { file }: MarkPlace,
    {
      eventStore,
      cryptography,
    }: { readonly eventStore: SqliteEventStore; readonly cryptography: Cryptography },
  ) {
    super();
    this.#file = file;
    this.#store = eventStore;
    this.#cryptography = cryptography;
  }

  override read(): Promise<LogMark | undefined> {
    return Promise.resolve(readLogMark(this.#file, this.#cryptography).mark);
  }

  override ageSeconds(): Promise<number> {
    const { markBehindSinceMs } = this.#store.writer;
    const ageMs = markBehindSinceMs === 0 ? 0 : Date.now() - markBehindSinceMs;
    return Promise.resolve(Math.max(0, ageMs) / 1_000);
  }
}
