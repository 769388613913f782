import type { handleUnaryCall } from '@grpc/grpc-js';
import type { DeleteResult } from '../log/event-log.ts';
import type { ExpectedRevision } from '../log/stored-record.ts';
import { LeftHanging } from '../faults/fault-plan.ts';
import { answer } from './answering.ts';
import { expectedNumber, expectedRevision, streamName } from './names.ts';
import {
  type DeleteReq,
  type DeleteResp,
  streams,
  type TombstoneReq,
  type TombstoneResp,
} from './protocol.ts';
import { invalidArgument, streamDeleted, wrongExpectedVersion } from './refusal.ts';
import type { ServerContext } from './server-context.ts';

interface Request {
  readonly stream: string;
  readonly expected: ExpectedRevision;
}

/** Hides a stream. */
export function deleteService(context: ServerContext): handleUnaryCall<DeleteReq, DeleteResp> {
  return (call, callback) => {
    answer(callback, async () => {
      const { stream, expected } = requested(call.request);
      await context.faults.before('delete');
      if (call.cancelled) throw new LeftHanging();
      const result = await context.log.softDelete(stream, expected);
      await context.faults.after('delete');
      const position = deletedAt(stream, expected, result).toString();
      return new streams.DeleteResp().setPosition(
        new streams.DeleteResp.Position().setCommitPosition(position).setPreparePosition(position),
      );
    });
  };
}

/** Closes a stream permanently. */
export function tombstoneService(
  context: ServerContext,
): handleUnaryCall<TombstoneReq, TombstoneResp> {
  return (call, callback) => {
    answer(callback, async () => {
      const { stream, expected } = requested(call.request);
      await context.faults.before('delete');
      if (call.cancelled) throw new LeftHanging();
      const result = await context.log.tombstone(stream, expected);
      await context.faults.after('delete');
      const position = deletedAt(stream, expected, result).toString();
      return new streams.TombstoneResp().setPosition(
        new streams.TombstoneResp.Position()
          .setCommitPosition(position)
          .setPreparePosition(position),
      );
    });
  };
}

function requested(request: DeleteReq | TombstoneReq): Request {
  const options = request.getOptions();
  if (options === undefined) throw invalidArgument('The request has no options.');
  return {
    stream: streamName(options.getStreamIdentifier()),
    expected: expectedRevision(options, options.getRevision()),
  };
}

function deletedAt(stream: string, expected: ExpectedRevision, result: DeleteResult): bigint {
  switch (result.kind) {
    case 'deleted':
      throw streamDeleted(stream);
    case 'wrong-revision':
      throw wrongExpectedVersion('Delete', stream, expectedNumber(expected), result.current);
    case 'done':
      return result.position;
  }
}
