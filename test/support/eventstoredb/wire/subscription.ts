import { randomUUID } from 'node:crypto';
import type { EventLog } from '../log/event-log.ts';
import { deletedStreamRevision, type StoredRecord } from '../log/stored-record.ts';
import { StreamReader } from '../log/stream-reader.ts';
import type { AnswerStream } from './answer-stream.ts';
import { Checkpoints } from './checkpoints.ts';
import { type EventFilter, eventFilter } from './event-filter.ts';
import { showing } from './links.ts';
import { logNumber, streamName } from './names.ts';
import type { ReadResp, streams } from './protocol.ts';
import { caughtUpMessage, confirmationMessage } from './read-messages.ts';
import { connectionDropped, streamDeleted } from './refusal.ts';
import type { ServerContext } from './server-context.ts';

type Options = InstanceType<typeof streams.ReadReq.Options>;

/** Returns the records after those that it returned before; empty if there are none yet. */
interface Source {
  next(limit: number, phase: 'catching up' | 'live'): StoredRecord[];
  /** The position of the last record that `next` returned, or that the client knew. */
  readonly position: bigint | undefined;
  /** Whether there is no event to catch up with. */
  readonly startsLive: boolean;
}

interface Followed {
  readonly source: Source;
  readonly filter: EventFilter | undefined;
  readonly show: (record: StoredRecord) => ReadResp;
}

/** The server searches this many events at a time, and holds back as many for a slow client. */
const pageSize = 32;

/** Sends the existing events and then the new ones, until the client disconnects. */
export async function subscribe(
  context: ServerContext,
  options: Options,
  answers: AnswerStream,
): Promise<void> {
  const filterOptions = options.getFilter();
  const followed: Followed = {
    source: options.hasAll() ? allSource(context.log, options) : streamSource(context.log, options),
    filter: filterOptions === undefined ? undefined : eventFilter(filterOptions),
    show: showing(context.log, options),
  };
  if (options.hasStream()) refuseDeleted(context.log, options);
  const stopWaking = context.log.onCommit(() => {
    answers.wake();
  });
  const forget = context.faults.subscribed((withError) => {
    if (withError) answers.fail(connectionDropped());
    else answers.end();
  });
  try {
    await answers.send(confirmationMessage(randomUUID()));
    await follow(followed, answers);
  } finally {
    stopWaking();
    forget();
  }
}

async function follow(followed: Followed, answers: AnswerStream): Promise<void> {
  const { source, filter } = followed;
  const checkpoints = new Checkpoints(answers, filter?.checkpointEvery ?? Infinity);
  if (!source.startsLive) await catchUp(followed, answers, checkpoints);
  while (answers.isOpen) {
    await answers.send(caughtUpMessage());
    const missed = await goLive(followed, answers, checkpoints);
    if (missed.length === 0) return;
    await checkpoints.turn(undefined);
    await sendPage(followed, missed, answers, checkpoints);
    await catchUp(followed, answers, checkpoints);
  }
}

/** Sends page after page until one is not full. */
async function catchUp(
  followed: Followed,
  answers: AnswerStream,
  checkpoints: Checkpoints,
): Promise<void> {
  for (;;) {
    const before = followed.source.position;
    const page = followed.source.next(pageSize, 'catching up');
    await sendPage(followed, page, answers, checkpoints);
    if (!answers.isOpen) return;
    if (page.length < pageSize) return checkpoints.turn(before);
    await checkpoints.page(page.length, before);
  }
}

/** Sends new events one by one; returns them unsent when too many wait at once. */
async function goLive(
  { source, filter, show }: Followed,
  answers: AnswerStream,
  checkpoints: Checkpoints,
): Promise<StoredRecord[]> {
  while (answers.isOpen) {
    const records = source.next(pageSize + 1, 'live');
    // No event can come between an empty page and the sleep, because there is no `await` between them.
    if (records.length === 0) await answers.sleep();
    if (records.length > pageSize) return records;
    for (const record of records) {
      if (filter?.matches(record) !== false) {
        await answers.send(show(record));
        checkpoints.sent(record.position);
      }
      await checkpoints.live(record.position);
    }
  }
  return [];
}

async function sendPage(
  { filter, show }: Followed,
  page: readonly StoredRecord[],
  answers: AnswerStream,
  checkpoints: Checkpoints,
): Promise<void> {
  for (const record of page) {
    if (filter?.matches(record) === false) continue;
    if (!(await answers.send(show(record)))) return;
    checkpoints.sent(record.position);
  }
}

/** A closed stream cannot be followed: there is no confirmation. */
function refuseDeleted(log: EventLog, options: Options): void {
  const stream = streamName(options.getStream()?.getStreamIdentifier());
  if (new StreamReader(log, stream).state === 'deleted') throw streamDeleted(stream);
}

/** All records after the position that the client names; from the end: after the last. */
function allSource(log: EventLog, options: Options): Source {
  const from = options.getAll();
  const known = from?.getPosition()?.getCommitPosition();
  const end = log.records.writerPosition - 1n;
  let position = from?.hasEnd() ? end : known === undefined ? undefined : logNumber(known);
  return {
    next: (limit) => {
      const records = log.records.allForwards((position ?? -1n) + 1n, limit);
      position = records.at(-1)?.position ?? position;
      return records;
    },
    get position() {
      return position;
    },
    startsLive: position !== undefined && log.records.allForwards(position + 1n, 1).length === 0,
  };
}

/** The stream's records after the revision that the client names. */
function streamSource(log: EventLog, options: Options): Source {
  const from = options.getStream();
  const stream = streamName(from?.getStreamIdentifier());
  const reader = new StreamReader(log, stream);
  const end = log.records.lastRevision(stream);
  let known = from?.hasEnd() ? end : from?.hasRevision() ? logNumber(from.getRevision()) : -1n;
  let position: bigint | undefined;
  return {
    next: (limit, phase) => {
      if (known === deletedStreamRevision) throw streamDeleted(stream);
      // Live events are not filtered by the stream's metadata; a tombstone is shown before the error.
      const isRaw = phase === 'live' || reader.state === 'deleted';
      const records = isRaw
        ? log.records.streamForwards(stream, known + 1n, limit)
        : reader.forwards(known + 1n, limit);
      known = records.at(-1)?.revision ?? known;
      position = records.at(-1)?.position ?? position;
      return records;
    },
    get position() {
      return position;
    },
    startsLive: known >= end && end >= 0n,
  };
}
