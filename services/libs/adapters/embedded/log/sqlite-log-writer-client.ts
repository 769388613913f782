import { AppendOutcomeUnknown, type StreamAppend } from '../../../application/ports/event-store.ts';
import type { KeyGrant } from '../../../application/ports/key-vault.ts';
import type { WriteOutcome } from './sqlite-log-messages.ts';
import { type WriterCounts, type WriterOptions, WriterThread } from './sqlite-log-writer-thread.ts';

/**
 * The client of the log's writer. A thread that died is replaced at the next request; the outcomes of the
 * requests that it had not answered are unknown.
 */
export class SqliteLogWriterClient {
  readonly #options: WriterOptions;
  #thread: WriterThread;
  /** What earlier threads wrote. */
  #earlier: WriterCounts = { appends: 0, commits: 0 };
  #isClosed = false;

  private constructor(options: WriterOptions, thread: WriterThread) {
    this.#options = options;
    this.#thread = thread;
  }

  /** @throws LogFileRefused */
  static async start(options: WriterOptions): Promise<SqliteLogWriterClient> {
    const thread = new WriterThread(options);
    await thread.ready;
    return new SqliteLogWriterClient(options, thread);
  }

  /** How much was written since the start. There are fewer commits than appends, because appends are grouped. */
  get counts(): WriterCounts {
    const { appends, commits } = this.#thread.counts;
    return {
      appends: this.#earlier.appends + appends,
      commits: this.#earlier.commits + commits,
    };
  }

  /** Since when the mark of the log cannot be written, in milliseconds since 1970; 0 if it can be written. */
  get markBehindSinceMs(): number {
    return this.#thread.markBehindSinceMs;
  }

  /** @throws AppendOutcomeUnknown */
  async append(parts: readonly StreamAppend[], grants: readonly KeyGrant[]): Promise<WriteOutcome> {
    return this.#writing().append(parts, grants);
  }

  /** @throws AppendOutcomeUnknown when a copy of the key may still be on disk: ask again. */
  async destroyKey(customerId: string): Promise<void> {
    await this.#writing().destroyKey(customerId);
  }

  /** Finishes every request, then closes the file. */
  async close(): Promise<void> {
    this.#isClosed = true;
    await this.#thread.close();
  }

  #writing(): WriterThread {
    if (this.#isClosed) {
      throw new AppendOutcomeUnknown('The event log is closed.');
    }
    if (!this.#thread.isAlive) {
      this.#earlier = this.counts;
      this.#thread = new WriterThread(this.#options);
    }
    return this.#thread;
  }
}
