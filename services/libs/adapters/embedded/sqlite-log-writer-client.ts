import {
  type AppendOutcome,
  AppendOutcomeUnknown,
  type StreamAppend,
} from '../../application/ports/event-store.ts';
import type { KeyGrant } from '../../application/ports/key-vault.ts';
import { type WriterCounts, type WriterOptions, WriterThread } from './sqlite-log-writer-thread.ts';

/**
 * The log's writer as its users see it. A thread that died is replaced at the next request; what it
 * had not answered is unknown.
 */
export class SqliteLogWriterClient {
  readonly #options: WriterOptions;
  #thread: WriterThread;
  /** What threads wrote that are no more. */
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

  /** How much was written since the start. Fewer commits than appends: they were grouped. */
  get counts(): WriterCounts {
    const { appends, commits } = this.#thread.counts;
    return {
      appends: this.#earlier.appends + appends,
      commits: this.#earlier.commits + commits,
    };
  }

  /** Since when the mark of the log could not be written, in milliseconds since 1970; 0 where it could. */
  get markBehindSinceMs(): number {
    return this.#thread.markBehindSinceMs;
  }

  /** @throws AppendOutcomeUnknown */
  async append(
    parts: readonly StreamAppend[],
    grants: readonly KeyGrant[],
  ): Promise<AppendOutcome> {
    return this.#writing().append(parts, grants);
  }

  /** @throws AppendOutcomeUnknown when a copy of the key may still be on disk: ask again. */
  async destroyKey(customerId: string): Promise<void> {
    await this.#writing().destroyKey(customerId);
  }

  /** Finishes what was asked, then lets go of the file. */
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
