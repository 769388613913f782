import type { Position, StoredEvent } from '../event-log/stored-event.ts';

export interface ReadStreamOptions {
  /**
   * The first revision to read. The default is the stream's first revision, or its last revision when reading backward.
   */
  readonly from?: number;
  readonly direction?: 'forward' | 'backward';
  readonly limit?: number;
}

/** The parts of the log that a reader of the whole log leaves out. */
export interface FeedFilter {
  /** Reads only streams of these categories (the part of the name before the first `-`); by default all. */
  readonly categories?: readonly string[];
  /** Leaves the metadata empty. A replay that needs only the data then reads faster. */
  readonly metadata?: 'left-out';
}

/**
 * The shortest time between two reads with which a follower looks for new events, in milliseconds. After a quiet moment
 * a new event is seen at once. Under load, pauses make larger pages, which take less work. People would notice longer
 * pauses.
 */
export const lookPauseMs = 15;

export interface FollowOptions {
  /** When it aborts, `follow` ends. */
  readonly signal: AbortSignal;
  /** The largest number of events in a page. */
  readonly limit: number;
  readonly filter?: FeedFilter;
}

/** A section of the log. A page without events may still move the position forward. */
export interface FeedPage {
  readonly events: readonly StoredEvent[];
  /** The position up to which the log was read, including events that the filter left out. */
  readonly position: Position;
  /** Whether the page reached the end of the log at the time of reading. */
  readonly caughtUp: boolean;
}

/** Read access to the log. Any thread or process may hold a reader; a reader cannot change the log. */
export abstract class EventLogReader {
  /** Identifies this log permanently. Positions of another log have no meaning here. */
  abstract readonly logId: string;

  /** The events of a stream; an empty list if there is no such stream. */
  abstract readStream(stream: string, options?: ReadStreamOptions): Promise<readonly StoredEvent[]>;

  /** One page of the log after a position, at most `limit` events. */
  abstract readAll(after: Position, limit: number, filter?: FeedFilter): Promise<FeedPage>;

  /**
   * Follows the log from a position, without gaps or duplicates. Catching up and reading new events work in the same
   * way. Ends when the signal aborts.
   */
  abstract follow(after: Position, options: FollowOptions): AsyncIterable<FeedPage>;

  /** The position of the last event. */
  abstract head(): Promise<Position>;

  /**
   * How far `from` is behind `to`, in the store's unit: events, or bytes in a store that counts bytes. 0 if it is not
   * behind.
   */
  distance(from: Position, to: Position): number {
    return Math.max(0, Number(to) - Number(from));
  }
}
