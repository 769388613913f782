import type { metrics } from '../telemetry/metrics.ts';

type Metrics = typeof metrics;
type OfKind<Kind> = {
  [Name in keyof Metrics]: Metrics[Name]['kind'] extends Kind ? Name : never;
}[keyof Metrics];

/** What only rises. */
export type Counter = OfKind<'counter'>;
/** What is set to what it is now. */
export type Gauge = OfKind<'gauge'>;
/** What is told of everything that took time. */
export type Histogram = OfKind<'histogram'>;

/** The value of each label; where the table lists the words there are, one of them. */
export type LabelsOf<Name extends keyof Metrics> = {
  readonly [
    Label in keyof Metrics[Name]['labels']
  ]: Metrics[Name]['labels'][Label] extends readonly (infer Value extends string)[]
    ? Value
    : string;
};

/**
 * Where what happens is counted. Telling it costs next to nothing and cannot fail, so that it may be
 * done on the way of every request; where nobody collects, nothing is done at all.
 */
export abstract class Telemetry {
  /** Whether anybody collects: what takes an effort to find out need not be found out otherwise. */
  abstract readonly isOn: boolean;

  /** @param by Default 1. */
  abstract count<Name extends Counter>(metric: Name, labels: LabelsOf<Name>, by?: number): void;

  abstract set<Name extends Gauge>(metric: Name, labels: LabelsOf<Name>, value: number): void;

  /** From now on nothing is said of it here, such as where another process has taken it over. */
  abstract unset<Name extends Gauge>(metric: Name, labels: LabelsOf<Name>): void;

  abstract observe<Name extends Histogram>(
    metric: Name,
    labels: LabelsOf<Name>,
    seconds: number,
  ): void;
}
