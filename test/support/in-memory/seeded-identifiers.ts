import { Identifiers } from '../../../services/libs/application/ports/identifiers.ts';

/** Identifiers that are the same in every run with the same seed. For tests only: they can be guessed. */
export class SeededIdentifiers extends Identifiers {
  #state: number;

  constructor(seed = 1) {
    super();
    this.#state = seed >>> 0;
  }

  override uuid(): string {
    const bytes = this.bytes(16);
    bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
    bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
    const hex = Buffer.from(bytes).toString('hex');
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  }

  /** Without a timestamp, so that it is the same in every run. */
  override eventId(): string {
    return this.uuid();
  }

  override bytes(length: number): Uint8Array {
    return Uint8Array.from({ length }, () => this.#next() & 0xff);
  }

  /** mulberry32: small, and good enough that neighbouring seeds share no ids. */
  #next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  }
}
