import type { Instant } from '../../domain/calendar/instants.ts';

/** Time as the application knows it. Business time may be set; timers always run on their own. */
export abstract class Clock {
  /** The business clock's now. */
  abstract now(): Instant;

  /** Milliseconds that only ever rise, for deadlines and leases; unrelated to {@link now}. */
  abstract monotonicMs(): number;

  /** Resolves after the given time, or at once when the signal aborts. */
  abstract sleep(ms: number, signal?: AbortSignal): Promise<void>;
}
