/** Draws ids and bytes that must never repeat; seeded in tests. */
export abstract class Identifiers {
  /** A random UUID. */
  abstract uuid(): string;

  /**
   * An event's id, new for every decision: a UUID of version 7 (RFC 9562). Such ids sort by the time at which they were
   * drawn, so read models with one document per event grow at the end of their index.
   */
  abstract eventId(): string;

  /** Bytes that nobody can guess, for keys and tokens. */
  abstract bytes(length: number): Uint8Array;
}
