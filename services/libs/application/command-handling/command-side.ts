import { CommandDesk } from './command-desk.ts';
import type { CommandOutcome } from './command-outcome.ts';
import { type AnyCommand, type CommandRoute, type Handler } from './command-route.ts';
import { commandRoutes } from './command-routes.ts';
import type { CommandPorts } from './command-run.ts';
import type { RequestedCommand } from './requested-command.ts';

/** The write side of one process: finds the handler of every command, with or without a bus. */
export class CommandSide {
  readonly #handlers: ReadonlyMap<unknown, Handler<AnyCommand, unknown, { readonly code: string }>>;

  constructor(ports: CommandPorts, routes: readonly CommandRoute[] = commandRoutes) {
    const desk = new CommandDesk(ports);
    this.#handlers = new Map(routes.map(({ command, handlerAt }) => [command, handlerAt(desk)]));
  }

  async execute<Result, Refusal extends { readonly code: string }>(
    command: RequestedCommand<unknown, Result, Refusal>,
  ): Promise<CommandOutcome<Result, Refusal>> {
    const handler = this.#handlers.get(command.constructor);
    if (handler === undefined) {
      throw new Error(`${command.name} is not among the command routes.`);
    }
    return (await handler.execute(command)) as CommandOutcome<Result, Refusal>;
  }
}
