import type { metrics } from '../telemetry/metrics.ts';

type Metrics = typeof metrics;
type OfKind<Kind> = {
  [Name in keyof Metrics]: Metrics[Name]['kind'] extends Kind ? Name : never;
}[keyof Metrics];

/** A value that only rises. */
export type Counter = OfKind<'counter'>;
/** A value that is set to its current state. */
export type Gauge = OfKind<'gauge'>;
/** Measured durations. */
export type Histogram = OfKind<'histogram'>;

/** The value of each label. If the table lists the allowed values, it is one of them. */
export type LabelsOf<Name extends keyof Metrics> = {
  readonly [
    Label in keyof Metrics[Name]['labels']
  ]: Metrics[Name]['labels'][Label] extends readonly (infer Value extends string)[]
    ? Value
    : string;
};

/**
 * Counts events and measures durations. A call is very cheap and cannot fail, so every request may make it. If no
 * collector is set up, a call does no work.
 */
export abstract class Telemetry {
  /** Whether a collector is set up. If not, skip measurements that take effort. */
  abstract readonly isOn: boolean;

  /** @param by By default 1. */
  abstract count<Name extends Counter>(metric: Name, labels: LabelsOf<Name>, by?: number): void;

  abstract set<Name extends Gauge>(metric: Name, labels: LabelsOf<Name>, value: number): void;

  /** Removes the gauge from this process, for example when another process has taken it over. */
  abstract unset<Name extends Gauge>(metric: Name, labels: LabelsOf<Name>): void;

  abstract observe<Name extends Histogram>(
    metric: Name,
    labels: LabelsOf<Name>,
    seconds: number,
  ): void;
}
