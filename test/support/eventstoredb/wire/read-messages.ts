import type { StoredRecord } from '../log/stored-record.ts';
import { streamIdentifier, uuidMessage } from './names.ts';
import { type ReadResp, streams } from './protocol.ts';

/** @param target The record that a followed link points to. */
export function eventMessage(record: StoredRecord, target?: LinkTarget): ReadResp {
  const event = new streams.ReadResp.ReadEvent().setCommitPosition(record.position.toString());
  if (target === undefined) event.setEvent(recorded(record));
  else event.setLink(recorded(record)).setEvent(target.record && recorded(target.record));
  return new streams.ReadResp().setEvent(event);
}

/** The target of a link; without a record if it is gone. */
export interface LinkTarget {
  readonly record: StoredRecord | undefined;
}

function recorded(record: StoredRecord) {
  const position = record.position.toString();
  const message = new streams.ReadResp.ReadEvent.RecordedEvent()
    .setId(uuidMessage(record.id))
    .setStreamIdentifier(streamIdentifier(record.stream))
    .setStreamRevision(record.revision.toString())
    .setCommitPosition(position)
    .setPreparePosition(position)
    .setCustomMetadata(record.metadata)
    .setData(record.data);
  message
    .getMetadataMap()
    .set('type', record.type)
    .set('created', record.created.toString())
    .set('content-type', record.contentType);
  return message;
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
