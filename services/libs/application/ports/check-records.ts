import type { LogVerdictView } from '../../contracts/operations/verification-view.ts';
import type { Instant } from '../../domain/calendar/instants.ts';

/** One check of the log, and its progress. */
export interface CheckRecord {
  readonly id: string;
  readonly startedAt: Instant;
  /** The id of the account that requested the check; absent if nobody requested it. */
  readonly startedBy?: string;
  /** When the checking process last wrote a note. If that is long ago, the check is no longer running. */
  readonly notedAt: Instant;
  /** 0 to 1. */
  readonly progress: number;
  readonly finishedAt?: Instant;
  /** Absent while the check runs, and absent if it stopped before the end. */
  readonly verdict?: LogVerdictView;
  /** The last check with a result, present until this check has a result. */
  readonly earlier?: FinishedCheck;
  /** Whether owners got an e-mail about the faults of the last check with a result. */
  readonly areOwnersInformed?: boolean;
}

/** The result of a check, and when it was found. */
export interface FinishedCheck {
  readonly finishedAt: Instant;
  readonly verdict: LogVerdictView;
}

/** The last check with a result: this one or an earlier one. */
export function lastFinished({
  finishedAt,
  verdict,
  earlier,
}: CheckRecord): FinishedCheck | undefined {
  return finishedAt === undefined || verdict === undefined ? earlier : { finishedAt, verdict };
}

/** The last check of the log. Every process can read it here; the process that checks the log stores it. */
export abstract class CheckRecords {
  abstract load(): Promise<CheckRecord | undefined>;

  abstract save(record: CheckRecord): Promise<void>;
}
