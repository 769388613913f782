/** Ids, codes and figures that say more of a step; never anything a person typed. */
export type TracedFacts = Readonly<Record<string, string | number>>;

/** One step of what follows from a click. */
export interface TracedStep {
  /** Such as `POST /api/bookings`, or `BookTour`. */
  readonly name: string;
  /** The first cause: all steps that follow from it, in every process, are one trace. */
  readonly correlationId: string;
  /** By which later steps, elsewhere, say that they follow from this one: a command's id. */
  readonly id?: string;
  /** The id of the step it follows from, where that was taken elsewhere or is over. */
  readonly follows?: string;
  /** Default `internal`. */
  readonly kind?: 'server' | 'internal' | 'client' | 'consumer';
  readonly facts?: TracedFacts;
}

/**
 * Tells, step by step, what followed from a click: request, command, append, projection, policy, e-mail.
 * It cannot fail and holds nobody up: where the collector is away, steps are forgotten.
 */
export abstract class Tracing {
  /** Whether anybody collects: what takes an effort to find out need not be found out otherwise. */
  abstract readonly isOn: boolean;

  /**
   * Takes a step; those that are taken meanwhile, of the same cause, are parts of it.
   *
   * @param work Handed what adds facts that are known only at the end.
   */
  abstract step<Answer>(
    step: TracedStep,
    work: (note: (facts: TracedFacts) => void) => Promise<Answer>,
  ): Promise<Answer>;

  /** Tells of a step that took so long and ended now. */
  abstract took(step: TracedStep, ms: number): void;
}
