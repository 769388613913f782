/**
 * What a label may say: one of these words, or, described in a sentence, one of a bounded number that
 * the code knows. Never anything a visitor typed: each value is a series that is kept for ever.
 */
type LabelValues = readonly string[] | string;

/** One thing that is measured, as the table of all of them tells it. */
export interface Metric {
  /** Counters only rise, gauges are set, histograms hold how long something took. */
  readonly kind: 'counter' | 'gauge' | 'histogram';
  /** What it says, to whoever reads it on a dashboard at night. */
  readonly help: string;
  readonly labels: Readonly<Record<string, LabelValues>>;
  /** Of a histogram: the upper ends of its steps, in seconds. */
  readonly steps?: readonly number[];
}
