import type { LogVerdictView } from '../../contracts/operations/verification-view.ts';
import type { Instant } from '../../domain/calendar/instants.ts';

/** One check of the log, as far as it has come. */
export interface CheckRecord {
  readonly id: string;
  readonly startedAt: Instant;
  /** The account's id; absent where nobody asked for it. */
  readonly startedBy?: string;
  /** When whoever does it last noted anything: long ago, and it is not being done any more. */
  readonly notedAt: Instant;
  /** 0 to 1. */
  readonly progress: number;
  readonly finishedAt?: Instant;
  /** Absent while it is under way, and where it broke off. */
  readonly verdict?: LogVerdictView;
}

/** Where every process finds how the last check of the log went, whoever does it. */
export abstract class CheckRecords {
  abstract load(): Promise<CheckRecord | undefined>;

  abstract save(record: CheckRecord): Promise<void>;
}
