import type { DomainEvent } from '../../domain/decision.ts';

/** A record outside the log that names an event which the log no longer holds. */
export interface GivenUpKnowledge {
  /** The id of the log that the record names; different from the present log if the log was replaced. */
  readonly logId: string;
  /** The last known event. */
  readonly eventId?: string;
  /** The name of the anchor, if the record is an anchor without an event. */
  readonly anchor?: string;
}

/**
 * An operator continued with the log although events that had been read from it were missing. The records that name
 * these events are given up, so the log is no longer compared with them.
 */
export type LogContinued = DomainEvent<
  'LogContinued',
  { readonly givenUp: readonly GivenUpKnowledge[] }
>;
