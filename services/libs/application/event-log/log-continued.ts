import type { DomainEvent } from '../../domain/decision.ts';

/** A record outside the log that knew more events than the log still holds. */
export interface GivenUpKnowledge {
  /** The known log; a different one where the log itself was replaced. */
  readonly logId: string;
  /** The last known event. */
  readonly eventId?: string;
  /** The anchor that knew it, where the anchor names no event. */
  readonly anchor?: string;
}

/**
 * An operator continued with the log although events that had been read from it were missing. The records
 * that knew them are given up: the log is no longer compared with them.
 */
export type LogContinued = DomainEvent<
  'LogContinued',
  { readonly givenUp: readonly GivenUpKnowledge[] }
>;
