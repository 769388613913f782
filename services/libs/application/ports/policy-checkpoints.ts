import type { Instant } from '../../domain/calendar/instants.ts';
import type { Checkpoint, ParkedEvent } from './projection-store.ts';

/** An event a policy could not act on, however often it tried. Names nobody. */
export interface ParkedCause extends ParkedEvent {
  /** The kind of error and the line it came from. */
  readonly failure: string;
}

/** How far a policy has come in the log, and which events it still owes an act. */
export interface PolicyProgress {
  readonly checkpoint: Checkpoint;
  readonly parked: readonly ParkedCause[];
  /** It leaves out what happened before: set at its first start, where it leaves anything out. */
  readonly ignoresBefore?: Instant;
}

/**
 * Where policies note how far they have come. Acting twice on an event changes nothing, so progress
 * that was lost, or written by two at once, costs time and nothing else.
 */
export abstract class PolicyCheckpoints {
  abstract load(policy: string): Promise<PolicyProgress | undefined>;

  abstract save(policy: string, progress: PolicyProgress): Promise<void>;
}
