import type { Clock } from '../../../libs/application/ports/clock.ts';

/** So much of the thread's time may be spent on pages that have to wait for their turn, at most. */
const shareOfTimeMax = 0.25;

/** So many pages wait at the end of the line; before a fifth one is there, a browser has rendered it. */
export const waitingMax = 4;

/** A page that takes longer waits for answers, not for the processor: others need not wait with it. */
const turnMsMax = 100;

/** Where in the line. In front, nobody is turned away: whoever asks sees to it that they are few. */
export type Place = 'front' | 'end';

/** Begins a page that waited. */
type Begin = () => void;

/**
 * Pages are rendered on the thread that takes bookings, one after the other. After each the thread
 * belongs to others for a while, so that no number of people who ask for pages takes it from those
 * who book; only the front of the line goes on at once.
 */
export class RenderingTurns {
  readonly #clock: Clock;
  readonly #front: Begin[] = [];
  readonly #end: Begin[] = [];
  #isTaken = false;
  #isResting = false;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Whether a page would be begun at once. */
  get isFree(): boolean {
    return !this.#isTaken && !this.#isResting;
  }

  /** What comes of the work, in its turn; undefined where the line is too long to wait in. */
  take<Result>(place: Place, work: () => Promise<Result>): Promise<Result> | undefined {
    if (place === 'end' && this.#end.length >= waitingMax) return undefined;
    const { promise, resolve } = Promise.withResolvers<Result>();
    const line = place === 'front' ? this.#front : this.#end;
    line.push(() => {
      const beganMs = this.#clock.monotonicMs();
      const done = work();
      resolve(done);
      void this.#passOnAfter(done, beganMs);
    });
    this.#next();
    return promise;
  }

  #next(): void {
    if (this.#isTaken) return;
    const begin = this.#front.shift() ?? (this.#isResting ? undefined : this.#end.shift());
    if (begin === undefined) return;
    this.#isTaken = true;
    begin();
  }

  async #passOnAfter(work: Promise<unknown>, beganMs: number): Promise<void> {
    const ended = new AbortController();
    const end = () => {
      ended.abort();
    };
    work.then(end, end);
    await this.#clock.sleep(turnMsMax, ended.signal);
    const tookMs = Math.min(turnMsMax, this.#clock.monotonicMs() - beganMs);
    this.#isTaken = false;
    void this.#rest(tookMs * (1 / shareOfTimeMax - 1));
    this.#next();
  }

  async #rest(ms: number): Promise<void> {
    if (this.#isResting || ms === 0) return;
    this.#isResting = true;
    await this.#clock.sleep(ms);
    this.#isResting = false;
    this.#next();
  }
}
