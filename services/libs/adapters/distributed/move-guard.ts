import type { Clock } from '../../application/ports/clock.ts';
import {
  checkMayAppend,
  type MoveMark,
  moveMarkAgeMsMax,
  type MoveNote,
} from '../../application/ports/move-mark.ts';

/** A reading of this age is renewed beside the append that finds it, in milliseconds. */
const renewAfterMs = 4_000;

/**
 * Lets a process append only while its last reading of the move mark is young. A mover that noted
 * `leaving` and waited longer than that knows that nothing more is appended, however many processes
 * are left.
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
   * @throws LogMovedAway where the log is not at home here any more.
   * @throws the store's errors where the mark has to be read and cannot be.
   */
  async check(): Promise<void> {
    // Asked again after each reading: one that took too long is too old when it comes.
    while (this.#ageMs() >= moveMarkAgeMsMax) await this.#read();
    // A reading that fails is repeated by the next append, and by the one that cannot do without.
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
    // The age counts from the question: the answer may have been on its way for long.
    const askedAtMs = this.#clock.monotonicMs();
    this.#note = await this.#mark.read();
    this.#readAtMs = askedAtMs;
  }
}
