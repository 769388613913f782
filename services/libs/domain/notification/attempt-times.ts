import type { Instant } from '../calendar/instants.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/**
 * The pause after each failure, in milliseconds. After the last pause there is one more attempt, and then no further
 * one.
 */
const pausesMs: readonly number[] = [
  minuteMs,
  5 * minuteMs,
  15 * minuteMs,
  hourMs,
  3 * hourMs,
  6 * hourMs,
  12 * hourMs,
];

/** An attempt may wait this long for an outcome. The sender gives up much earlier. */
const answerMsMax = 5 * minuteMs;

/** When to try again after this many failures in a row; undefined if there are no further attempts. */
export function nextAttemptAt(failures: number, now: Instant): Instant | undefined {
  const pauseMs = pausesMs[failures - 1];
  return pauseMs === undefined ? undefined : later(now, pauseMs);
}

/** From this time on, the outcome of an e-mail that was handed over counts as unknown. */
export function answerOverdueAt(handedOverAt: Instant): Instant {
  return later(handedOverAt, answerMsMax);
}

function later(instant: Instant, ms: number): Instant {
  return new Date(Date.parse(instant) + ms).toISOString();
}
