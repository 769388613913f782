/** An instant of the server, and what the clocks of the device showed when it was learnt. In milliseconds. */
interface ServerTime {
  readonly serverMs: number;
  readonly dateMs: number;
  readonly runningMs: number;
}

/** The clock is set back only by this much or more, because the time in a slow answer is always a little early. */
const backMsMin = 60_000;

let learnt: ServerTime | undefined;
/** The fixed current time; undefined while the clock runs. */
let held: string | undefined;
const listeners = new Set<() => void>();

/**
 * Returns the current time: the only place of the web that does. The server's time decides, because the clock of
 * the device may be wrong. While a page is hydrated, this is the instant with which the server rendered it, because
 * they would otherwise show different days around midnight.
 */
export function now(): string {
  return held ?? new Date(runningMs()).toISOString();
}

/**
 * The clock of the device also runs while the device sleeps, and may be set back. The clock of the page does
 * neither, so the one that moved further counts.
 */
function runningMs(): number {
  if (learnt === undefined) return Date.now();
  const { serverMs, dateMs, runningMs: since } = learnt;
  return serverMs + Math.max(Date.now() - dateMs, performance.now() - since);
}

/** Learns the server's time. It is that time or a little later, because the answer was on its way. */
export function learnTime(serverMs: number): void {
  const lateMs = serverMs - runningMs();
  if (learnt === undefined || lateMs > 0 || lateMs < -backMsMin) {
    learnt = { serverMs, dateMs: Date.now(), runningMs: performance.now() };
  }
  showTime();
}

/** Learns the server's time from the `Date` header of an answer, if it has one. */
export function learnTimeFrom(answer: Response | undefined): void {
  const serverMs = Date.parse(answer?.headers.get('date') ?? '');
  if (serverMs > 0) learnTime(serverMs);
}

export function holdTime(instant: string): void {
  held = instant;
}

export function letTimePass(): void {
  held = undefined;
  showTime();
}

/** Shows the time again where it is shown. */
function showTime(): void {
  for (const listener of listeners) listener();
}

/** Calls the listener when the time may have been corrected. Returns a function that stops it. */
export function onTimeLearnt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
