import type { Instant } from '../../domain/calendar/instants.ts';
import type { Checkpoint, ParkedEvent } from './projection-store.ts';

/** An event on which a policy could not act after all its tries. Holds no personal data. */
export interface ParkedCause extends ParkedEvent {
  /** The kind of error and the line it came from. */
  readonly failure: string;
}

/** How far a policy has come in the log, and on which events it must still act. */
export interface PolicyProgress {
  readonly checkpoint: Checkpoint;
  readonly parked: readonly ParkedCause[];
  /** The policy ignores events before this; set at its first start, if it ignores any. */
  readonly ignoresBefore?: Instant;
}

/**
 * Where policies note how far they have come. A second act on an event has no effect, so lost progress,
 * or progress written by two processes at once, only costs time.
 */
export abstract class PolicyCheckpoints {
  abstract load(policy: string): Promise<PolicyProgress | undefined>;

  abstract save(policy: string, progress: PolicyProgress): Promise<void>;
}
