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
import { isTlsAtFault } from '../../node/tls-failures.ts';
import { EventStoreAddressUnreadable } from './event-store-db-address.ts';
import { pause, TimeIsUp, type TimeLimit } from '../time-limit.ts';

const away = [
  CancelledError,
  DeadlineExceededError,
  NotLeaderError,
  TimeIsUp,
  TimeoutError,
  UnavailableError,
];

const permanent = [
  AccessDeniedError,
  EventStoreAddressUnreadable,
  InvalidArgumentError,
  MaxAppendSizeExceededError,
  StreamDeletedError,
  UnsupportedError,
];

/** The status INTERNAL of gRPC: the connection of the call was cut. */
const cutOff = 13;

/**
 * Whether the server cannot be reached, is busy or is not the leader. If so, another try will succeed sooner or later.
 */
export function isAway(error: unknown): boolean {
  return (
    away.some((kind) => error instanceof kind) ||
    (error instanceof UnknownError && Number(error.code) === cutOff)
  );
}

/** Whether every other try will fail in the same way, until the address, the rights or the data are corrected. */
export function isPermanent(error: unknown): boolean {
  return permanent.some((kind) => error instanceof kind) || isTlsAtFault(error);
}

/** Returns the message of an error, on one line. If an error of the client has no message, returns its type. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const said = error.message === '' && 'type' in error ? String(error.type) : error.message;
  return said.trim().replaceAll(/\s+/g, ' ');
}

/** Whether another try may succeed: the server cannot be reached, or gave no reason. */
export function isTransient(error: unknown): boolean {
  return isAway(error) || error instanceof UnknownError;
}

const pauseMsMin = 20;
const pauseMsMax = 1_000;

/** Pauses between tries. Each is twice as long as the one before, up to one second. */
export class Pauses {
  #ms = pauseMsMin;

  /** Waits, and doubles the next pause. */
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
 * Repeats work until the work succeeds, its error is one that another try cannot fix, or its time is up. Pass only work
 * that may safely be done more than once.
 *
 * @throws the last error of the work.
 */
export async function retry<Result>(
  limit: TimeLimit,
  work: () => Promise<Result>,
): Promise<Result> {
  for (const pauses = new Pauses(); ;) {
    try {
      return await work();
    } catch (error) {
      if (!isTransient(error)) {
        throw error;
      }
      await pauses.next(limit);
      if (limit.isOver) {
        throw error;
      }
    }
  }
}
