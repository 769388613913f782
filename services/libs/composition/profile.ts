import type { Accounts } from '../application/ports/accounts.ts';
import type { Archive } from '../application/ports/archive.ts';
import type { BookingDocuments } from '../application/ports/booking-documents.ts';
import type { BookingOrigins } from '../application/ports/booking-origins.ts';
import type { CheckRecords } from '../application/ports/check-records.ts';
import type { Clock } from '../application/ports/clock.ts';
import type { DataPeriods } from '../application/ports/data-periods.ts';
import type { Cryptography } from '../application/ports/cryptography.ts';
import type { EventStore } from '../application/ports/event-store.ts';
import type { Identifiers } from '../application/ports/identifiers.ts';
import type { ImageStore } from '../application/ports/image-store.ts';
import type { JobQueue } from '../application/ports/job-queue.ts';
import type { JobRecords } from '../application/ports/job-records.ts';
import type { KeyVault } from '../application/ports/key-vault.ts';
import type { LogChecker } from '../application/ports/log-checker.ts';
import type { LogMarks } from '../application/ports/log-marks.ts';
import type { MailSuppressions } from '../application/ports/mail-suppressions.ts';
import type { Mailer } from '../application/ports/mailer.ts';
import type { MessageRenderer } from '../application/ports/message-renderer.ts';
import type { Operator } from '../application/ports/operator.ts';
import type { PageSpeeds } from '../application/ports/page-speeds.ts';
import type { PolicyCheckpoints } from '../application/ports/policy-checkpoints.ts';
import type { RateLimiter } from '../application/ports/rate-limiter.ts';
import type { ProjectionControl } from '../application/ports/projection-control.ts';
import type { ReadStore } from '../application/ports/read-store.ts';
import type { SessionTimes } from '../application/ports/session-times.ts';
import type { Sessions } from '../application/ports/sessions.ts';
import type { EngineWatch } from '../application/safety/engine-watch.ts';
import type { ProjectorPlace } from './places/projector-place.ts';

/** One adapter for every port that requests, policies and jobs need. */
export interface Ports {
  readonly accounts: Accounts;
  readonly archive: Archive;
  readonly bookingDocuments: BookingDocuments;
  readonly bookingOrigins: BookingOrigins;
  readonly checkRecords: CheckRecords;
  readonly clock: Clock;
  readonly cryptography: Cryptography;
  readonly dataPeriods: DataPeriods;
  readonly eventStore: EventStore;
  readonly identifiers: Identifiers;
  readonly images: ImageStore;
  readonly jobQueue: JobQueue;
  readonly jobRecords: JobRecords;
  readonly keyVault: KeyVault;
  readonly logChecker: LogChecker;
  readonly logMarks: LogMarks;
  readonly mailer: Mailer;
  readonly mailSuppressions: MailSuppressions;
  readonly messageRenderer: MessageRenderer;
  readonly operator: Operator;
  readonly pageSpeeds: PageSpeeds;
  readonly policyCheckpoints: PolicyCheckpoints;
  readonly rateLimiter: RateLimiter;
  readonly readStore: ReadStore;
  readonly sessions: Sessions;
  readonly sessionTimes: SessionTimes;
}

/** The environment of the product: an adapter for every port. All are opened and closed together. */
export interface Profile {
  readonly ports: Ports;
  /** Where the code that runs the projections finds its stores; can be sent to a thread. */
  readonly projectorPlace: ProjectorPlace;
  /** Sends requests to the process that runs the projections; absent if only this process can run them. */
  readonly projections?: ProjectionControl;
  /** Checks whether the engines are set up as they must be; the process runs it. */
  readonly engineWatch: EngineWatch;
  /** The directory that only this process uses, if the profile stores in one. */
  readonly ownDirectory?: string;
  /**
   * Resolves to the reason why this process can no longer acknowledge any command and must end; otherwise stays
   * pending.
   */
  readonly broken?: Promise<string>;
  /** Closes everything. */
  close(): Promise<void>;
}
