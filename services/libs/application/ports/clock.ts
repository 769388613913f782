import type { Instant } from '../../domain/calendar/instants.ts';

/** The application's time. Business time may be set; timers do not depend on it. */
export abstract class Clock {
  /** The current time of the business clock. */
  abstract now(): Instant;

  /** Milliseconds that only rise, for deadlines and leases; unrelated to {@link now}. */
  abstract monotonicMs(): number;

  /** Resolves after the given time, or at once when the signal aborts. */
  abstract sleep(ms: number, signal?: AbortSignal): Promise<void>;
}
