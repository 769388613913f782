/** Ids, codes and figures that describe a step; never text that a person typed. */
export type TracedFacts = Readonly<Record<string, string | number>>;

/** One step of the work that follows from a click. */
export interface TracedStep {
  /** For example `POST /api/bookings` or `BookTour`. */
  readonly name: string;
  /** The first cause: all steps that follow from it, in every process, are one trace. */
  readonly correlationId: string;
  /** The id of the command. A later step in another process has it as `follows`. */
  readonly id?: string;
  /** The id of the step before it, if that step ran in another process or has ended. */
  readonly follows?: string;
  /** Default `internal`. */
  readonly kind?: 'server' | 'internal' | 'client' | 'consumer';
  readonly facts?: TracedFacts;
}

/**
 * Records, step by step, what followed from a click: request, command, append, projection, policy,
 * e-mail. It cannot fail and delays nobody: while the collector is away, steps are dropped.
 */
export abstract class Tracing {
  /** Whether anybody collects. Otherwise skip measurements that take effort. */
  abstract readonly isOn: boolean;

  /**
   * Runs a step; steps of the same cause that run meanwhile are parts of it.
   *
   * @param work Gets a function that adds facts known only at the end.
   */
  abstract step<Answer>(
    step: TracedStep,
    work: (note: (facts: TracedFacts) => void) => Promise<Answer>,
  ): Promise<Answer>;

  /** Records a step that took this long and ended now. */
  abstract took(step: TracedStep, ms: number): void;
}
