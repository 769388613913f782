import type { Cryptography } from '../ports/cryptography.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import { canonicalJson } from './canonical-json.ts';
import { splitChain } from './chain.ts';
import type { KnownPlace } from './known-place.ts';
import type { GivenUpKnowledge } from './log-continued.ts';
import { readLogHistory } from './log-identity.ts';
import { positionText } from './position-text.ts';
import { beginning, type Position } from './stored-event.ts';

/** The log lacks events that were read from it. */
export interface LogLoss {
  /** A description of the loss, with both positions, as the end of a sentence. */
  readonly what: string;
  /** The value of CONTINUE_AFTER_LOSS that accepts exactly this loss. */
  readonly consent: string;
  /** The known places that the log contradicts or does not reach. */
  readonly places: readonly KnownPlace[];
}

/** The log that was found; undefined if there is no log or it was not begun. */
export type FoundLog = Pick<EventLogReader, 'readStream' | 'head'> | undefined;

export interface LossTools {
  readonly hashing: Pick<Cryptography, 'sha256'>;
  /** Whether a position equals the number of events up to it. */
  readonly hasGapFreePositions: boolean;
}

type Contradiction = 'no-log' | 'another-log' | 'ends-before' | 'another-event';

/**
 * Compares the log with all records outside it that name places in it (correctness rules 12 and 14). It must
 * be the same log, reach each known place and hold the same event there. Places that an earlier LogContinued
 * gave up are not compared.
 */
export async function findLoss(
  log: FoundLog,
  places: readonly KnownPlace[],
  tools: LossTools,
): Promise<LogLoss | undefined> {
  const history = log && (await readLogHistory(log));
  const end = history === undefined || log === undefined ? beginning : await log.head();
  const contradicting: (readonly [KnownPlace, Contradiction])[] = [];
  for (const place of places) {
    // A policy that waits for staff, or has not read the log yet, has a place without an event. Such a place cannot be
    // compared.
    if (place.position === beginning && place.event === undefined) continue;
    if (history?.givenUp.some((given) => isSame(given, place)) === true) continue;
    const found =
      history === undefined || log === undefined
        ? 'no-log'
        : await contradictionOf(log, place, { ...tools, end, logId: history.logId });
    if (found !== undefined) contradicting.push([place, found]);
  }
  contradicting.sort(([one], [other]) => furthestFirst(one, other));
  const [first] = contradicting;
  if (first === undefined) return undefined;
  const lost = contradicting.map(([place]) => place);
  const consent = consentTo({ logId: history?.logId, end, lost }, tools);
  return { what: wordsOf(first, end, lost.length), consent, places: lost };
}

/** The part of a place that is stored in {@link LogContinued}. */
export function givenUpOf({ logId, event, anchor }: KnownPlace): GivenUpKnowledge {
  if (event !== undefined) return { logId, eventId: event.id };
  return anchor === undefined ? { logId } : { logId, anchor };
}

function isSame(given: GivenUpKnowledge, place: KnownPlace): boolean {
  const wanted = givenUpOf(place);
  return (
    given.logId === wanted.logId &&
    given.eventId === wanted.eventId &&
    given.anchor === wanted.anchor
  );
}

/** The log in which a known place is searched. */
export interface LookedIn {
  readonly logId: string;
  readonly end: Position;
  readonly hasGapFreePositions: boolean;
}

/** Returns how the log differs from a known place; undefined if it does not differ. */
export async function contradictionOf(
  log: NonNullable<FoundLog>,
  { logId, position, event, chain, events = 0 }: KnownPlace,
  found: LookedIn,
): Promise<Contradiction | undefined> {
  if (logId !== found.logId) return 'another-log';
  if (found.hasGapFreePositions && events > Number(found.end)) return 'ends-before';
  if (event === undefined) return undefined;
  const [stored] = await log.readStream(event.stream, { from: event.revision, limit: 1 });
  const isThere =
    stored?.id === event.id &&
    (chain === undefined || splitChain(stored.metadata)?.chain === chain);
  if (isThere) return undefined;
  return position > found.end ? 'ends-before' : 'another-event';
}

function furthestFirst(one: KnownPlace, other: KnownPlace): number {
  return one.position < other.position ? 1 : one.position > other.position ? -1 : 0;
}

function wordsOf(
  [{ knownBy, logId, position }, found]: readonly [KnownPlace, Contradiction],
  end: Position,
  places: number,
): string {
  const others =
    places === 1 ? '' : ` (and ${places - 1} more records name events that are missing)`;
  const known = `${knownBy} names position ${positionText(position)}${others}`;
  switch (found) {
    case 'no-log':
      return `the event log is gone or empty: it ends at position 0, and ${known}`;
    case 'another-log':
      return (
        `the event log is not the same log as before: it ends at position ${positionText(end)}, and ` +
        `${knownBy} names position ${positionText(position)} of the log ${logId}${others}`
      );
    case 'ends-before':
      return `the end of the event log is missing: it ends at position ${positionText(end)}, and ${known}`;
    case 'another-event':
      return (
        `the event log is not the one that was read: it ends at position ${positionText(end)}, and ` +
        `${knownBy} names another event at position ${positionText(position)}${others}`
      );
  }
}

/**
 * The value depends on the end of the log and on the furthest lost place of each log, so it is never valid for
 * another loss. Each process finds the same furthest place, so the value is the same in every process.
 */
function consentTo(
  loss: {
    readonly logId: string | undefined;
    readonly end: Position;
    /** Sorted by position, the furthest place first. */
    readonly lost: readonly KnownPlace[];
  },
  { hashing }: LossTools,
): string {
  const { logId = null, end, lost } = loss;
  const logs = [...new Set(lost.map((place) => place.logId))].sort();
  const furthest = logs.map((each) => {
    const place = lost.find((one) => one.logId === each);
    return place === undefined ? {} : givenUpOf(place);
  });
  const digest = hashing.sha256(canonicalJson({ logId, end, furthest }));
  return `${positionText(end)}-${digest.slice(0, 12)}`;
}
