import type { DomainEvent } from '../../domain/decision.ts';

/** Something outside the log that knew more of the log than is left. */
export interface GivenUpKnowledge {
  /** The log that was known; another one than this where the log itself was replaced. */
  readonly logId: string;
  /** The last event that was known. */
  readonly eventId?: string;
  /** The anchor that knew it, where the anchor names no event. */
  readonly anchor?: string;
}

/**
 * An operator continued with the log although events that had been read from it were missing. What
 * knew them is given up: the log is no longer compared with it.
 */
export type LogContinued = DomainEvent<
  'LogContinued',
  { readonly givenUp: readonly GivenUpKnowledge[] }
>;
