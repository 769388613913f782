/** Ids, codes and figures that describe a step; never text that a person typed. */
export type TracedFacts = Readonly<Record<string, string | number>>;

/** One step of the work that follows from a click. */
export interface TracedStep {
  /** For example `POST /api/bookings` or `BookTour`. */
  readonly name: string;
  /** The first cause. All steps that follow from it, in every process, form one trace. */
  readonly correlationId: string;
  /** The id of the command. A later step in another process names it in `follows`. */
  readonly id?: string;
  /** The id of the step before it, if that step ran in another process or has ended. */
  readonly follows?: string;
  /** By default `internal`. */
  readonly kind?: 'server' | 'internal' | 'client' | 'consumer';
  readonly facts?: TracedFacts;
}

/**
 * Records the steps that follow from a click: request, command, append, projection, policy, e-mail. It cannot fail and
 * does not delay requests. While the collector cannot be reached, steps are dropped.
 */
export abstract class Tracing {
  /** Whether a collector is set up. If not, skip measurements that take effort. */
  abstract readonly isOn: boolean;

  /**
   * Runs a step. Steps of the same cause that run during this step are parts of it.
   *
   * @param work Gets a function that adds facts which are known only at the end.
   */
  abstract step<Answer>(
    step: TracedStep,
    work: (note: (facts: TracedFacts) => void) => Promise<Answer>,
  ): Promise<Answer>;

  /** Records a step that took this long and ended now. */
  abstract took(step: TracedStep, ms: number): void;
}
