import type { EventToAppend, Position } from '../event-log/stored-event.ts';
import { EventLogReader } from './event-log-reader.ts';
import type { KeyGrant } from './key-vault.ts';

/** An append is applied only if the stream has this revision. There is no value for "any revision". */
export type ExpectedRevision = number | 'no-stream';

/** One stream's part of an append; `events` is never empty. */
export interface StreamAppend {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  /**
   * The id of the event at the expected revision. Present if the append of this event was sent and not answered when
   * this append was decided. If the stream has another event at this revision, this append conflicts. Only for stores
   * with {@link EventStore.appliesInOrderSent}.
   */
  readonly follows?: string;
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
      /** How many parts were applied before the first conflict; these parts stay stored. */
      readonly applied: number;
      readonly stream: string;
    }
  /**
   * Another process created a key for the same address meanwhile. No part was applied: seal the events again with that
   * key.
   */
  | { readonly outcome: 'key-superseded' };

/**
 * It is unknown whether the events were stored: the answer was lost, the commit failed or the deadline passed. Read the
 * stream or send the same append again to find out. Never treat this as "not stored".
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
   * Whether this process alone writes the log, and its appends are applied in the order in which they are sent. Then an
   * append to a stream can be sent before the one before it is answered. If the earlier append is not applied, the later
   * one conflicts.
   */
  readonly appliesInOrderSent: boolean = false;

  /**
   * Applies the parts one after another and stops at the first conflict; applied parts stay stored. It resolves only
   * when the parts are durable.
   *
   * @param grants The keys with which the events are sealed. They become durable before the events or in the same
   * commit.
   * @throws AppendOutcomeUnknown for every failure except a conflict.
   */
  abstract appendInOrder(
    parts: readonly StreamAppend[],
    grants?: readonly KeyGrant[],
  ): Promise<AppendOutcome>;
}
