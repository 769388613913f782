interface Timer {
  readonly dueMs: number;
  /** Timers due at the same time fire in the order they were set. */
  readonly order: number;
  wake: (() => void) | undefined;
}

/** Time that passes only when no code is ready to run, and then jumps to the next timer. */
export class SimulatedTime {
  #nowMs = 0;
  #set = 0;
  /** A binary heap: the timer due next comes first. */
  readonly #heap: Timer[] = [];

  get nowMs(): number {
    return this.#nowMs;
  }

  /** @returns A function that cancels the timer. */
  after(ms: number, wake: () => void): () => void {
    const timer: Timer = { dueMs: this.#nowMs + ms, order: (this.#set += 1), wake };
    this.#heap.push(timer);
    this.#rise(this.#heap.length - 1);
    return () => {
      timer.wake = undefined;
    };
  }

  sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      this.after(ms, resolve);
    });
  }

  /** Lets time pass until the condition holds; false when no timer is left. */
  async passUntil(condition: () => boolean): Promise<boolean> {
    await everythingReady();
    while (!condition()) {
      const timer = this.#takeNext();
      if (timer === undefined) {
        return false;
      }
      this.#nowMs = timer.dueMs;
      if (timer.wake !== undefined) {
        timer.wake();
        await everythingReady();
      }
    }
    return true;
  }

  #takeNext(): Timer | undefined {
    const [first] = this.#heap;
    const last = this.#heap.pop();
    if (first !== undefined && last !== undefined && this.#heap.length > 0) {
      this.#heap[0] = last;
      this.#sink();
    }
    return first;
  }

  #rise(from: number): void {
    for (let index = from; index > 0;) {
      const parent = (index - 1) >> 1;
      if (!this.#swapIfLater(parent, index)) {
        return;
      }
      index = parent;
    }
  }

  #sink(): void {
    for (let index = 0; ;) {
      const left = 2 * index + 1;
      const child = isLater(this.#heap[left], this.#heap[left + 1]) ? left + 1 : left;
      if (!this.#swapIfLater(index, child)) {
        return;
      }
      index = child;
    }
  }

  #swapIfLater(above: number, below: number): boolean {
    const [upper, lower] = [this.#heap[above], this.#heap[below]];
    if (upper === undefined || lower === undefined || !isLater(upper, lower)) {
      return false;
    }
    this.#heap[above] = lower;
    this.#heap[below] = upper;
    return true;
  }
}

function isLater(one: Timer | undefined, other: Timer | undefined): boolean {
  return (
    one !== undefined &&
    other !== undefined &&
    (one.dueMs > other.dueMs || (one.dueMs === other.dueMs && one.order > other.order))
  );
}

/** Resolves when all code that was ready has run. */
function everythingReady(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
