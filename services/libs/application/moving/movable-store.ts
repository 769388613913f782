import type { Accounts } from '../ports/accounts.ts';
import type { Archive } from '../ports/archive.ts';
import type { EventLogReader } from '../ports/event-log-reader.ts';
import type { ImageStore } from '../ports/image-store.ts';
import type { JobRecords } from '../ports/job-records.ts';
import type { KeyCarrier } from '../ports/key-carrier.ts';
import type { LogIntake } from '../ports/log-intake.ts';
import type { MoveMark } from '../ports/move-mark.ts';
import type { PolicyCheckpoints } from '../ports/policy-checkpoints.ts';

/** The log of a store, and all other data of the store that cannot be rebuilt from the log. */
export interface MovableStore {
  readonly log: EventLogReader;
  /** Whether the log counts its positions without a gap. */
  readonly hasGapFreePositions: boolean;
  readonly keys: KeyCarrier;
  readonly accounts: Accounts;
  readonly archive: Archive;
  readonly images: ImageStore;
  readonly policyCheckpoints: PolicyCheckpoints;
  readonly jobRecords: JobRecords;
  readonly mark: MoveMark;
}

/** The store into which another store is copied. */
export interface MoveTarget extends MovableStore {
  readonly intake: LogIntake;
  /**
   * Call this after everything is copied. Writes the mark of the log and removes read models of another log, because a
   * start compares both with the log. Absent if the product is not started on the target.
   */
  readonly settle?: (logId: string) => Promise<void>;
}
