import type { Message } from 'google-protobuf';
import { status } from '@grpc/grpc-js';
import type { ExpectedRevision } from '../log/stored-record.ts';
import { streamIdentifier } from './names.ts';
import { Any, GoogleEmpty, RpcStatus, shared } from './protocol.ts';
import { notReady, type Refusal } from './refusal.ts';

export type BatchStatus = InstanceType<typeof RpcStatus>;

/** The form of an error in a batch append: a status inside the answer, with typed details. */
function batchStatus(code: status, name: string, details: Message, typeName: string): BatchStatus {
  const packed = new Any();
  packed.pack(details.serializeBinary(), typeName);
  return new RpcStatus()
    .setCode(code as never)
    .setMessage(name)
    .setDetails(packed);
}

const ofClient = (code: status, name: string, details: Message): BatchStatus =>
  batchStatus(code, name, details, `event_store.client.${name}`);

export function wrongExpectedVersionStatus(
  expected: ExpectedRevision,
  current: bigint,
): BatchStatus {
  const details = new shared.WrongExpectedVersion();
  if (current < 0n) details.setCurrentNoStream(new GoogleEmpty());
  else details.setCurrentStreamRevision(current.toString());
  switch (expected) {
    case 'any':
      details.setExpectedAny(new GoogleEmpty());
      break;
    case 'no_stream':
      details.setExpectedNoStream(new GoogleEmpty());
      break;
    case 'stream_exists':
      details.setExpectedStreamExists(new GoogleEmpty());
      break;
    default:
      details.setExpectedStreamPosition(expected.toString());
  }
  return ofClient(status.ALREADY_EXISTS, 'WrongExpectedVersion', details);
}

export const streamDeletedStatus = (stream: string): BatchStatus =>
  ofClient(
    status.NOT_FOUND,
    'StreamDeleted',
    new shared.StreamDeleted().setStreamIdentifier(streamIdentifier(stream)),
  );

/**
 * The status for a refusal; undefined when the server ends the whole call with it. That is the case when
 * another node is the leader, and when the connection breaks.
 */
export function refusalStatus(refusal: Refusal): BatchStatus | undefined {
  const { code, details, metadata } = refusal;
  const exception = metadata.get('exception')[0]?.toString() ?? '';
  if (exception === 'not-leader') return undefined;
  if (exception === 'access-denied') {
    return ofClient(code, 'AccessDenied', new shared.AccessDenied());
  }
  if (exception === 'maximum-append-size-exceeded') {
    const bytes = Number(metadata.get('maximum-append-size')[0]);
    const exceeded = new shared.MaximumAppendSizeExceeded().setMaxappendsize(bytes);
    return ofClient(code, 'MaximumAppendSizeExceeded', exceeded);
  }
  if (code === status.INVALID_ARGUMENT) {
    return ofClient(code, 'BadRequest', new shared.BadRequest().setMessage(details));
  }
  if (code === status.ABORTED || code === status.DEADLINE_EXCEEDED) {
    return ofClient(status.DEADLINE_EXCEEDED, 'Timeout', new shared.Timeout());
  }
  if (details !== notReady().details) return undefined;
  return batchStatus(status.OK, details, new GoogleEmpty(), 'google.protobuf.Empty');
}
