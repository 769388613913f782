import type { Type } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandDesk } from './command-desk.ts';
import type { AnyCommand, AnyOutcome, CommandRoute } from './command-route.ts';

/** A separate handler class for each command, as the bus requires. */
export function handlerOf({ command, handlerAt }: CommandRoute): Type<ICommandHandler<AnyCommand>> {
  class RoutedHandler implements ICommandHandler<AnyCommand> {
    readonly execute: (given: AnyCommand) => Promise<AnyOutcome>;

    constructor(desk: CommandDesk) {
      const handler = handlerAt(desk);
      this.execute = handler.execute.bind(handler);
    }
  }
  // A call instead of a decorator, because Node runs this file in the benchmarks and does not support decorators.
  CommandHandler(command)(RoutedHandler);
  return RoutedHandler;
}
