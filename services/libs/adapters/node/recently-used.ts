/**
 * A map that forgets entries that were not used for a long time. Each call takes constant time: when a generation of
 * entries is full, the map drops the generation before it. It keeps at least the `perGeneration` entries that were used
 * last, and at most twice as many.
 */
export class RecentlyUsed<Value> {
  readonly #perGeneration: number;
  #current = new Map<string, Value>();
  #earlier = new Map<string, Value>();

  constructor(perGeneration: number) {
    this.#perGeneration = perGeneration;
  }

  get(key: string): Value | undefined {
    const value = this.#current.get(key);
    if (value !== undefined) {
      return value;
    }
    const earlier = this.#earlier.get(key);
    if (earlier !== undefined) {
      this.set(key, earlier);
    }
    return earlier;
  }

  set(key: string, value: Value): void {
    if (this.#current.size >= this.#perGeneration) {
      this.#earlier = this.#current;
      this.#current = new Map();
    }
    this.#current.set(key, value);
  }

  delete(key: string): void {
    this.#current.delete(key);
    this.#earlier.delete(key);
  }

  *entries(): Generator<readonly [string, Value]> {
    yield* this.#current;
    yield* this.#earlier;
  }
}
