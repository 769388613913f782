import type { LogVerdictView } from '../../contracts/operations/verification-view.ts';
import type { Instant } from '../../domain/calendar/instants.ts';

/** One check of the log, as far as it has come. */
export interface CheckRecord {
  readonly id: string;
  readonly startedAt: Instant;
  /** The id of the account that asked for it; absent where nobody did. */
  readonly startedBy?: string;
  /** When the checking process last wrote a note. If that is long ago, the check is no longer running. */
  readonly notedAt: Instant;
  /** 0 to 1. */
  readonly progress: number;
  readonly finishedAt?: Instant;
  /** Absent while it runs, and where it broke off. */
  readonly verdict?: LogVerdictView;
}

/** Where every process reads how the last check of the log went, and notes its own. */
export abstract class CheckRecords {
  abstract load(): Promise<CheckRecord | undefined>;

  abstract save(record: CheckRecord): Promise<void>;
}
