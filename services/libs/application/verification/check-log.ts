import type { LogFaultView, LogVerdictView } from '../../contracts/operations/verification-view.ts';
import type { AnchorEntry, LogTally } from '../event-log/anchor.ts';
import type { Hashing } from '../event-log/chain.ts';
import type { KnownPlace } from '../event-log/known-place.ts';
import { findLoss, type LogLoss } from '../event-log/log-loss.ts';
import { positionText } from '../event-log/position-text.ts';
import type { LogFault } from '../event-log/log-fault.ts';
import { verifyLog } from '../event-log/verify-log.ts';
import { type StoredEvent } from '../event-log/stored-event.ts';
import { checkKeys, CustomersInLog } from '../keys/check-keys.ts';
import type { Archive } from '../ports/archive.ts';
import { EngineAway } from '../ports/engine-away.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import type { KeyVault } from '../ports/key-vault.ts';

/** A log to check, and the tools for the check. */
export interface LogToCheck {
  readonly log: EventLogReader;
  readonly hashing: Hashing;
  /** Whether the store counts positions without gaps, so that a missing event leaves a gap. */
  readonly hasGapFreePositions: boolean;
  /** Returns a fault of the file that holds the log, if it is not a fault of its events. */
  readonly damage: () => string | undefined;
  /** The customers' keys and the erasure ledger; absent if there is no SECRET_KEY to open keys. */
  readonly people?: { readonly keys: Pick<KeyVault, 'open'>; readonly archive: Archive };
}

export interface CheckedLog {
  readonly verdict: LogVerdictView;
  /** How many customers' keys were checked; absent if there was no SECRET_KEY. */
  readonly keys?: number;
  /** The content of an anchor of this log; absent if the log itself has a fault. */
  readonly tally?: LogTally;
  /** The anchors that a restore gave up. They are not compared with the log. */
  readonly givenUp: readonly string[];
}

/** Data outside the log that shows the earlier content of the log. */
export interface BesideTheLog {
  /** Positions that the log had. Anchors are not included, because they are compared separately. */
  readonly places: readonly KnownPlace[];
  /** The faults of files outside the log, each as the end of a sentence. */
  readonly damage: readonly string[];
}

/**
 * Reads the whole log and compares it with every authentic anchor that was not given up, and with all other
 * records of its positions. Then opens the keys of all customers whose personal data it holds.
 */
export async function checkLog(
  { log, hashing, hasGapFreePositions, damage, people }: LogToCheck,
  { entries, ...beside }: Partial<BesideTheLog> & { readonly entries: readonly AnchorEntry[] },
  onProgress: (progress: number) => void = () => undefined,
): Promise<CheckedLog> {
  const anchors = entries.flatMap(({ anchor, isAuthentic, isGivenUp }) =>
    anchor !== undefined && isAuthentic && !isGivenUp ? [anchor] : [],
  );
  const customers = new CustomersInLog();
  const onEvent = (event: StoredEvent) => {
    customers.note(event);
  };
  const options = { hasGapFreePositions, anchors, onProgress, onEvent };
  const verdict = await verifyLog(log, hashing, options);
  const tools = { hashing, hasGapFreePositions };
  const lost = await lostOf(() => findLoss(log, beside.places ?? [], tools));
  const ofLog = [...verdict.faults.map(faultView), ...damageOf(damage()), ...lost];
  const ofKeys = people === undefined ? [] : await checkKeys(customers, people);
  const ofOthers = [...entries.flatMap(faultOfEntry), ...ofKeys, ...damageBeside(beside)];
  const faults = [...ofLog, ...ofOthers];
  const { checked, events, streams, anchors: agreed, tally } = verdict;
  const unlisted = verdict.faultCount - verdict.faults.length;
  return {
    verdict: {
      ...{ checked, events, streams, anchors: agreed },
      ...{ faults, faultCount: faults.length + unlisted },
    },
    ...(people === undefined ? {} : { keys: customers.sealed.size }),
    givenUp: entries.filter(({ isGivenUp }) => isGivenUp).map(({ name }) => name),
    ...(tally === undefined || ofLog.length > 0 ? {} : { tally }),
  };
}

/** The check for a missing log: data outside the log shows that it existed. */
export async function checkNoLog(beside: BesideTheLog, hashing: Hashing): Promise<CheckedLog> {
  const tools = { hashing, hasGapFreePositions: true };
  const lost = await lostOf(() => findLoss(undefined, beside.places, tools));
  const faults = [...lost, ...damageBeside(beside)];
  const nothing = { checked: 0, events: 0, streams: 0, anchors: 0 };
  return { verdict: { ...nothing, faults, faultCount: faults.length }, givenUp: [] };
}

/** If the log cannot be read, reports only this and does not compare the log. */
async function lostOf(find: () => Promise<LogLoss | undefined>): Promise<readonly LogFaultView[]> {
  try {
    const loss = await find();
    return loss === undefined ? [] : [{ kind: 'lost', what: loss.what }];
  } catch (error) {
    if (error instanceof EngineAway) throw error;
    const what = `it cannot be compared with what was read from it: ${(error as Error).message}`;
    return [{ kind: 'unreadable', what }];
  }
}

function damageBeside({ damage = [] }: Partial<BesideTheLog>): readonly LogFaultView[] {
  return damage.map((what) => ({ kind: 'damaged', what }));
}

function faultView({ kind, position, event, anchor, what }: LogFault): LogFaultView {
  return {
    kind,
    what,
    position: positionText(position),
    ...(event === undefined
      ? {}
      : {
          stream: event.stream,
          revision: event.revision,
          eventId: event.id,
          eventType: event.type,
        }),
    ...(anchor === undefined ? {} : { anchor }),
  };
}

function damageOf(damage: string | undefined): readonly LogFaultView[] {
  return damage === undefined
    ? []
    : [{ kind: 'unreadable', what: `the file that holds it is damaged: ${damage}` }];
}

function faultOfEntry({ name, fault }: AnchorEntry): readonly LogFaultView[] {
  return fault === undefined ? [] : [{ kind: 'forged-anchor', what: fault, anchor: name }];
}
