/** The engine did not answer in time, or the signal aborted. The engine may have done the work. */
export class TimeIsUp extends Error {
  override readonly name = 'TimeIsUp';
}

/** How long one try waits for an answer, in milliseconds. A command has 1.5 s, enough for two tries. */
const tryMsMax = 700;

/** How long an engine may send nothing between two parts of an answer, in milliseconds. */
const silenceMsMax = 3_000;

/**
 * The time limit of one piece of work. All its calls and retries share it. It uses its own timers, because a
 * paused engine or a silent connection does not keep a deadline (correctness rule 7).
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

  /** Returns a limit for one try. If the answer is lost, there is usually time for another try. */
  forOneTry(): TimeLimit {
    return new TimeLimit(Math.min(tryMsMax, this.leftMs));
  }

  /** Returns a limit for the next part of an answer. The whole answer may take longer. */
  forOneSign(): TimeLimit {
    return new TimeLimit(Math.min(silenceMsMax, this.leftMs));
  }

  /**
   * Returns the answer if it comes in time and before the signal aborts. The request itself is not cancelled.
   * A late answer is ignored.
   *
   * @throws TimeIsUp if the time is over or the signal aborts.
   */
  async bound<Answer>(answering: Promise<Answer>, signal?: AbortSignal): Promise<Answer> {
    const { promise: givenUp, reject } = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      reject(new TimeIsUp('The engine did not answer in time.'));
    }, this.leftMs);
    const callOff = (): void => {
      reject(new TimeIsUp('The caller no longer waits for the answer.'));
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

  /** Waits for this time, but not longer than the limit. It ends at once when the signal aborts. */
  async pause(ms: number, signal?: AbortSignal): Promise<void> {
    await pause(Math.min(ms, this.leftMs), signal);
  }
}

/** Waits for this time. It ends at once when the signal aborts. */
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
