import type { Message } from 'google-protobuf';
import { status } from '@grpc/grpc-js';
import type { ExpectedRevision } from '../log/stored-record.ts';
import { streamIdentifier } from './names.ts';
import { Any, GoogleEmpty, RpcStatus, shared } from './protocol.ts';
import type { Refusal } from './refusal.ts';

export type BatchStatus = InstanceType<typeof RpcStatus>;

/** How a batch append names what went wrong: a status inside the answer, its details typed. */
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

export const timeoutStatus = (): BatchStatus =>
  ofClient(status.DEADLINE_EXCEEDED, 'Timeout', new shared.Timeout());

/**
 * The status for a refusal, or nothing when the server ends the whole call with it: it does so
 * when another node is the leader, and a broken connection leaves no other way.
 */
export function refusalStatus(refusal: Refusal): BatchStatus | undefined {
  switch (refusal.metadata.get('exception')[0]) {
    case 'access-denied':
      return ofClient(status.PERMISSION_DENIED, 'AccessDenied', new shared.AccessDenied());
    case 'maximum-append-size-exceeded': {
      const bytes = Number(refusal.metadata.get('maximum-append-size')[0]);
      const details = new shared.MaximumAppendSizeExceeded().setMaxappendsize(bytes);
      return ofClient(status.INVALID_ARGUMENT, 'MaximumAppendSizeExceeded', details);
    }
    case 'not-leader':
      return undefined;
    default:
      return otherStatus(refusal);
  }
}

function otherStatus({ code, details }: Refusal): BatchStatus | undefined {
  switch (code) {
    case status.INVALID_ARGUMENT:
      return ofClient(code, 'BadRequest', new shared.BadRequest().setMessage(details));
    case status.ABORTED:
      return timeoutStatus();
    case status.UNAVAILABLE:
      if (details !== 'Server Is Not Ready') return undefined;
      return batchStatus(status.OK, details, new GoogleEmpty(), 'google.protobuf.Empty');
    default:
      return undefined;
  }
}
