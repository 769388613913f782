import type { StoredRecord } from '../log/stored-record.ts';
import { streamIdentifier, uuidMessage } from './names.ts';
import { type ReadResp, streams } from './protocol.ts';

export function eventMessage(record: StoredRecord): ReadResp {
  const position = record.position.toString();
  const recorded = new streams.ReadResp.ReadEvent.RecordedEvent()
    .setId(uuidMessage(record.id))
    .setStreamIdentifier(streamIdentifier(record.stream))
    .setStreamRevision(record.revision.toString())
    .setCommitPosition(position)
    .setPreparePosition(position)
    .setCustomMetadata(record.metadata)
    .setData(record.data);
  recorded
    .getMetadataMap()
    .set('type', record.type)
    .set('created', record.created.toString())
    .set('content-type', record.contentType);
  const event = new streams.ReadResp.ReadEvent().setEvent(recorded).setCommitPosition(position);
  return new streams.ReadResp().setEvent(event);
}

export const streamNotFoundMessage = (stream: string): ReadResp =>
  new streams.ReadResp().setStreamNotFound(
    new streams.ReadResp.StreamNotFound().setStreamIdentifier(streamIdentifier(stream)),
  );

export const confirmationMessage = (subscriptionId: string): ReadResp =>
  new streams.ReadResp().setConfirmation(
    new streams.ReadResp.SubscriptionConfirmation().setSubscriptionId(subscriptionId),
  );

export function checkpointMessage(position: bigint): ReadResp {
  const text = position.toString();
  return new streams.ReadResp().setCheckpoint(
    new streams.ReadResp.Checkpoint().setCommitPosition(text).setPreparePosition(text),
  );
}

export const caughtUpMessage = (): ReadResp =>
  new streams.ReadResp().setCaughtUp(new streams.ReadResp.CaughtUp());

export const fellBehindMessage = (): ReadResp =>
  new streams.ReadResp().setFellBehind(new streams.ReadResp.FellBehind());
