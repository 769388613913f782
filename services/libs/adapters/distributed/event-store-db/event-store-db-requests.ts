import shared from '@eventstore/db-client/generated/shared_pb.js';
import type { StreamIdentifier } from '@eventstore/db-client/generated/shared_pb.js';
import streams from '@eventstore/db-client/generated/streams_pb.js';
import type { BatchAppendReq, ReadReq } from '@eventstore/db-client/generated/streams_pb.js';
import { logCategories } from '../../../application/event-log/stream-name.ts';
import type { Position } from '../../../application/event-log/stored-event.ts';
import type { ReadStreamOptions } from '../../../application/ports/event-log-reader.ts';
import type { ExpectedRevision } from '../../../application/ports/event-store.ts';
import { newCorrelation, toProposed, type WrittenEvent } from './event-store-db-events.ts';
import { fromPosition } from './event-store-db-position.ts';

const { Options } = streams.ReadReq;
const { FORWARDS, BACKWARDS } = Options.ReadDirection;
const everything = String(Number.MAX_SAFE_INTEGER);

/** After this many events that the filter leaves out, the server reports how far it has searched. */
const searchWindowMax = 1_000;
/** In units of 32 events, which the server searches together. */
const checkpointInterval = 1_000;

const utf8 = new TextEncoder();

/** Returns a request that reads a stream. */
export function readStream(
  stream: string,
  { from, direction = 'forward', limit }: ReadStreamOptions,
): ReadReq {
  const part = new Options.StreamOptions();
  part.setStreamIdentifier(identifier(stream));
  if (from !== undefined) {
    part.setRevision(String(from));
  } else if (direction === 'forward') {
    part.setStart(new shared.Empty());
  } else {
    part.setEnd(new shared.Empty());
  }
  const options = readOptions();
  options.setStream(part);
  options.setReadDirection(direction === 'forward' ? FORWARDS : BACKWARDS);
  options.setCount(limit === undefined ? everything : String(limit));
  options.setNoFilter(new shared.Empty());
  return request(options);
}

/** The prefixes of the log's streams. */
const ourPrefixes = logCategories.map((category) => `${category}-`);

/**
 * Returns a request that reads the log from a position on, including the event at the position. It reads the
 * events of the log's categories, or of streams whose names begin with one of the prefixes.
 */
export function readLog(
  from: Position,
  limit: number,
  prefixes: readonly string[] = ourPrefixes,
): ReadReq {
  const options = readOptions();
  options.setAll(allFrom(from));
  options.setReadDirection(FORWARDS);
  options.setCount(String(limit));
  options.setFilter(streamsNamed(prefixes));
  return request(options);
}

/** Returns a request that reads the last event of the log's categories. */
export function readHead(): ReadReq {
  const all = new Options.AllOptions();
  all.setEnd(new shared.Empty());
  const options = readOptions();
  options.setAll(all);
  options.setReadDirection(BACKWARDS);
  options.setCount('1');
  options.setFilter(streamsNamed(ourPrefixes));
  return request(options);
}

/** Returns a request that subscribes to new events of the log's categories. */
export function subscribeToNews(): ReadReq {
  const all = new Options.AllOptions();
  all.setEnd(new shared.Empty());
  const options = readOptions();
  options.setAll(all);
  options.setSubscription(new Options.SubscriptionOptions());
  options.setFilter(streamsNamed(ourPrefixes));
  return request(options);
}

/** Returns the request of one append, and the id that its answer will carry. */
export function append(
  stream: string,
  expected: ExpectedRevision,
  events: readonly WrittenEvent[],
): { readonly correlationId: string; readonly request: BatchAppendReq } {
  const options = new streams.BatchAppendReq.Options();
  options.setStreamIdentifier(identifier(stream));
  if (expected === 'no-stream') {
    // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- The type is the Empty of another package. Both are encoded as zero bytes, and the client does the same.
    options.setNoStream(new shared.Empty());
  } else {
    options.setStreamPosition(String(expected));
  }
  // No deadline: the server would compare it with its own clock, which may be ahead of this machine's.
  const appending = new streams.BatchAppendReq();
  const correlation = newCorrelation();
  appending.setCorrelationId(correlation.uuid);
  appending.setOptions(options);
  appending.setProposedMessagesList(events.map(toProposed));
  appending.setIsFinal(true);
  return { correlationId: correlation.id, request: appending };
}

function identifier(stream: string): StreamIdentifier {
  const named = new shared.StreamIdentifier();
  named.setStreamName(utf8.encode(stream));
  return named;
}

function allFrom(position: Position): ReadReq.Options.AllOptions {
  const all = new Options.AllOptions();
  const place = fromPosition(position);
  if (place === undefined) {
    all.setStart(new shared.Empty());
    return all;
  }
  const from = new Options.Position();
  from.setCommitPosition(place.commit);
  from.setPreparePosition(place.prepare);
  all.setPosition(from);
  return all;
}

/**
 * Returns a filter by the names of streams. The server applies the filter, so it does not send other streams,
 * such as its own streams.
 */
function streamsNamed(prefixes: readonly string[]): ReadReq.Options.FilterOptions {
  const expression = new Options.FilterOptions.Expression();
  expression.setPrefixList([...prefixes]);
  const filter = new Options.FilterOptions();
  filter.setStreamIdentifier(expression);
  filter.setMax(searchWindowMax);
  filter.setCheckpointintervalmultiplier(checkpointInterval);
  return filter;
}

function readOptions(): ReadReq.Options {
  const uuids = new Options.UUIDOption();
  uuids.setString(new shared.Empty());
  const options = new Options();
  options.setUuidOption(uuids);
  options.setResolveLinks(false);
  return options;
}

function request(options: ReadReq.Options): ReadReq {
  const reading = new streams.ReadReq();
  reading.setOptions(options);
  return reading;
}
