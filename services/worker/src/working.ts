import 'reflect-metadata';
import { Module } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { Measuring } from '../../libs/composition/measuring.ts';
import { PortsModule } from '../../libs/composition/ports.module.ts';
import type { Profile } from '../../libs/composition/profile.ts';
import type { Settings } from '../../libs/composition/settings.ts';
import { ProcessLog } from '../../libs/process/process-log.ts';
import { WorkerModule } from './worker.module.ts';
import { WorkerSoundings } from './worker-soundings.ts';

@Module({})
class WorkingModule {}

/** The work of a process, under way. */
export interface Working {
  /** Events have waited for longer than is allowed. */
  readonly isBehind: () => boolean;
  /** Finishes what is under way and ends it. */
  readonly end: () => Promise<void>;
}

/** Begins to act on events. */
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
