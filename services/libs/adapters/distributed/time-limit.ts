/** The engine did not answer in time. Whether it did the work is not known. */
export class TimeIsUp extends Error {
  override readonly name = 'TimeIsUp';
}

/** How long one try waits for its answer, in milliseconds: a command has 1.5 s, so a second try fits. */
const tryMsMax = 700;

/** How long an engine that answers in many parts may be silent between two of them, in milliseconds. */
const silenceMsMax = 3_000;

/**
 * The time for a piece of work, shared by all its calls and retries. It has its own timers, since an engine
 * that was paused, or a connection that fell silent, keeps no deadline (correctness rule 7).
 */
export class TimeLimit {
  readonly #endsAtMs: number;

  constructor(ms: number) {
    this.#endsAtMs = performance.now() + ms;
  }

  get leftMs(): number {
    return Math.max(0, this.#endsAtMs - performance.now());
  }

  get isOver(): boolean {
    return this.leftMs === 0;
  }

  /** Returns a limit for one of several tries, so that a lost answer leaves time for another. */
  forOneTry(): TimeLimit {
    return new TimeLimit(Math.min(tryMsMax, this.leftMs));
  }

  /** Returns a limit for the next sign of life of an engine that has more time for its whole answer. */
  forOneSign(): TimeLimit {
    return new TimeLimit(Math.min(silenceMsMax, this.leftMs));
  }

  /**
   * Returns the answer if it comes in time and before the signal aborts. The request cannot be taken back; a
   * late answer is dropped.
   *
   * @throws TimeIsUp
   */
  async bound<Answer>(answering: Promise<Answer>, signal?: AbortSignal): Promise<Answer> {
    const { promise: givenUp, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      reject(new TimeIsUp('The event store did not answer in time.'));
    }, this.leftMs);
    const callOff = (): void => {
      reject(new TimeIsUp('Nobody waits for the answer any more.'));
    };
    signal?.addEventListener('abort', callOff);
    if (signal?.aborted === true) {
      callOff();
    }
    try {
      return await Promise.race([answering, givenUp]);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', callOff);
    }
  }

  /** Waits, but never beyond the limit. */
  async pause(ms: number, signal?: AbortSignal): Promise<void> {
    await pause(Math.min(ms, this.leftMs), signal);
  }
}

/** Resolves after the time, or at once when the signal aborts. */
export function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const wake = (): void => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', wake);
      resolve();
    };
    const timer = setTimeout(wake, ms);
    signal?.addEventListener('abort', wake);
    if (signal?.aborted === true) {
      wake();
    }
  });
}
