/** An instant of the server, and the clocks of the device when this instant became known. In milliseconds. */
interface ServerTime {
  readonly serverMs: number;
  readonly dateMs: number;
  readonly runningMs: number;
}

/**
 * The clock is set back only by this much or more, because the time in a slow answer is always a little early.
 * In milliseconds.
 */
const backMsMin = 60_000;

let stored: ServerTime | undefined;
/** The fixed current time; undefined while the clock runs. */
let held: string | undefined;
const listeners = new Set<() => void>();

/**
 * Returns the current time. All code of the web gets the time from this function. The server's time decides,
 * because the clock of the device may be wrong. While a page is hydrated, the current time is the time at which
 * the server rendered it. Otherwise server and browser would show different days around midnight.
 */
export function now(): string {
  return held ?? new Date(runningMs()).toISOString();
}

/**
 * The clock of the device also runs while the device sleeps, but it may be set back. The running time of the
 * page is never set back, but it stops during sleep. So the larger of the two elapsed times is right.
 */
function runningMs(): number {
  if (stored === undefined) return Date.now();
  const { serverMs, dateMs, runningMs: since } = stored;
  return serverMs + Math.max(Date.now() - dateMs, performance.now() - since);
}

/** Stores the server's time. The real time is the same or a little later, because the answer was on its way. */
export function storeServerTime(serverMs: number): void {
  const lateMs = serverMs - runningMs();
  if (stored === undefined || lateMs > 0 || lateMs < -backMsMin) {
    stored = { serverMs, dateMs: Date.now(), runningMs: performance.now() };
  }
  showTime();
}

/** Stores the server's time from the `Date` header of an answer, if it has one. */
export function storeServerTimeFrom(answer: Response | undefined): void {
  const serverMs = Date.parse(answer?.headers.get('date') ?? '');
  if (serverMs > 0) storeServerTime(serverMs);
}

export function holdTime(instant: string): void {
  held = instant;
}

export function letTimePass(): void {
  held = undefined;
  showTime();
}

/** Updates every part of the page that shows the time. */
function showTime(): void {
  for (const listener of listeners) listener();
}

/** Calls the listener when the time may have been corrected. Returns a function that stops it. */
export function onTimeLearnt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
