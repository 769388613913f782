import { Clock } from '../../services/libs/application/ports/clock.ts';
import type { Instant } from '../../services/libs/domain/calendar/instants.ts';
import type { ProcessLife } from './simulated-store.ts';
import type { SimulatedTime } from './simulated-time.ts';

/** 12:00 in Dar es Salaam on Friday, 20 November 2026. */
const beginningMs = Date.parse('2026-11-20T09:00:00.000Z');

/** The clock of a process, which may be wrong by a few seconds, as clocks of machines are. */
export class SimulatedClock extends Clock {
  readonly #time: SimulatedTime;
  readonly #life: ProcessLife;
  readonly #wrongByMs: number;

  constructor(time: SimulatedTime, life: ProcessLife, wrongByMs: number) {
    super();
    this.#time = time;
    this.#life = life;
    this.#wrongByMs = wrongByMs;
  }

  override now(): Instant {
    return new Date(beginningMs + this.#time.nowMs + this.#wrongByMs).toISOString();
  }

  override monotonicMs(): number {
    return this.#time.nowMs;
  }

  override sleep(ms: number, signal?: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        callOff();
        signal?.removeEventListener('abort', wake);
        if (this.#life.isAlive) {
          resolve();
        }
      };
      const callOff = this.#time.after(ms, wake);
      if (signal?.aborted === true) {
        wake();
      }
      signal?.addEventListener('abort', wake);
    });
  }
}
