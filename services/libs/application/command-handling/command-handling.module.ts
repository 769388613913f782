import { Module, type Provider } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { Accounts } from '../ports/accounts.ts';
import { Clock } from '../ports/clock.ts';
import { Cryptography } from '../ports/cryptography.ts';
import { EventStore } from '../ports/event-store.ts';
import { Identifiers } from '../ports/identifiers.ts';
import { KeyVault } from '../ports/key-vault.ts';
import { Telemetry } from '../ports/telemetry.ts';
import { Tracing } from '../ports/tracing.ts';
import { CommandDesk } from './engine/command-desk.ts';
import { handlerOf } from './engine/routed-handler.ts';
import { commandRoutes } from './command-routes.ts';

const commandDesk: Provider = {
  provide: CommandDesk,
  // eslint-disable-next-line max-params -- the ports, injected by type
  useFactory: (
    store: EventStore,
    vault: KeyVault,
    cryptography: Cryptography,
    identifiers: Identifiers,
    clock: Clock,
    accounts: Accounts,
    telemetry: Telemetry,
    tracing: Tracing,
  ) =>
    new CommandDesk({
      store,
      vault,
      cryptography,
      identifiers,
      clock,
      accounts,
      telemetry,
      tracing,
    }),
  inject: [EventStore, KeyVault, Cryptography, Identifiers, Clock, Accounts, Telemetry, Tracing],
};

const handlers: readonly Provider[] = commandRoutes.map(handlerOf).map((handler) => ({
  provide: handler,
  useFactory: (desk: CommandDesk) => new handler(desk),
  inject: [CommandDesk],
}));

/** The write side on Nest's command bus. The ports come from a global module of the process. */
@Module({
  imports: [CqrsModule],
  providers: [commandDesk, ...handlers],
  exports: [CqrsModule],
})
export class CommandHandlingModule {}
