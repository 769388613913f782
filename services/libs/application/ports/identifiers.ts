/** Draws ids and bytes that must never repeat; seeded in tests. */
export abstract class Identifiers {
  /** A random UUID. */
  abstract uuid(): string;

  /**
   * An event's id, new for every decision: a UUID of version 7 (RFC 9562), which sorts by the time it was
   * drawn. Read models with one document per event then grow at the end of their index.
   */
  abstract eventId(): string;

  /** Unguessable bytes, for keys and tokens. */
  abstract bytes(length: number): Uint8Array;
}
