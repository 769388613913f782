import { randomUUID } from 'node:crypto';
import { deletedStreamRevision, type StoredRecord } from '../log/stored-record.ts';
import { StreamReader } from '../log/stream-reader.ts';
import type { AnswerStream } from './answer-stream.ts';
import { type EventFilter, eventFilter } from './event-filter.ts';
import { streamName } from './names.ts';
import { showing } from './links.ts';
import type { ReadResp, streams } from './protocol.ts';
import {
  caughtUpMessage,
  checkpointMessage,
  confirmationMessage,
  fellBehindMessage,
} from './read-messages.ts';
import { connectionDropped, streamDeleted } from './refusal.ts';
import type { ServerContext } from './server-context.ts';

type Options = InstanceType<typeof streams.ReadReq.Options>;

/** Gives the records after those it gave before; empty when there are none yet. */
type Source = (limit: number) => StoredRecord[];

interface Followed {
  readonly source: Source;
  readonly filter: EventFilter | undefined;
  readonly show: (record: StoredRecord) => ReadResp;
}

const pageSize = 256;

/** The server holds back this many live events for a slow client before it leaves it behind. */
const liveBuffer = 32;

/** Sends what is there and then what comes, until the client goes away. */
export async function subscribe(
  context: ServerContext,
  options: Options,
  answers: AnswerStream,
): Promise<void> {
  const source = options.hasAll() ? allSource(context, options) : streamSource(context, options);
  const filterOptions = options.getFilter();
  const filter = filterOptions === undefined ? undefined : eventFilter(filterOptions);
  const stopWaking = context.log.onCommit(() => {
    answers.wake();
  });
  const forget = context.faults.subscribed((withError) => {
    if (withError) answers.fail(connectionDropped());
    else answers.end();
  });
  try {
    await answers.send(confirmationMessage(randomUUID()));
    await follow({ source, filter, show: showing(context.log, options) }, answers);
  } finally {
    stopWaking();
    forget();
  }
}

async function follow({ source, filter, show }: Followed, answers: AnswerStream): Promise<void> {
  const considered = checkpoints(filter, answers);
  let isLive = false;
  while (answers.isOpen) {
    const records = source(pageSize);
    if (records.length === 0) {
      // Nothing can come between an empty page and falling asleep: neither waits.
      if (isLive) await answers.sleep();
      else await answers.send(caughtUpMessage());
      isLive = true;
      continue;
    }
    if (isLive && records.length > liveBuffer) {
      isLive = false;
      await answers.send(fellBehindMessage());
    }
    for (const record of records) {
      if (filter?.matches(record) !== false && !(await answers.send(show(record)))) return;
      await considered(record);
    }
  }
}

/** Tells a filtered subscription how far it has been looked, at the interval it asked for. */
function checkpoints(
  filter: EventFilter | undefined,
  answers: AnswerStream,
): (record: StoredRecord) => Promise<void> {
  let count = 0;
  return async ({ position }) => {
    count += 1;
    if (filter === undefined || count < filter.checkpointEvery) return;
    count = 0;
    await answers.send(checkpointMessage(position));
  };
}

/** All records after the position the client knows; from the end: after the last. */
function allSource({ log }: ServerContext, options: Options): Source {
  const from = options.getAll();
  const known = from?.getPosition()?.getCommitPosition();
  let next = from?.hasEnd()
    ? log.records.writerPosition
    : known === undefined
      ? 0n
      : BigInt(known) + 1n;
  return (limit) => {
    const records = log.records.allForwards(next, limit);
    const last = records.at(-1);
    if (last !== undefined) next = last.position + 1n;
    return records;
  };
}

/** The stream's records after the revision the client knows. */
function streamSource({ log }: ServerContext, options: Options): Source {
  const from = options.getStream();
  const stream = streamName(from?.getStreamIdentifier());
  const reader = new StreamReader(log, stream);
  let next = from?.hasEnd()
    ? log.records.lastRevision(stream) + 1n
    : from?.hasRevision()
      ? BigInt(from.getRevision()) + 1n
      : 0n;
  return (limit) => {
    if (reader.state === 'deleted') throw streamDeleted(stream);
    const records = reader.forwards(next, limit);
    const last = records.at(-1);
    if (last !== undefined && last.revision < deletedStreamRevision) next = last.revision + 1n;
    return records;
  };
}
