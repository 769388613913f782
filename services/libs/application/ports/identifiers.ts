/** Draws what must never repeat; seeded in tests. */
export abstract class Identifiers {
  /** A random UUID. Event ids are drawn anew for every decision. */
  abstract uuid(): string;

  /** Unguessable bytes, for keys and tokens. */
  abstract bytes(length: number): Uint8Array;
}
