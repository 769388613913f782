import { randomUUID } from 'node:crypto';
import grpcUuid from '@eventstore/db-client/dist/utils/grpcUUID.js';
import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { UUID } from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { BatchAppendReq, ReadResp } from '@eventstore/db-client/generated/streams_pb.js';
import type {
  EventToAppend,
  Position,
  StoredEvent,
} from '../../../application/event-log/stored-event.ts';
import { toPosition } from './event-store-db-position.ts';

/** The fields that the server stores of an event. Our time and schema version are in the metadata. */
export type WrittenEvent = Pick<EventToAppend, 'id' | 'type' | 'data' | 'metadata'>;

const utf8 = new TextEncoder();

/**
 * Returns an event in the form in which the server gets it. It is declared as JSON, so that the server's own
 * pages show it. The bytes are exactly those from which the hash chain was computed.
 */
export function toProposed({
  id,
  type,
  data,
  metadata,
}: WrittenEvent): BatchAppendReq.ProposedMessage {
  const message = new streams.BatchAppendReq.ProposedMessage();
  message.setId(toUuid(id));
  message.getMetadataMap().set('type', type).set('content-type', 'application/json');
  message.setData(utf8.encode(data));
  message.setCustomMetadata(utf8.encode(metadata));
  return message;
}

/** An event as the server stores it. */
export class RecordedEvent {
  readonly stream: string;
  readonly position: Position;
  readonly #recorded: ReadResp.ReadEvent.RecordedEvent;

  constructor(recorded: ReadResp.ReadEvent.RecordedEvent) {
    this.#recorded = recorded;
    this.stream = text(recorded.getStreamIdentifier()?.getStreamName_asU8());
    this.position = toPosition({
      commit: recorded.getCommitPosition(),
      prepare: recorded.getPreparePosition(),
    });
  }

  toStored(wantsMetadata: boolean): StoredEvent {
    const recorded = this.#recorded;
    const metadata = text(recorded.getCustomMetadata_asU8());
    return {
      stream: this.stream,
      revision: Number(recorded.getStreamRevision()),
      position: this.position,
      id: fromUuid(recorded.getId()) ?? '',
      type: recorded.getMetadataMap().get('type') ?? '',
      ...facts(metadata),
      data: text(recorded.getData_asU8()),
      metadata: wantsMetadata ? metadata : '',
    };
  }
}

/**
 * Returns what readers need of the metadata. An event without metadata was not written by this product. It gets schema
 * version 0, which no release can read, so that the decoder reports it.
 */
function facts(metadata: string): Pick<StoredEvent, 'occurredAt' | 'schemaVersion'> {
  try {
    const { occurredAt, schemaVersion } = JSON.parse(metadata) as Partial<StoredEvent>;
    return { occurredAt: occurredAt ?? '', schemaVersion: schemaVersion ?? 0 };
  } catch {
    return { occurredAt: '', schemaVersion: 0 };
  }
}

function text(bytes: Uint8Array = new Uint8Array()): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('utf8');
}

/** Returns a new UUID that identifies the answer to a request. */
export function newCorrelation(): { readonly id: string; readonly uuid: UUID } {
  const id = randomUUID();
  return { id, uuid: toUuid(id) };
}

function toUuid(id: string): UUID {
  const uuid = new shared.UUID();
  uuid.setString(id);
  return uuid;
}

/** Returns the text of a UUID, which the server sends in one of two forms. */
export function fromUuid(uuid: UUID | undefined): string | undefined {
  return grpcUuid.parseUUID(uuid);
}
