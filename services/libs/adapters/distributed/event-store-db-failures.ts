import {
  AccessDeniedError,
  CancelledError,
  DeadlineExceededError,
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  NotLeaderError,
  StreamDeletedError,
  TimeoutError,
  UnavailableError,
  UnknownError,
  UnsupportedError,
} from '@eventstore/db-client';
import { isTlsAtFault } from '../node/tls-failures.ts';
import { EventStoreAddressUnreadable } from './event-store-db-address.ts';
import { pause, TimeIsUp, type TimeLimit } from './time-limit.ts';

const away = [
  CancelledError,
  DeadlineExceededError,
  NotLeaderError,
  TimeIsUp,
  TimeoutError,
  UnavailableError,
];

const lasting = [
  AccessDeniedError,
  EventStoreAddressUnreadable,
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  UnsupportedError,
];

/** What a call ends with when its connection is cut: INTERNAL of gRPC. */
const cutOff = 13;

/** Whether the server is away, busy or not the leader: sooner or later another try will succeed. */
export function isAway(error: unknown): boolean {
  return (
    away.some((kind) => error instanceof kind) ||
    (error instanceof UnknownError && Number(error.code) === cutOff)
  );
}

/** Whether every other try will end like this one, until somebody mends the address, the rights or the data. */
export function isLasting(error: unknown): boolean {
  return lasting.some((kind) => error instanceof kind) || isTlsAtFault(error);
}

/** What a failure says; some of the client's say it by their kind alone. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const said = error.message === '' && 'type' in error ? String(error.type) : error.message;
  return said.trim().replaceAll(/\s+/g, ' ');
}

/** Whether another try may succeed: the server is away, or did not say what is the matter. */
export function isPassing(error: unknown): boolean {
  return isAway(error) || error instanceof UnknownError;
}

const pauseMsMin = 20;
const pauseMsMax = 1_000;

/** Ever longer pauses between tries. */
export class Pauses {
  #ms = pauseMsMin;

  /** Waits, and twice as long the next time. */
  async next(limit?: TimeLimit, signal?: AbortSignal): Promise<void> {
    const ms = this.#ms;
    this.#ms = Math.min(2 * ms, pauseMsMax);
    await (limit === undefined ? pause(ms, signal) : limit.pause(ms, signal));
  }

  reset(): void {
    this.#ms = pauseMsMin;
  }
}

/**
 * Does what can be repeated without harm, until it succeeds or the time is up.
 *
 * @throws whatever it failed with last.
 */
export async function insist<Result>(
  limit: TimeLimit,
  work: () => Promise<Result>,
): Promise<Result> {
  for (const pauses = new Pauses(); ;) {
    try {
      return await work();
    } catch (error) {
      if (!isPassing(error)) {
        throw error;
      }
      await pauses.next(limit);
      if (limit.isOver) {
        throw error;
      }
    }
  }
}
