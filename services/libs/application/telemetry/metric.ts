/**
 * The values that a label can have: a list of words, or a sentence that describes a limited number of values
 * in the code. A value is never text from a visitor, because each value is a series that is kept forever.
 */
type LabelValues = readonly string[] | string;

/** One metric, as a row of the table of all metrics. */
export interface Metric {
  /** Counters only rise, gauges are set, histograms record durations. */
  readonly kind: 'counter' | 'gauge' | 'histogram';
  /** What the metric means, for the person who reads it on a dashboard at night. */
  readonly help: string;
  readonly labels: Readonly<Record<string, LabelValues>>;
  /** Only for a histogram: the upper bounds of its buckets, in seconds. */
  readonly steps?: readonly number[];
}
