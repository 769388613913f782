import type { Clock } from '../../../libs/application/ports/clock.ts';

/** The share of the thread's time for pages that wait for their turn, in the long run. */
const shareOfTimeMax = 0.25;

/** How long pages may be rendered one after the other before this share applies: some thirty pages. */
const burstMsMax = 400;

/** A page that takes longer waits for answers and does not use the processor, so the next one may begin. */
const turnMsMax = 100;

/**
 * The place in the line. `front`: a page of the site itself that was never rendered. It is never refused, because the
 * site has few pages. `waiting`: any other page that somebody waits for. `renewal`: a page whose older version was
 * already sent, so nobody waits for it.
 */
export type Place = 'front' | 'waiting' | 'renewal';

const lengthMax: Readonly<Record<Place, number>> = { front: Infinity, waiting: 24, renewal: 4 };

/** How many pages that somebody waits for may be in the line. A browser renders any further page itself. */
export const waitingMax = lengthMax.waiting;

/** Begins to render a page that waited. */
type Begin = () => void;

/**
 * Renders pages one after the other, on the thread that also handles bookings. Some pages may follow each
 * other at once. If more are requested, the thread does other work between them, so that bookings do not wait
 * for pages. Pages at the front of the line do not wait for this.
 */
export class RenderingTurns {
  readonly #lines: Readonly<Record<Place, Begin[]>> = { front: [], waiting: [], renewal: [] };
  #isTaken = false;
  #isResting = false;
  /** The processor time that pages may use now, as of {@link #countedMs}; below 0 after a burst. */
  #budgetMs = burstMsMax;
  #countedMs: number;

  constructor(private readonly clock: Clock) {
    this.#countedMs = clock.monotonicMs();
  }

  /** Whether a page would be rendered at once. */
  get isFree(): boolean {
    return !this.#isTaken && !this.#isResting;
  }

  /** Returns the result of the work, which is done in its turn; undefined if the line is too long. */
  take<Result>(place: Place, work: () => Promise<Result>): Promise<Result> | undefined {
    const line = this.#lines[place];
    if (line.length >= lengthMax[place]) return undefined;
    const { promise, resolve } = Promise.withResolvers<Result>();
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
    const { front, waiting, renewal } = this.#lines;
    const begin =
      front.shift() ?? (this.#isResting ? undefined : (waiting.shift() ?? renewal.shift()));
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
    const nowMs = this.clock.monotonicMs();
    const earnedMs = (nowMs - this.#countedMs) * shareOfTimeMax;
    const tookMs = Math.min(turnMsMax, nowMs - beganMs);
    this.#budgetMs = Math.min(burstMsMax, this.#budgetMs + earnedMs) - tookMs;
    this.#countedMs = nowMs;
    this.#isTaken = false;
    if (this.#budgetMs < 0) void this.#rest(-this.#budgetMs / shareOfTimeMax);
    this.#next();
  }

  async #rest(ms: number): Promise<void> {
    if (this.#isResting) return;
    this.#isResting = true;
    await this.clock.sleep(ms);
    this.#isResting = false;
    this.#next();
  }
}
