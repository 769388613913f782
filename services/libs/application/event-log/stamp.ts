import type { Instant } from '../../domain/calendar/instants.ts';
import { isSealed, type Personal } from '../../domain/personal-data/personal-data.ts';
import type { Cryptography } from '../ports/cryptography.ts';
import type { ExpectedRevision, StreamAppend } from '../ports/event-store.ts';
import type { Identifiers } from '../ports/identifiers.ts';
import type { KeyGrant } from '../ports/key-vault.ts';
import { canonicalJson } from './canonical-json.ts';
import { chainOf, storedChain, withChain } from './chain.ts';
import { type CataloguedEvent, currentSchemaVersion } from './event-catalogue.ts';
import { sealPersonal } from './sealing.ts';
import type { EventMetadata, EventToAppend, StoredEvent } from './stored-event.ts';

/**
 * Who sent the command, for which request, and what caused it. This is the same for every event and every retry of
 * the command.
 */
export type CommandTraces = Pick<
  EventMetadata,
  'commandId' | 'bodyMac' | 'actor' | 'correlationId' | 'causationId' | 'requestId'
>;

/** The data about a decision that its events record. */
export interface DecisionTraces extends CommandTraces {
  /** The time of the decision; the event gets this time, unless the previous event has a later time. */
  readonly now: Instant;
}

/** The end of a stream; the next event needs no other data of the stream. */
export interface StreamHead {
  readonly stream: string;
  readonly revision: ExpectedRevision;
  /** The last event's chain, or the stream's name. */
  readonly chain: string;
  /** The last event's time. */
  readonly occurredAt?: Instant;
  /** The last event's id, if its append is not answered yet; see {@link StreamAppend.follows}. */
  readonly unansweredId?: string;
}

/** The head of a stream that was read forward to its end. */
export function headOf(stream: string, events: readonly StoredEvent[]): StreamHead {
  const last = events.at(-1);
  return last === undefined
    ? { stream, revision: 'no-stream', chain: stream }
    : {
        stream,
        revision: last.revision,
        chain: storedChain(last),
        occurredAt: last.occurredAt,
      };
}

/** Turns decided events into events to store: it adds id, time, metadata and chain, and seals personal fields. */
export class EventStamp {
  private readonly cryptography: Cryptography;
  private readonly identifiers: Identifiers;

  constructor(tools: { readonly cryptography: Cryptography; readonly identifiers: Identifiers }) {
    this.cryptography = tools.cryptography;
    this.identifiers = tools.identifiers;
  }

  /**
   * One stream's part of an append. `decided` is never empty. The events get new ids in each call. To send the same
   * events again after an unknown outcome, use the same part again.
   *
   * @param grant The key of the person whose fields the events contain; needed only if they contain any.
   */
  stamp(
    decided: readonly CataloguedEvent[],
    head: StreamHead,
    decision: DecisionTraces,
    grant?: KeyGrant,
  ): StreamAppend {
    const { now } = decision;
    const occurredAt =
      head.occurredAt !== undefined && head.occurredAt > now ? head.occurredAt : now;
    const metadataIn = metadataTexts(decision, occurredAt);
    let chain = head.chain;
    const events = decided.map((event): EventToAppend => {
      const schemaVersion = currentSchemaVersion(event.type);
      const id = this.identifiers.eventId();
      const data = canonicalJson(this.sealed(event, head.stream, grant));
      const unchainedMetadata = metadataIn(schemaVersion);
      const content = { id, type: event.type, data, unchainedMetadata };
      chain = chainOf(this.cryptography, chain, content);
      const metadata = withChain(unchainedMetadata, chain);
      return { id, type: event.type, schemaVersion, data, metadata, occurredAt };
    });
    const { stream, revision: expected, unansweredId: follows } = head;
    return { stream, expected, ...(follows === undefined ? {} : { follows }), events };
  }

  private sealed(event: CataloguedEvent, stream: string, grant: KeyGrant | undefined): object {
    const { data } = event;
    if (!hasPersonal(data) || isSealed(data.personal)) {
      return data;
    }
    if (grant === undefined) {
      throw new Error(`${event.type} has personal fields, but no key was granted to seal them.`);
    }
    return { ...data, personal: sealPersonal(this.cryptography, data.personal, grant, stream) };
  }
}

function hasPersonal(data: object): data is { readonly personal: Personal<object> } {
  return 'personal' in data && data.personal !== undefined;
}

/**
 * The text of the metadata by schema version. Within one decision the texts differ only in the version. Writing each
 * text separately, with and without the chain, would take longer than writing the data.
 */
function metadataTexts(
  decision: DecisionTraces,
  occurredAt: Instant,
): (schemaVersion: number) => string {
  const texts = new Map<number, string>();
  return (schemaVersion) => {
    const known = texts.get(schemaVersion);
    const text = known ?? canonicalJson(metadataOf(decision, schemaVersion, occurredAt));
    texts.set(schemaVersion, text);
    return text;
  };
}

function metadataOf(
  command: CommandTraces,
  schemaVersion: number,
  occurredAt: Instant,
): Omit<EventMetadata, 'chain'> {
  const { commandId, bodyMac, actor, correlationId, causationId, requestId } = command;
  return {
    schemaVersion,
    occurredAt,
    actor,
    commandId,
    bodyMac,
    correlationId,
    causationId,
    requestId,
  };
}
