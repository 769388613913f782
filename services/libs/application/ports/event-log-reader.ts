import type { Position, StoredEvent } from '../event-log/stored-event.ts';

export interface ReadStreamOptions {
  /** First revision to read; default the stream's first (its last, when backward). */
  readonly from?: number;
  readonly direction?: 'forward' | 'backward';
  readonly limit?: number;
}

/** What a reader of the whole log can do without. */
export interface FeedFilter {
  /** Only streams of these categories (the part of the name before the first `-`); default all. */
  readonly categories?: readonly string[];
  /** Leaves the metadata empty: a replay that folds data alone is read faster without. */
  readonly metadata?: 'left-out';
}

export interface FollowOptions {
  /** Ends the following. */
  readonly signal: AbortSignal;
  /** The most events a page holds. */
  readonly limit: number;
  readonly filter?: FeedFilter;
}

/** A stretch of the log. It may hold no event and still move the position on. */
export interface FeedPage {
  readonly events: readonly StoredEvent[];
  /** How far the log was looked at, events left out by the filter included. */
  readonly position: Position;
  /** The page reached the head of the log at the time it was read. */
  readonly caughtUp: boolean;
}

/**
 * The reading half of the log. Any thread or process may hold one; none can change what happened.
 */
export abstract class EventLogReader {
  /** Names this log for good; a position of another log means nothing here. */
  abstract readonly logId: string;

  /** The events of a stream, none if there is no such stream. */
  abstract readStream(stream: string, options?: ReadStreamOptions): Promise<readonly StoredEvent[]>;

  /** One page of the log after a position, at most `limit` events. */
  abstract readAll(after: Position, limit: number, filter?: FeedFilter): Promise<FeedPage>;

  /**
   * Follows the log from a position, for ever: no gap, no duplicate, no difference between catching
   * up and living on. Ends when the signal aborts.
   */
  abstract follow(after: Position, options: FollowOptions): AsyncIterable<FeedPage>;

  /** The position of the last event. */
  abstract head(): Promise<Position>;

  /**
   * How far one place is behind another, in the store's own counting: in events, unless it counts
   * bytes. 0 where it is not behind.
   */
  distance(from: Position, to: Position): number {
    return Math.max(0, Number(to) - Number(from));
  }
}
