import { Module } from '@nestjs/common';
import { CommandHandlingModule } from '../../libs/application/command-handling/command-handling.module.ts';
import { notificationMessages } from '../../libs/application/notifications/notification-messages.provider.ts';
import { VerificationModule } from '../../libs/application/verification/verification.module.ts';
import { Anchors } from './anchors.ts';
import { NotificationWork } from './notification-work.ts';
import { Policies } from './policies.ts';
import { Reconciler } from './reconciler.ts';

/** What follows from events without anybody asking: policies, jobs, and what sets right what was cut short. */
@Module({
  imports: [CommandHandlingModule, VerificationModule],
  providers: [Anchors, notificationMessages, NotificationWork, Policies, Reconciler],
})
export class WorkerModule {}
