import type { DatabaseSync } from 'node:sqlite';

/** How long a write waits for others, in milliseconds. A process that is killed loses the writes of this time. */
const defaultWaitMs = 1_000;

interface LateWrite {
  readonly write: () => void;
  readonly stored: () => void;
  readonly failed: (error: unknown) => void;
}

/**
 * Stores the changes of many requests in one transaction; no request waits for it. A transaction for each
 * booking took a fifth of the booking's processor time.
 */
export class LateWrites {
  readonly #database: DatabaseSync;
  readonly #waitMs: number;
  #waiting: LateWrite[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(database: DatabaseSync, waitMs = defaultWaitMs) {
    this.#database = database;
    this.#waitMs = waitMs;
  }

  /** Resolves when the write is stored. Rejects if that failed; then the other waiting writes failed too. */
  add(write: () => void): Promise<void> {
    this.#timer ??= setTimeout(() => {
      this.store();
    }, this.#waitMs).unref();
    return new Promise((stored, failed) => {
      this.#waiting.push({ write, stored, failed });
    });
  }

  /** Stores the waiting writes now. Call it before the rows are read, and before the file is closed. */
  store(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const writes = this.#waiting;
    if (writes.length === 0) return;
    this.#waiting = [];
    try {
      this.#database.exec('BEGIN IMMEDIATE');
      for (const { write } of writes) write();
      this.#database.exec('COMMIT');
    } catch (error) {
      if (this.#database.isOpen && this.#database.isTransaction) this.#database.exec('ROLLBACK');
      for (const { failed } of writes) failed(error);
      return;
    }
    for (const { stored } of writes) stored();
  }
}
