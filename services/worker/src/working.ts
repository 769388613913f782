import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { PortsModule } from '../../libs/composition/ports.module.ts';
import type { Profile } from '../../libs/composition/profile.ts';
import type { Settings } from '../../libs/composition/settings.ts';
import { ProcessLog } from '../../libs/process/process-log.ts';
import { WorkerModule } from './worker.module.ts';

@Module({})
class WorkingModule {}

/** Begins to act on events; the answer finishes what is under way and ends it. */
export async function beginWorking(
  { logLevel, jobs }: Settings,
  { ports, engineWatch }: Profile,
): Promise<() => Promise<void>> {
  const imports = [PortsModule.of(ports), WorkerModule.of(jobs, engineWatch)];
  const module = { module: WorkingModule, imports };
  // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- Nest's own way
  const nest = await NestFactory.createApplicationContext(module, {
    abortOnError: false,
    logger: new ProcessLog(logLevel),
  });
  return () => nest.close();
}
