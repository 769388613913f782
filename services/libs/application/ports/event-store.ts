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
      /** How many parts were applied before the first conflict; they stay. */
      readonly applied: number;
      readonly stream: string;
    }
  /** Another process created a key meanwhile: seal again with that key. No part was applied. */
  | { readonly outcome: 'key-superseded' };

/**
 * The events may or may not be stored: the answer was lost, the commit failed or the deadline passed.
 * Read back or send the same append again to find out. Never treat it as "not done".
 */
export class AppendOutcomeUnknown extends Error {
  override readonly name = 'AppendOutcomeUnknown';
}

/**
 * The log: the only source of truth. Streams are named `category-id` and are never deleted or truncated.
 * Every append names the exact revision on which it was decided.
 *
 * A repeat of a stored append (same event ids, same expected revision) is acknowledged again and stores
 * no event.
 */
export abstract class EventStore extends EventLogReader {
  /**
   * Applies the parts one after another and stops at the first conflict; what was applied stays.
   * Acknowledged only once durable.
   *
   * @param grants Keys the events are sealed with; durable before the events or in the same commit.
   * @throws AppendOutcomeUnknown for every failure except a conflict.
   */
  abstract appendInOrder(
    parts: readonly StreamAppend[],
    grants?: readonly KeyGrant[],
  ): Promise<AppendOutcome>;
}
