import type { handleClientStreamingCall, ServerReadableStream } from '@grpc/grpc-js';
import type { AppendResult } from '../log/event-log.ts';
import type { ExpectedRevision, ProposedEvent } from '../log/stored-record.ts';
import { LeftHanging } from '../faults/fault-plan.ts';
import { answer } from './answering.ts';
import { expectedRevision, streamName } from './names.ts';
import { assertAppendSize, proposedEvent } from './proposed-events.ts';
import { type AppendReq, type AppendResp, shared, streams } from './protocol.ts';
import { invalidArgument, streamDeleted } from './refusal.ts';
import type { ServerContext } from './server-context.ts';

interface Request {
  readonly stream: string;
  readonly expected: ExpectedRevision;
  readonly events: readonly ProposedEvent[];
}

/** The older form of append: one call, first the options, then one message for each event. */
export function appendService(
  context: ServerContext,
): handleClientStreamingCall<AppendReq, AppendResp> {
  return (call, callback) => {
    answer(callback, async () => {
      const { stream, expected, events } = await received(call, context.maxAppendBytes);
      await context.faults.before('append');
      if (call.cancelled) throw new LeftHanging();
      const result = await context.log.append(stream, expected, events);
      await context.faults.after('append');
      return response(stream, expected, result);
    });
  };
}

async function received(
  call: ServerReadableStream<AppendReq, AppendResp>,
  maxBytes: number,
): Promise<Request> {
  let head: Omit<Request, 'events'> | undefined;
  const events: ProposedEvent[] = [];
  for await (const message of call as AsyncIterable<AppendReq>) {
    const options = message.getOptions();
    const proposed = message.getProposedMessage();
    if (options !== undefined) {
      head = {
        stream: streamName(options.getStreamIdentifier()),
        expected: expectedRevision(options, options.getRevision()),
      };
    } else if (proposed !== undefined) {
      events.push(proposedEvent(proposed));
    }
    assertAppendSize(events, maxBytes);
  }
  if (head === undefined) throw invalidArgument('The first message has no options.');
  return { ...head, events };
}

function response(stream: string, expected: ExpectedRevision, result: AppendResult): AppendResp {
  switch (result.kind) {
    case 'deleted':
      throw streamDeleted(stream);
    case 'wrong-revision':
      return new streams.AppendResp().setWrongExpectedVersion(conflict(expected, result.current));
    case 'stored':
      return new streams.AppendResp().setSuccess(success(result));
  }
}

function success({ revision, position }: Extract<AppendResult, { kind: 'stored' }>) {
  const message = new streams.AppendResp.Success();
  if (revision < 0n) message.setNoStream(new shared.Empty());
  else message.setCurrentRevision(revision.toString());
  if (position === undefined) return message.setNoPosition(new shared.Empty());
  return message.setPosition(
    new streams.AppendResp.Position()
      .setCommitPosition(position.toString())
      .setPreparePosition(position.toString()),
  );
}

function conflict(expected: ExpectedRevision, current: bigint) {
  const message = new streams.AppendResp.WrongExpectedVersion();
  if (current < 0n) message.setCurrentNoStream(new shared.Empty());
  else message.setCurrentRevision(current.toString());
  switch (expected) {
    case 'any':
      return message.setExpectedAny(new shared.Empty());
    case 'no_stream':
      return message.setExpectedNoStream(new shared.Empty());
    case 'stream_exists':
      return message.setExpectedStreamExists(new shared.Empty());
    default:
      return message.setExpectedRevision(expected.toString());
  }
}
