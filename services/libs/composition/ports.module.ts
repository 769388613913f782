import { type DynamicModule, Module, type Provider } from '@nestjs/common';
import { Accounts } from '../application/ports/accounts.ts';
import { Archive } from '../application/ports/archive.ts';
import { BookingDocuments } from '../application/ports/booking-documents.ts';
import { BookingOrigins } from '../application/ports/booking-origins.ts';
import { CheckRecords } from '../application/ports/check-records.ts';
import { Clock } from '../application/ports/clock.ts';
import { Cryptography } from '../application/ports/cryptography.ts';
import { DataPeriods } from '../application/ports/data-periods.ts';
import { EventLogReader } from '../application/ports/event-log-reader.ts';
import { EventStore } from '../application/ports/event-store.ts';
import { Identifiers } from '../application/ports/identifiers.ts';
import { ImageStore } from '../application/ports/image-store.ts';
import { JobQueue } from '../application/ports/job-queue.ts';
import { JobRecords } from '../application/ports/job-records.ts';
import { KeyVault } from '../application/ports/key-vault.ts';
import { LogChecker } from '../application/ports/log-checker.ts';
import { LogMarks } from '../application/ports/log-marks.ts';
import { MailSuppressions } from '../application/ports/mail-suppressions.ts';
import { Mailer } from '../application/ports/mailer.ts';
import { MessageRenderer } from '../application/ports/message-renderer.ts';
import { Operator } from '../application/ports/operator.ts';
import { PageSpeeds } from '../application/ports/page-speeds.ts';
import { PolicyCheckpoints } from '../application/ports/policy-checkpoints.ts';
import { ProjectionControl } from '../application/ports/projection-control.ts';
import { RateLimiter } from '../application/ports/rate-limiter.ts';
import { ReadStore } from '../application/ports/read-store.ts';
import { SessionTimes } from '../application/ports/session-times.ts';
import { Sessions } from '../application/ports/sessions.ts';
import { Telemetry } from '../application/ports/telemetry.ts';
import { Tracing } from '../application/ports/tracing.ts';
import type { Measuring } from './measuring.ts';
import type { Ports } from './profile.ts';

/** Provides the adapters of the profile, by the class of their port. */
@Module({})
export class PortsModule {
  /**
   * @param measuring The metrics and the tracing of this process.
   * @param projections Receives requests for a rebuild; absent in a process that sends no such requests.
   */
  static of(
    ports: Ports,
    { telemetry, tracing }: Pick<Measuring, 'telemetry' | 'tracing'>,
    projections?: ProjectionControl,
  ): DynamicModule {
    const providers: Provider[] = [
      { provide: Accounts, useValue: ports.accounts },
      { provide: Archive, useValue: ports.archive },
      { provide: BookingDocuments, useValue: ports.bookingDocuments },
      { provide: BookingOrigins, useValue: ports.bookingOrigins },
      { provide: CheckRecords, useValue: ports.checkRecords },
      { provide: Clock, useValue: ports.clock },
      { provide: Cryptography, useValue: ports.cryptography },
      { provide: DataPeriods, useValue: ports.dataPeriods },
      { provide: EventLogReader, useValue: ports.eventStore },
      { provide: EventStore, useValue: ports.eventStore },
      { provide: Identifiers, useValue: ports.identifiers },
      { provide: ImageStore, useValue: ports.images },
      { provide: JobQueue, useValue: ports.jobQueue },
      { provide: JobRecords, useValue: ports.jobRecords },
      { provide: KeyVault, useValue: ports.keyVault },
      { provide: LogChecker, useValue: ports.logChecker },
      { provide: LogMarks, useValue: ports.logMarks },
      { provide: Mailer, useValue: ports.mailer },
      { provide: MailSuppressions, useValue: ports.mailSuppressions },
      { provide: MessageRenderer, useValue: ports.messageRenderer },
      { provide: Operator, useValue: ports.operator },
      { provide: PageSpeeds, useValue: ports.pageSpeeds },
      { provide: PolicyCheckpoints, useValue: ports.policyCheckpoints },
      { provide: RateLimiter, useValue: ports.rateLimiter },
      { provide: ReadStore, useValue: ports.readStore },
      { provide: Sessions, useValue: ports.sessions },
      { provide: SessionTimes, useValue: ports.sessionTimes },
      { provide: Telemetry, useValue: telemetry },
      { provide: Tracing, useValue: tracing },
    ];
    if (projections !== undefined) {
      providers.push({ provide: ProjectionControl, useValue: projections });
    }
    return { module: PortsModule, global: true, providers, exports: providers.map(tokenOf) };
  }
}

function tokenOf(provider: Provider) {
  return 'provide' in provider ? provider.provide : provider;
}
