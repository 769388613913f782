import type { Clock } from '../../../libs/application/ports/clock.ts';

/** The largest share of the thread's time for pages that wait for their turn. */
const shareOfTimeMax = 0.25;

/** How many pages may wait at the end of the line. A browser has rendered a fifth one itself before its turn comes. */
export const waitingMax = 4;

/** A page that takes longer waits for answers and does not use the processor, so the next one may begin. */
const turnMsMax = 100;

/** The place in the line. Pages at the front are never refused; the caller makes sure that they are few. */
export type Place = 'front' | 'end';

/** Begins to render a page that waited. */
type Begin = () => void;

/**
 * Renders pages one after the other, on the thread that also handles bookings. After each page the thread is
 * left to other work for a while, so that requests for pages cannot take it from bookings. Pages at the front
 * of the line do not wait for this pause.
 */
export class RenderingTurns {
  readonly #front: Begin[] = [];
  readonly #end: Begin[] = [];
  #isTaken = false;
  #isResting = false;

  constructor(private readonly clock: Clock) {}

  /** Whether a page would be rendered at once. */
  get isFree(): boolean {
    return !this.#isTaken && !this.#isResting;
  }

  /** Returns the result of the work, which is done in its turn; undefined where the line is too long. */
  take<Result>(place: Place, work: () => Promise<Result>): Promise<Result> | undefined {
    if (place === 'end' && this.#end.length >= waitingMax) return undefined;
    const { promise, resolve } = Promise.withResolvers<Result>();
    const line = place === 'front' ? this.#front : this.#end;
    line.push(() => {
      const beganMs = this.clock.monotonicMs();
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
    await this.clock.sleep(turnMsMax, ended.signal);
    const tookMs = Math.min(turnMsMax, this.clock.monotonicMs() - beganMs);
    this.#isTaken = false;
    void this.#rest(tookMs * (1 / shareOfTimeMax - 1));
    this.#next();
  }

  async #rest(ms: number): Promise<void> {
    if (this.#isResting || ms === 0) return;
    this.#isResting = true;
    await this.clock.sleep(ms);
    this.#isResting = false;
    this.#next();
  }
}
