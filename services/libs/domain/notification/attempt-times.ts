import type { Instant } from '../calendar/instants.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** How long to wait after each failure, in milliseconds; after one more failure nothing is tried any more. */
const pausesMs: readonly number[] = [
  minuteMs,
  5 * minuteMs,
  15 * minuteMs,
  hourMs,
  3 * hourMs,
  6 * hourMs,
  12 * hourMs,
];

/** How long an answer may take to be noted. Whoever offers a message gives up well before. */
const answerMsMax = 5 * minuteMs;

/** When to try again after so many failures in a row; undefined when it is enough. */
export function nextAttemptAt(failures: number, now: Instant): Instant | undefined {
  const pauseMs = pausesMs[failures - 1];
  return pauseMs === undefined ? undefined : later(now, pauseMs);
}

/** From when on a message that was handed over counts as one whose fate nobody knows. */
export function answerOverdueAt(handedOverAt: Instant): Instant {
  return later(handedOverAt, answerMsMax);
}

function later(instant: Instant, ms: number): Instant {
  return new Date(Date.parse(instant) + ms).toISOString();
}
