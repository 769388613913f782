import { Module, type Provider, type Type } from '@nestjs/common';
import { CommandHandler, CqrsModule, type ICommandHandler } from '@nestjs/cqrs';
import { Accounts } from '../ports/accounts.ts';
import { Clock } from '../ports/clock.ts';
import { Cryptography } from '../ports/cryptography.ts';
import { EventStore } from '../ports/event-store.ts';
import { Identifiers } from '../ports/identifiers.ts';
import { KeyVault } from '../ports/key-vault.ts';
import { Telemetry } from '../ports/telemetry.ts';
import { Tracing } from '../ports/tracing.ts';
import { accountCommands, accountRoutes } from './account-routes.ts';
import type { AnyCommand, AnyCommandType, AnyOutcome } from './command-route.ts';
import { commandRoutes } from './command-routes.ts';
import { CommandSide } from './command-side.ts';

const commandSide: Provider = {
  provide: CommandSide,
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
    new CommandSide({ store, vault, cryptography, identifiers, clock, telemetry, tracing }, [
      ...commandRoutes,
      ...accountRoutes(accounts),
    ]),
  inject: [EventStore, KeyVault, Cryptography, Identifiers, Clock, Accounts, Telemetry, Tracing],
};

/** A separate handler class for each command, as the bus requires. */
function handlerOf(command: AnyCommandType): Type<ICommandHandler<AnyCommand>> {
  @CommandHandler(command)
  class RoutedHandler implements ICommandHandler<AnyCommand> {
    readonly #side: CommandSide;

    constructor(side: CommandSide) {
      this.#side = side;
    }

    execute(given: AnyCommand): Promise<AnyOutcome> {
      return this.#side.execute(given);
    }
  }
  return RoutedHandler;
}

const commands = [...commandRoutes.map(({ command }) => command), ...accountCommands];

const handlers: readonly Provider[] = commands.map(handlerOf).map((handler) => ({
  provide: handler,
  useFactory: (side: CommandSide) => new handler(side),
  inject: [CommandSide],
}));

/**
 * Puts the write side on Nest's command bus. The ports come from a global module of the process.
 */
@Module({
  imports: [CqrsModule],
  providers: [commandSide, ...handlers],
  exports: [CqrsModule, CommandSide],
})
export class CommandHandlingModule {}
