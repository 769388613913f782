import type { Position, StoredEvent } from '../event-log/stored-event.ts';

export interface ReadStreamOptions {
  /** The first revision to read. The default is the stream's first revision, or its last one when reading backward. */
  readonly from?: number;
  readonly direction?: 'forward' | 'backward';
  readonly limit?: number;
}

/** What a reader of the whole log leaves out. */
export interface FeedFilter {
  /** Only streams of these categories (the part of the name before the first `-`); default all. */
  readonly categories?: readonly string[];
  /** Leaves the metadata empty. A replay that needs only the data then reads faster. */
  readonly metadata?: 'left-out';
}

export interface FollowOptions {
  /** Ends `follow`. */
  readonly signal: AbortSignal;
  /** The most events a page holds. */
  readonly limit: number;
  readonly filter?: FeedFilter;
}

/** A section of the log. It may hold no event and still advance the position. */
export interface FeedPage {
  readonly events: readonly StoredEvent[];
  /** How far the log was read, including events that the filter left out. */
  readonly position: Position;
  /** The page reached the head of the log at the time it was read. */
  readonly caughtUp: boolean;
}

/** Read access to the log. Any thread or process may hold a reader; a reader cannot change the log. */
export abstract class EventLogReader {
  /** Identifies this log permanently; positions of another log are meaningless here. */
  abstract readonly logId: string;

  /** The events of a stream, none if there is no such stream. */
  abstract readStream(stream: string, options?: ReadStreamOptions): Promise<readonly StoredEvent[]>;

  /** One page of the log after a position, at most `limit` events. */
  abstract readAll(after: Position, limit: number, filter?: FeedFilter): Promise<FeedPage>;

  /**
   * Follows the log from a position, without gaps or duplicates: catching up and reading new events work
   * in the same way. Ends when the signal aborts.
   */
  abstract follow(after: Position, options: FollowOptions): AsyncIterable<FeedPage>;

  /** The position of the last event. */
  abstract head(): Promise<Position>;

  /**
   * How far `from` is behind `to`, in the store's unit: events, or bytes in a store that counts bytes. 0
   * where it is not behind.
   */
  distance(from: Position, to: Position): number {
    return Math.max(0, Number(to) - Number(from));
  }
}
