import type { StoredRecord } from '../log/stored-record.ts';
import type { streams } from './protocol.ts';

type FilterOptions = InstanceType<typeof streams.ReadReq.Options.FilterOptions>;

export interface EventFilter {
  readonly matches: (record: StoredRecord) => boolean;
  /** A checkpoint is due after this many searched events, matching or not. */
  readonly checkpointEvery: number;
}

/** The number of events that the server searches at a time, unless the client sets another one. */
const searchWindow = 32;

export function eventFilter(options: FilterOptions): EventFilter {
  const byStream = options.getStreamIdentifier();
  const expression = byStream ?? options.getEventType();
  const subject = (record: StoredRecord) => (byStream === undefined ? record.type : record.stream);
  const regex = expression?.getRegex() ?? '';
  const prefixes = expression?.getPrefixList() ?? [];
  const multiplier = options.getCheckpointintervalmultiplier();
  return {
    matches: regex === '' ? startsWithOneOf(prefixes, subject) : fits(regex, subject),
    checkpointEvery: Math.max(multiplier, 1) * (options.hasMax() ? options.getMax() : searchWindow),
  };
}

type Subject = (record: StoredRecord) => string;

const startsWithOneOf = (prefixes: readonly string[], subject: Subject) => (record: StoredRecord) =>
  prefixes.some((prefix) => subject(record).startsWith(prefix));

function fits(regex: string, subject: Subject): EventFilter['matches'] {
  const expression = new RegExp(regex);
  return (record) => expression.test(subject(record));
}
