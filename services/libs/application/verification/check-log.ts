import type { LogFaultView, LogVerdictView } from '../../contracts/operations/verification-view.ts';
import type { AnchorEntry, LogTally } from '../event-log/anchor.ts';
import type { Hashing } from '../event-log/chain.ts';
import { positionText } from '../event-log/position-text.ts';
import { type LogFault, type LogVerdict, verifyLog } from '../event-log/verify-log.ts';
import { type StoredEvent } from '../event-log/stored-event.ts';
import { checkKeys, CustomersInLog } from '../keys/check-keys.ts';
import type { Archive } from '../ports/archive.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import type { KeyVault } from '../ports/key-vault.ts';

/** A log that is to be checked, and what checking it takes. */
export interface LogToCheck {
  readonly log: EventLogReader;
  readonly hashing: Hashing;
  /** Whether the store counts positions without a gap, so that a vanished event leaves one. */
  readonly hasGapFreePositions: boolean;
  /** What is wrong with the file that holds the log, beyond the events in it. */
  readonly damage: () => string | undefined;
  /** The customers' keys and the ledger of erasures; absent where there is no SECRET_KEY to open keys. */
  readonly people?: { readonly keys: Pick<KeyVault, 'open'>; readonly archive: Archive };
}

export interface CheckedLog {
  readonly verdict: LogVerdictView;
  /** How many customers' keys were looked at; absent where there was no SECRET_KEY. */
  readonly keys?: number;
  /** What an anchor of it would say; absent where anything is wrong with the log itself. */
  readonly tally?: LogTally;
  /** The anchors that a restore gave up: the log is not compared with them. */
  readonly givenUp: readonly string[];
}

/**
 * Reads the whole log and compares it with every anchor that is one and was not given up; then opens
 * the keys of everybody whose personal data it holds.
 */
export async function checkLog(
  { log, hashing, hasGapFreePositions, damage, people }: LogToCheck,
  entries: readonly AnchorEntry[],
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
  const ofLog = [...faultsOf(verdict), ...damageOf(damage())];
  const ofKeys = people === undefined ? [] : await checkKeys(customers, people);
  const faults = [...ofLog, ...entries.flatMap(faultOfEntry), ...ofKeys];
  const { events, streams, tally } = verdict;
  return {
    verdict: { events, streams, anchors: verdict.anchors, faults },
    ...(people === undefined ? {} : { keys: customers.sealed.size }),
    givenUp: entries.filter(({ isGivenUp }) => isGivenUp).map(({ name }) => name),
    ...(tally === undefined || ofLog.length > 0 ? {} : { tally }),
  };
}

function faultsOf({ fault }: LogVerdict): readonly LogFaultView[] {
  return fault === undefined ? [] : [faultView(fault)];
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
