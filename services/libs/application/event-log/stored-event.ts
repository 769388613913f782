import type { ActorKind } from '../../domain/actor.ts';
import type { Instant } from '../../domain/calendar/instants.ts';

/**
 * A place in the log, after an event. All positions of a log are texts of the same width, so that they sort like the
 * log. {@link beginning} is before every event. Outside the application, a position is sent as a position token, which
 * also names the log.
 */
export type Position = string & { readonly __position: unique symbol };

/** Before the first event of any log. */
export const beginning = '' as Position;

/** The parts of a stored event in addition to its data. `chain` links it to its predecessor in the stream. */
export interface EventMetadata {
  readonly schemaVersion: number;
  /**
   * The clock's time, or the predecessor's `occurredAt` if it is later. No other time in an event is a business time.
   */
  readonly occurredAt: Instant;
  readonly actor: { readonly kind: ActorKind; readonly id?: string };
  /** The same for every event of one command, and for every retry of it. */
  readonly commandId: string;
  /** HMAC of the canonical body; shows whether a used key came with a different body. */
  readonly bodyMac: string;
  /** The first cause of a chain of commands and events. */
  readonly correlationId: string;
  /** The command or event that caused this one. */
  readonly causationId: string;
  readonly requestId: string;
  /** SHA-256 over the predecessor's chain (or the stream's name) and this event. */
  readonly chain: string;
}

/** An event that is ready to be stored. Its JSON is canonical text, since the chain is computed from this text. */
export interface EventToAppend {
  /** A UUID, new for every decision. */
  readonly id: string;
  readonly type: string;
  /** {@link EventMetadata.schemaVersion}, because readers need it without the rest of the metadata. */
  readonly schemaVersion: number;
  readonly data: string;
  /** {@link EventMetadata} as canonical JSON. */
  readonly metadata: string;
  readonly occurredAt: Instant;
}

/** An event exactly as the log holds it, before upcasting. */
export interface StoredEvent extends EventToAppend {
  readonly stream: string;
  /** 0 for a stream's first event, then 1, 2, 3 without gaps. */
  readonly revision: number;
  readonly position: Position;
}
