import type { Instant } from '../../domain/calendar/instants.ts';
import type { Checkpoint, ParkedEvent } from './projection-store.ts';

/** An event on which a policy could not act after all its tries. Holds no personal data. */
export interface ParkedCause extends ParkedEvent {
  /** The kind of the error and the source line that threw it. */
  readonly failure: string;
}

/** How far a policy has come in the log, and on which events it must still act. */
export interface PolicyProgress {
  readonly checkpoint: Checkpoint;
  readonly parked: readonly ParkedCause[];
  /**
   * The policy ignores events before this instant. It is set at the policy's first start, if the policy ignores old
   * events.
   */
  readonly ignoresBefore?: Instant;
}

/**
 * Stores the progress of policies. A second act on an event has no effect. So it only costs time if progress is lost,
 * or if two processes write it at once.
 */
export abstract class PolicyCheckpoints {
  abstract load(policy: string): Promise<PolicyProgress | undefined>;

  abstract save(policy: string, progress: PolicyProgress): Promise<void>;
}
