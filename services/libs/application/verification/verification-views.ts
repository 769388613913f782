import type {
  AnchorView,
  StandingFaultsView,
  VerificationView,
} from '../../contracts/operations/verification-view.ts';
import type { AnchorEntry } from '../event-log/anchor.ts';
import { positionText } from '../event-log/position-text.ts';
import type { Account } from '../ports/accounts.ts';
import { type CheckRecord, lastFinished } from '../ports/check-records.ts';
import type { Clock } from '../ports/clock.ts';
import { isUnderWay } from './log-checks.ts';

/** The view of a check of the log for staff. */
export function verificationView(
  record: CheckRecord,
  accounts: readonly Account[],
  clock: Clock,
): VerificationView {
  const { startedAt, startedBy, finishedAt, progress, verdict } = record;
  const name = accounts.find(({ id }) => id === startedBy)?.username ?? startedBy;
  return {
    state: stateOf(record, clock),
    startedAt,
    ...(name === undefined ? {} : { startedBy: name }),
    ...(finishedAt === undefined ? {} : { finishedAt }),
    progress,
    ...(verdict === undefined ? {} : { verdict }),
  };
}

/** The known faults. They are shown until a check finds none; undefined if there are none. */
export function standingFaults(record: CheckRecord): StandingFaultsView | undefined {
  const finished = lastFinished(record);
  if (finished === undefined) return undefined;
  const { faults, faultCount = faults.length } = finished.verdict;
  return faultCount === 0 ? undefined : { count: faultCount, foundAt: finished.finishedAt };
}

function stateOf(record: CheckRecord, clock: Clock): VerificationView['state'] {
  if (record.verdict !== undefined) return 'done';
  return isUnderWay(record, clock) ? 'running' : 'broken-off';
}

/** The view of an anchor for staff; undefined for an entry that is not an anchor. */
export function anchorView({ name, anchor, ...entry }: AnchorEntry): AnchorView | undefined {
  if (anchor === undefined) return undefined;
  const { at, position, events, streams, heads } = anchor;
  const { isAuthentic, isGivenUp } = entry;
  return {
    ...{ name, at, position: positionText(position), events, streams, heads },
    ...{ isAuthentic, isGivenUp },
  };
}
