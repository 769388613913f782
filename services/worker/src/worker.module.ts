import { Module } from '@nestjs/common';
import { CommandHandlingModule } from '../../libs/application/command-handling/command-handling.module.ts';
import { notificationMessages } from '../../libs/application/notifications/notification-messages.provider.ts';
import { VerificationModule } from '../../libs/application/verification/verification.module.ts';
import { ClockJobs } from './clock-jobs.ts';
import { NotificationWork } from './notification-work.ts';
import { Policies } from './policies.ts';

/** What follows from events without anybody asking: policies, e-mails, and what is done by the clock. */
@Module({
  imports: [CommandHandlingModule, VerificationModule],
  providers: [ClockJobs, notificationMessages, NotificationWork, Policies],
})
export class WorkerModule {}
