import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Measuring } from '../../libs/composition/measuring.ts';
import { PortsModule } from '../../libs/composition/ports.module.ts';
import type { Profile } from '../../libs/composition/profile.ts';
import type { Settings } from '../../libs/composition/settings/settings.ts';
import { ProcessLog } from '../../libs/process/process-log.ts';
import { WorkerModule } from './worker.module.ts';
import { WorkerSoundings } from './worker-soundings.ts';

@Module({})
class WorkingModule {}

/** The running work of a process. */
export interface Working {
  /** Whether events have waited for longer than is allowed. */
  readonly isBehind: () => boolean;
  /** Finishes the running work and ends it. */
  readonly end: () => Promise<void>;
}

/** Begins the work of a worker: policies, e-mails and clock jobs. */
export async function beginWorking(
  settings: Settings,
  { ports, engineWatch }: Profile,
  measuring: Pick<Measuring, 'telemetry' | 'tracing'>,
): Promise<Working> {
  const imports = [PortsModule.of(ports, measuring), WorkerModule.of(settings, engineWatch)];
  const module = { module: WorkingModule, imports };
  // eslint-disable-next-line @typescript-eslint/no-unsafe-class-instance-assignment -- Nest's own way
  const nest = await NestFactory.createApplicationContext(module, {
    abortOnError: false,
    logger: new ProcessLog(),
  });
  const soundings = nest.get(WorkerSoundings);
  return { isBehind: () => soundings.isBehind, end: () => nest.close() };
}
