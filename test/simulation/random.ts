/** Random numbers that are the same in every run with the same seed (mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = (seed * 0x9e3779b1) >>> 0;
  }

  /** From 0, inclusive, to 1, exclusive. */
  fraction(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  }

  /** A whole number, both ends inclusive. */
  between(min: number, max: number): number {
    return min + Math.floor(this.fraction() * (max - min + 1));
  }

  chance(probability: number): boolean {
    return this.fraction() < probability;
  }

  pick<Item>(items: readonly Item[]): Item {
    if (items.length === 0) throw new RangeError('There is nothing to pick from.');
    return items[this.between(0, items.length - 1)] as Item;
  }

  /** A separate generator, so that two parts of a world do not disturb each other's draws. */
  fork(): Random {
    return new Random(this.between(0, 0x7fff_ffff));
  }
}
