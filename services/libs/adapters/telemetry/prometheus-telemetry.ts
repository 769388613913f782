import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import {
  type Counter as CounterName,
  type Gauge as GaugeName,
  type Histogram as HistogramName,
  type LabelsOf,
  Telemetry,
} from '../../application/ports/telemetry.ts';
import type { Metric } from '../../application/telemetry/metric.ts';
import { metrics } from '../../application/telemetry/metrics.ts';

/** The metrics as a collector receives them. */
interface MetricsPage {
  readonly contentType: string;
  readonly text: string;
}

/**
 * Counts in memory, and renders the metrics in the format of Prometheus. A metric appears with its first
 * value: a gauge that this process never sets is absent rather than 0.
 */
export class PrometheusTelemetry extends Telemetry {
  override readonly isOn = true;
  readonly #registry = new Registry();
  readonly #counters = new Map<CounterName, Counter>();
  readonly #gauges = new Map<GaugeName, Gauge>();
  readonly #histograms = new Map<HistogramName, Histogram>();

  override count<Name extends CounterName>(metric: Name, labels: LabelsOf<Name>, by = 1): void {
    let counter = this.#counters.get(metric);
    if (counter === undefined) {
      counter = new Counter(this.#described(metric));
      this.#counters.set(metric, counter);
    }
    counter.inc(labels, by);
  }

  override set<Name extends GaugeName>(metric: Name, labels: LabelsOf<Name>, value: number): void {
    let gauge = this.#gauges.get(metric);
    if (gauge === undefined) {
      gauge = new Gauge(this.#described(metric));
      this.#gauges.set(metric, gauge);
    }
    gauge.set(labels, value);
  }

  override unset<Name extends GaugeName>(metric: Name, labels: LabelsOf<Name>): void {
    this.#gauges.get(metric)?.remove(labels);
  }

  override observe<Name extends HistogramName>(
    metric: Name,
    labels: LabelsOf<Name>,
    seconds: number,
  ): void {
    let histogram = this.#histograms.get(metric);
    if (histogram === undefined) {
      const buckets = [...metrics[metric].steps];
      histogram = new Histogram({ ...this.#described(metric), buckets });
      this.#histograms.set(metric, histogram);
    }
    histogram.observe(labels, seconds);
  }

  /** Starts to measure the process itself: its event loop, memory and processor time. */
  measureProcess(): void {
    collectDefaultMetrics({ register: this.#registry });
  }

  /** Returns all metrics so far. */
  async page(): Promise<MetricsPage> {
    return { contentType: this.#registry.contentType, text: await this.#registry.metrics() };
  }

  #described(name: keyof typeof metrics) {
    const { help, labels }: Metric = metrics[name];
    return { name, help, labelNames: Object.keys(labels), registers: [this.#registry] };
  }
}
