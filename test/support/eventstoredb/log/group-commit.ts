interface Waiting {
  readonly work: () => void;
  readonly done: () => void;
  readonly failed: (reason: Error) => void;
}

/** Writes that arrive together go to disk together, with one flush. */
export class GroupCommit {
  readonly #transaction: (work: () => void) => void;
  readonly #afterCommit: () => void;
  #waiting: Waiting[] = [];

  constructor(transaction: (work: () => void) => void, afterCommit: () => void) {
    this.#transaction = transaction;
    this.#afterCommit = afterCommit;
  }

  /** Resolves when the records of `work` are on disk; a failure undoes the whole group. */
  run<Result>(work: () => Result): Promise<Result> {
    return new Promise((resolve, reject) => {
      let result: Result;
      this.#waiting.push({
        work: () => (result = work()),
        done: () => {
          resolve(result);
        },
        failed: reject,
      });
      // Each socket is read once more before the flush, so writes that were sent at once share it.
      if (this.#waiting.length === 1)
        setImmediate(() =>
          setImmediate(() => {
            this.#flush();
          }),
        );
    });
  }

  #flush(): void {
    const group = this.#waiting;
    this.#waiting = [];
    try {
      this.#transaction(() => {
        for (const { work } of group) work();
      });
    } catch (error) {
      for (const { failed } of group) failed(error as Error);
      return;
    }
    for (const { done } of group) done();
    this.#afterCommit();
  }
}
