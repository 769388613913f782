import type { EventToAppend, Position } from '../event-log/stored-event.ts';
import { EventLogReader } from './event-log-reader.ts';
import type { KeyGrant } from './key-vault.ts';

/** The revision a stream must have for an append to apply; there is no "any". */
export type ExpectedRevision = number | 'no-stream';

/** One stream's part of an append; `events` is never empty. */
export interface StreamAppend {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly EventToAppend[];
}

export type AppendOutcome =
  | {
      readonly outcome: 'appended';
      /** The position of the last event. */
      readonly position: Position;
      /** The revision of each part's last event, in the order of the parts. */
      readonly revisions: readonly number[];
    }
  | {
      readonly outcome: 'conflict';
      /** How many parts were applied before the first that did not fit; they stay. */
      readonly applied: number;
      readonly stream: string;
    }
  /** A key was created by someone else meanwhile: seal again with the winner's. Nothing was applied. */
  | { readonly outcome: 'key-superseded' };

/**
 * Whether the events were stored cannot be said: the answer was lost, the commit failed, the
 * deadline passed. Only reading back or sending the same again can tell. Never means "not done".
 */
export class AppendOutcomeUnknown extends Error {
  override readonly name = 'AppendOutcomeUnknown';
}

/**
 * The log: the only source of truth. Streams are named `category-id`, are never deleted or
 * truncated, and every append names the exact revision it was decided on.
 *
 * Repeating an append that was stored (same event ids, same expected revision) is acknowledged again
 * and stores nothing.
 */
export abstract class EventStore extends EventLogReader {
  /**
   * Applies the parts one after another and stops at the first conflict; what was applied stays.
   * Acknowledged only once durable.
   *
   * @param grants Keys the events are sealed with; durable before, or in the same commit as, them.
   * @throws AppendOutcomeUnknown for every failure that is not a conflict.
   */
  abstract appendInOrder(
    parts: readonly StreamAppend[],
    grants?: readonly KeyGrant[],
  ): Promise<AppendOutcome>;
}
