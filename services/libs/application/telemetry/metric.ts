/**
 * The values that a label can have: a list of words, or a sentence that describes a limited number of values from the
 * code. A value is never text from a visitor, because each value creates a series that is kept permanently.
 */
type LabelValues = readonly string[] | string;

/** One metric. It is a row in the table of all metrics. */
export interface Metric {
  /** Counters only rise, gauges are set, histograms record durations. */
  readonly kind: 'counter' | 'gauge' | 'histogram';
  /** The meaning of the metric, for the person who reads it on a dashboard at night. */
  readonly help: string;
  readonly labels: Readonly<Record<string, LabelValues>>;
  /** Only for a histogram: the upper bounds of its buckets, in seconds. */
  readonly steps?: readonly number[];
}
