/** Draws what must never repeat; seeded in tests. */
export abstract class Identifiers {
  /** A random UUID. */
  abstract uuid(): string;

  /**
   * An event's id, drawn anew for every decision: a UUID of version 7 (RFC 9562), which sorts by when it
   * was drawn. Read models that keep a document an event then grow at the end of their index.
   */
  abstract eventId(): string;

  /** Unguessable bytes, for keys and tokens. */
  abstract bytes(length: number): Uint8Array;
}
