/** Which side of the goal is the good one. */
export type Goal = { readonly atLeast: number } | { readonly atMost: number };

/** One line of the table: how the product compares with a reference. */
export interface Comparison {
  /** What is done, and with what it is compared. */
  readonly what: string;
  /** Undefined where the figure only explains another. */
  readonly goal: Goal | undefined;
  /** One ratio per round. */
  readonly ratios: readonly number[];
  /** Figures behind the ratio: rates, latencies, processor time per operation. */
  readonly figures: string;
}

/** Several comparisons that are measured in one go. */
export interface Benchmark {
  readonly name: string;
  readonly title: string;
  /** What exactly was run, for the page: data, mix of events, concurrency. */
  readonly about: string;
  /** @param rounds How often each contender is measured. */
  readonly run: (rounds: number) => Promise<readonly Comparison[]>;
}
