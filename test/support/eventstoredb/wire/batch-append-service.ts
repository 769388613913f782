import type { handleBidiStreamingCall, ServerDuplexStream } from '@grpc/grpc-js';
import type { AppendResult } from '../log/event-log.ts';
import type { ExpectedRevision, ProposedEvent } from '../log/stored-record.ts';
import { LeftHanging } from '../faults/fault-plan.ts';
import { unlessHanging } from './answering.ts';
import {
  type BatchStatus,
  refusalStatus,
  streamDeletedStatus,
  wrongExpectedVersionStatus,
} from './batch-status.ts';
import { expectedRevision, streamIdentifier, streamName, uuidMessage, uuidText } from './names.ts';
import { assertAppendSize, proposedEvent } from './proposed-events.ts';
import {
  type BatchAppendReq,
  type BatchAppendResp,
  GoogleEmpty,
  shared,
  streams,
} from './protocol.ts';
import { timedOut } from './refusal.ts';
import type { ServerContext } from './server-context.ts';

type BatchCall = ServerDuplexStream<BatchAppendReq, BatchAppendResp>;

/** An append whose events are still arriving, or that waits for the log. */
interface Pending {
  readonly correlationId: string;
  readonly stream: string;
  readonly expected: ExpectedRevision;
  /** When the client stops waiting, in milliseconds since the epoch. */
  readonly deadline: number;
  readonly events: ProposedEvent[];
}

/** The newer form of append: one long call carries all appends of a client, which are distinguished by id. */
export function batchAppendService(
  context: ServerContext,
): handleBidiStreamingCall<BatchAppendReq, BatchAppendResp> {
  return (call) => {
    const arriving = new Map<string, Pending>();
    let answering = 0;
    let ended = false;
    const endWhenDone = () => {
      if (ended && answering === 0) call.end();
    };
    call.on('data', (request: BatchAppendReq) => {
      answering += 1;
      take(context, call, arriving, request)
        .catch((error: unknown) => call.emit('error', error))
        .finally(() => {
          answering -= 1;
          endWhenDone();
        });
    });
    call.on('end', () => {
      ended = true;
      endWhenDone();
    });
    // The call of a client ends with its connection; stored events are kept.
    call.on('error', () => undefined);
  };
}

async function take(
  context: ServerContext,
  call: BatchCall,
  arriving: Map<string, Pending>,
  request: BatchAppendReq,
): Promise<void> {
  const correlationId = uuidText(request.getCorrelationId());
  let pending = arriving.get(correlationId);
  try {
    if (pending === undefined) {
      pending = opened(correlationId, request);
      if (pending === undefined) return;
      // The deadline is checked with the first message, and by a timer until the last one arrives.
      if (pending.deadline <= Date.now()) throw timedOut();
      arriving.set(correlationId, pending);
      giveUpWhenDue(call, arriving, pending);
    }
    pending.events.push(...request.getProposedMessagesList().map(proposedEvent));
    assertAppendSize(pending.events, context.maxAppendBytes);
    if (!request.getIsFinal()) return;
    arriving.delete(correlationId);
    await context.faults.before('append');
    if (call.cancelled) throw new LeftHanging();
    send(call, await appended(context, pending));
  } catch (error) {
    arriving.delete(correlationId);
    unlessHanging(error, (refusal) => {
      const status = refusalStatus(refusal);
      if (status === undefined) call.emit('error', refusal);
      else send(call, failure(correlationId, pending?.stream ?? '', status));
    });
  }
}

/** Refuses an append whose last message did not come in time; its later messages are dropped. */
function giveUpWhenDue(call: BatchCall, arriving: Map<string, Pending>, pending: Pending): void {
  const { correlationId, stream, deadline } = pending;
  if (deadline === Number.POSITIVE_INFINITY) return;
  const timer = setTimeout(() => {
    const status = refusalStatus(timedOut());
    if (!arriving.delete(correlationId) || status === undefined) return;
    send(call, failure(correlationId, stream, status));
  }, deadline - Date.now());
  timer.unref();
  call.once('close', () => {
    clearTimeout(timer);
  });
}

/** The first message of an append has its options; later messages of a refused append are dropped. */
function opened(correlationId: string, request: BatchAppendReq): Pending | undefined {
  const options = request.getOptions();
  if (options === undefined) return undefined;
  return {
    correlationId,
    stream: streamName(options.getStreamIdentifier()),
    expected: expectedRevision(options, options.getStreamPosition()),
    deadline: options.getDeadline()?.toDate().getTime() ?? Number.POSITIVE_INFINITY,
    events: [],
  };
}

async function appended(context: ServerContext, pending: Pending): Promise<BatchAppendResp> {
  const { correlationId, stream, expected, events } = pending;
  const result = await context.log.append(stream, expected, events);
  await context.faults.after('append');
  switch (result.kind) {
    case 'deleted':
      return failure(correlationId, stream, streamDeletedStatus(stream));
    case 'wrong-revision':
      return failure(correlationId, stream, wrongExpectedVersionStatus(expected, result.current));
    case 'stored':
      return response(correlationId, stream).setSuccess(success(result));
  }
}

function success({ revision, position }: Extract<AppendResult, { kind: 'stored' }>) {
  const message = new streams.BatchAppendResp.Success();
  if (revision < 0n) message.setNoStream(new GoogleEmpty());
  else message.setCurrentRevision(revision.toString());
  if (position === undefined) return message.setNoPosition(new GoogleEmpty());
  return message.setPosition(
    new shared.AllStreamPosition()
      .setCommitPosition(position.toString())
      .setPreparePosition(position.toString()),
  );
}

const response = (correlationId: string, stream: string): BatchAppendResp =>
  new streams.BatchAppendResp()
    .setCorrelationId(uuidMessage(correlationId))
    .setStreamIdentifier(streamIdentifier(stream));

const failure = (correlationId: string, stream: string, status: BatchStatus): BatchAppendResp =>
  response(correlationId, stream).setError(status);

function send(call: BatchCall, message: BatchAppendResp): void {
  if (!call.cancelled && !call.destroyed) call.write(message);
}
