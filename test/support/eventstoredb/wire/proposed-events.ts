import type { ProposedEvent } from '../log/stored-record.ts';
import { uuidText } from './names.ts';
import type { shared } from './protocol.ts';
import { maxAppendSizeExceeded, requiredMetadataMissing } from './refusal.ts';

/** The common part of a proposed message in both forms of append. */
interface ProposedMessage {
  getId(): InstanceType<typeof shared.UUID> | undefined;
  getMetadataMap(): { get(key: string): string | undefined };
  getCustomMetadata_asU8(): Uint8Array;
  getData_asU8(): Uint8Array;
}

export function proposedEvent(message: ProposedMessage): ProposedEvent {
  const metadata = message.getMetadataMap();
  const type = metadata.get('type');
  if (type === undefined) throw requiredMetadataMissing('type');
  const contentType = metadata.get('content-type');
  if (contentType === undefined) throw requiredMetadataMissing('content-type');
  return {
    id: uuidText(message.getId()),
    type,
    contentType,
    data: message.getData_asU8(),
    metadata: message.getCustomMetadata_asU8(),
  };
}

/** The server counts two bytes for each letter of a name. */
const eventBytes = (event: ProposedEvent): number =>
  event.data.length + event.metadata.length + event.type.length * 2;

/** @param maxBytes The limit for all events of one append together. */
export function assertAppendSize(events: readonly ProposedEvent[], maxBytes: number): void {
  const bytes = events.reduce((sum, event) => sum + eventBytes(event), 0);
  if (bytes > maxBytes) throw maxAppendSizeExceeded(maxBytes);
}
