/** A good ratio is at least, or at most, this number. */
export type Goal = { readonly atLeast: number } | { readonly atMost: number };

/** One line of the table: how the product compares with a reference. */
export interface Comparison {
  /** The operation, and what it is compared with. */
  readonly what: string;
  /** Undefined if the figure only explains another figure. */
  readonly goal: Goal | undefined;
  /** One ratio per round. */
  readonly ratios: readonly number[];
  /** Figures behind the ratio: rates, latencies, processor time per operation. */
  readonly figures: string;
}

/** Several comparisons that are measured in one run. */
export interface Benchmark {
  readonly name: string;
  readonly title: string;
  /** For the page: exactly what was run, with the data, the mix of events and the concurrency. */
  readonly about: string;
  /** @param rounds How often each contender is measured. */
  readonly run: (rounds: number) => Promise<readonly Comparison[]>;
}
