import type { Clock } from '../../application/ports/clock.ts';
import {
  checkMayAppend,
  type MoveMark,
  moveMarkAgeMsMax,
  type MoveNote,
} from '../../application/ports/move-mark.ts';

/** A reading of this age, in milliseconds, is renewed. The append that causes the renewal does not wait for it. */
const renewAfterMs = 4_000;

/**
 * Lets a process append only while its last reading of the move mark is recent. So a mover notes `leaving` and
 * waits until every earlier reading is too old. After that no process appends any more.
 */
export class MoveGuard {
  readonly #mark: Pick<MoveMark, 'read'>;
  readonly #clock: Pick<Clock, 'monotonicMs'>;
  #note: MoveNote | undefined;
  #readAtMs = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | undefined;

  constructor(mark: Pick<MoveMark, 'read'>, clock: Pick<Clock, 'monotonicMs'>) {
    this.#mark = mark;
    this.#clock = clock;
  }

  /**
   * @throws LogMovedAway if the log was moved to another store.
   * @throws the store's errors if the mark must be read but cannot be read.
   */
  async check(): Promise<void> {
    // Checked again after each reading: a reading that took too long is already too old.
    while (this.#ageMs() >= moveMarkAgeMsMax) await this.#read();
    // A failed reading is dropped. The next append reads again, and fails if it needs that reading.
    if (this.#ageMs() >= renewAfterMs) this.#read().catch(() => undefined);
    checkMayAppend(this.#note);
  }

  #ageMs(): number {
    return this.#clock.monotonicMs() - this.#readAtMs;
  }

  #read(): Promise<void> {
    this.#reading ??= this.#readOnce().finally(() => {
      this.#reading = undefined;
    });
    return this.#reading;
  }

  async #readOnce(): Promise<void> {
    // The age counts from the request, since the answer may have taken long.
    const askedAtMs = this.#clock.monotonicMs();
    this.#note = await this.#mark.read();
    this.#readAtMs = askedAtMs;
  }
}
