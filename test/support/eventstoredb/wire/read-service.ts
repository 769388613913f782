import type { handleServerStreamingCall } from '@grpc/grpc-js';
import type { StoredRecord } from '../log/stored-record.ts';
import { deletedStreamRevision } from '../log/stored-record.ts';
import { StreamReader } from '../log/stream-reader.ts';
import { AnswerStream } from './answer-stream.ts';
import { unlessHanging } from './answering.ts';
import { eventFilter } from './event-filter.ts';
import { logNumber, streamName } from './names.ts';
import { type ReadReq, type ReadResp, streams } from './protocol.ts';
import { showing } from './links.ts';
import { streamNotFoundMessage } from './read-messages.ts';
import { invalidArgument, streamDeleted } from './refusal.ts';
import type { ServerContext } from './server-context.ts';
import { subscribe } from './subscription.ts';

type Options = InstanceType<typeof streams.ReadReq.Options>;

const pageSize = 256;

/** Reads and subscriptions, of one stream and of `$all`. */
export function readService(context: ServerContext): handleServerStreamingCall<ReadReq, ReadResp> {
  return (call) => {
    const answers = new AnswerStream(call);
    serve(context, call.request, answers).catch((error: unknown) => {
      unlessHanging(error, (refusal) => {
        answers.fail(refusal);
      });
    });
  };
}

async function serve(
  context: ServerContext,
  request: ReadReq,
  answers: AnswerStream,
): Promise<void> {
  const options = request.getOptions();
  if (options === undefined) throw invalidArgument('The request has no options.');
  if (options.hasSubscription()) {
    await context.faults.before('subscribe');
    return subscribe(context, options, answers);
  }
  await context.faults.before('read');
  await (options.hasAll() ? readAll : readStream)(context, options, answers);
  answers.end();
}

async function readStream(
  context: ServerContext,
  options: Options,
  answers: AnswerStream,
): Promise<void> {
  const from = options.getStream();
  const stream = streamName(from?.getStreamIdentifier());
  const reader = new StreamReader(context.log, stream);
  if (reader.state === 'deleted') throw streamDeleted(stream);
  if (reader.state === 'missing') {
    await answers.send(streamNotFoundMessage(stream));
    return;
  }
  const start = from?.hasEnd()
    ? deletedStreamRevision
    : from?.hasRevision()
      ? logNumber(from.getRevision())
      : 0n;
  const page = isBackwards(options)
    ? (next: StoredRecord | undefined) =>
        reader.backwards(next === undefined ? start : next.revision - 1n, pageSize)
    : (next: StoredRecord | undefined) =>
        reader.forwards(next === undefined ? start : next.revision + 1n, pageSize);
  await sendPages(context, options, answers, page);
}

async function readAll(
  context: ServerContext,
  options: Options,
  answers: AnswerStream,
): Promise<void> {
  const from = options.getAll();
  const { records } = context.log;
  const start = from?.hasEnd()
    ? records.writerPosition
    : logNumber(from?.getPosition()?.getCommitPosition() ?? '0');
  const page = isBackwards(options)
    ? (last: StoredRecord | undefined) => records.allBackwards(last?.position ?? start, pageSize)
    : (last: StoredRecord | undefined) =>
        records.allForwards(last === undefined ? start : last.position + 1n, pageSize);
  await sendPages(context, options, answers, page);
}

/** Sends page after page until the count is reached or a page is empty. */
async function sendPages(
  context: ServerContext,
  options: Options,
  answers: AnswerStream,
  page: (last: StoredRecord | undefined) => StoredRecord[],
): Promise<void> {
  const filter = options.getFilter();
  const matches = filter === undefined ? () => true : eventFilter(filter).matches;
  const show = showing(context.log, options);
  let left = BigInt(options.getCount());
  let last: StoredRecord | undefined;
  for (;;) {
    const records = page(last);
    if (records.length === 0) return;
    for (const record of records) {
      if (left === 0n) return;
      if (!matches(record)) continue;
      left -= 1n;
      if (!(await answers.send(show(record)))) return;
    }
    last = records.at(-1);
  }
}

const isBackwards = (options: Options): boolean =>
  options.getReadDirection() === streams.ReadReq.Options.ReadDirection.BACKWARDS;
