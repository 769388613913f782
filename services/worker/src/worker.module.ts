import { Module } from '@nestjs/common';
import { CommandHandlingModule } from '../../libs/application/command-handling/command-handling.module.ts';
import { Policies } from './policies.ts';
import { Reconciler } from './reconciler.ts';

/** What follows from events without anybody asking: policies and what sets right what was cut short. */
@Module({
  imports: [CommandHandlingModule],
  providers: [Policies, Reconciler],
})
export class WorkerModule {}
