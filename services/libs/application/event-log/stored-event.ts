import type { ActorKind } from '../../domain/actor.ts';
import type { Instant } from '../../domain/calendar/instants.ts';

/**
 * A place in the log, after an event: text of a fixed width within a log, so that it sorts like the log.
 * {@link beginning} is before every event. Outside the application it is a position token, which also
 * names the log.
 */
export type Position = string & { readonly __position: unique symbol };

/** Before the first event of any log. */
export const beginning = '' as Position;

/** What is stored of an event besides its data. `chain` links it to its predecessor in the stream. */
export interface EventMetadata {
  readonly schemaVersion: number;
  /** The later of the clock's time and the predecessor's `occurredAt`: the only business time. */
  readonly occurredAt: Instant;
  readonly actor: { readonly kind: ActorKind; readonly id?: string };
  /** The same for every event of one command, and for every retry of it. */
  readonly commandId: string;
  /** HMAC of the canonical body; reveals another body under a used key. */
  readonly bodyMac: string;
  /** The first cause of a chain of commands and events. */
  readonly correlationId: string;
  /** The command or event that caused this one. */
  readonly causationId: string;
  readonly requestId: string;
  /** SHA-256 over the predecessor's chain (or the stream's name) and this event. */
  readonly chain: string;
}

/** An event ready to be stored: its JSON is canonical text, since the chain is computed from it. */
export interface EventToAppend {
  /** A UUID, new for every decision. */
  readonly id: string;
  readonly type: string;
  /** {@link EventMetadata.schemaVersion}, which readers need without the rest of the metadata. */
  readonly schemaVersion: number;
  readonly data: string;
  /** {@link EventMetadata} as canonical JSON. */
  readonly metadata: string;
  readonly occurredAt: Instant;
}

/** An event exactly as the log holds it, before upcasting. */
export interface StoredEvent extends EventToAppend {
  readonly stream: string;
  /** 0 for a stream's first event, then without gaps. */
  readonly revision: number;
  readonly position: Position;
}
