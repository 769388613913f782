import { Module, type Provider } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { CommandHandlingModule } from '../command-handling/command-handling.module.ts';
import { Archive } from '../ports/archive.ts';
import { Clock } from '../ports/clock.ts';
import { Cryptography } from '../ports/cryptography.ts';
import { EventLogReader } from '../ports/event-log-reader.ts';
import { KeyVault } from '../ports/key-vault.ts';
import { ReadStore } from '../ports/read-store.ts';
import { CustomerErasure } from './customer-erasure.ts';

const customerErasure: Provider = {
  provide: CustomerErasure,
  // eslint-disable-next-line max-params -- the ports, injected by type
  useFactory: (
    archive: Archive,
    clock: Clock,
    commands: CommandBus,
    cryptography: Cryptography,
    log: EventLogReader,
    readStore: ReadStore,
    vault: KeyVault,
  ) => new CustomerErasure({ archive, clock, commands, cryptography, log, readStore, vault }),
  inject: [Archive, Clock, CommandBus, Cryptography, EventLogReader, ReadStore, KeyVault],
};

/** Erases people. A global module of the process provides the ports. */
@Module({
  imports: [CommandHandlingModule],
  providers: [customerErasure],
  exports: [customerErasure],
})
export class ErasureModule {}
