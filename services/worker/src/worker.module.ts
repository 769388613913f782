import { type DynamicModule, Module } from '@nestjs/common';
import { CommandHandlingModule } from '../../libs/application/command-handling/command-handling.module.ts';
import { ErasureModule } from '../../libs/application/erasure/erasure.module.ts';
import { mailBounds } from '../../libs/application/notifications/mail-bounds.provider.ts';
import { notificationMessages } from '../../libs/application/notifications/notification-messages.provider.ts';
import { EngineWatch } from '../../libs/application/safety/engine-watch.ts';
import { VerificationModule } from '../../libs/application/verification/verification.module.ts';
import { DailyBackups } from '../../libs/application/ports/daily-backups.ts';
import { Clock } from '../../libs/application/ports/clock.ts';
import { SustainedLag } from '../../libs/application/soundings/sustained-lag.ts';
import type { Settings } from '../../libs/composition/settings/settings.ts';
import { ClockJobs } from './clock-jobs.ts';
import { JobTimes } from './job-times.ts';
import { NotificationWork } from './notification-work.ts';
import { Policies } from './policies.ts';
import { WorkerSoundings } from './worker-soundings.ts';

/** The work that follows from events and the clock, without a request: policies, e-mails and clock jobs. */
@Module({})
export class WorkerModule {
  static of(
    { jobs, mail, readyLagMs }: Pick<Settings, 'jobs' | 'mail' | 'readyLagMs'>,
    engineWatch: EngineWatch,
    backups: DailyBackups | null = null,
  ): DynamicModule {
    return {
      module: WorkerModule,
      imports: [CommandHandlingModule, ErasureModule, VerificationModule],
      providers: [
        { provide: JobTimes, useValue: new JobTimes(jobs) },
        ...(backups === null ? [] : [{ provide: DailyBackups, useValue: backups }]),
        { provide: EngineWatch, useValue: engineWatch },
        ClockJobs,
        mailBounds(mail.perAddressAndDay),
        notificationMessages,
        NotificationWork,
        Policies,
        {
          provide: SustainedLag,
          useFactory: (clock: Clock) => new SustainedLag(readyLagMs, clock),
          inject: [Clock],
        },
        WorkerSoundings,
      ],
    };
  }
}
