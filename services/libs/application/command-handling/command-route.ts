import type { CataloguedEvent } from '../event-log/event-catalogue.ts';
import type { CommandContext } from './command-context.ts';
import type { CommandDesk } from './command-desk.ts';
import type { CommandOutcome } from './command-outcome.ts';
import { type AddressedKind, type Decide, OneStreamHandler } from './one-stream.ts';
import type { RequestedCommand } from './requested-command.ts';
import type { StreamAsOf } from './stream-as-of.ts';

/** The class of a command. */
export type CommandType<Wish, Result, Refusal extends { readonly code: string }> = new (
  wish: Wish,
  context: CommandContext,
) => RequestedCommand<Wish, Result, Refusal>;

export type AnyCommand = RequestedCommand<unknown, unknown, { readonly code: string }>;
export type AnyOutcome = CommandOutcome<unknown, { readonly code: string }>;
export type AnyCommandType = new (wish: never, context: CommandContext) => AnyCommand;

/** Handles one kind of command. */
export interface Handler<Command, Result, Refusal extends { readonly code: string }> {
  execute(command: Command): Promise<CommandOutcome<Result, Refusal>>;
}

/** A command and its handler. */
export interface CommandRoute {
  readonly command: AnyCommandType;
  readonly handlerAt: (
    desk: CommandDesk,
  ) => Handler<AnyCommand, unknown, { readonly code: string }>;
}

/** Routes a command to its own handler. */
export function handledBy<Wish, Result, Refusal extends { readonly code: string }>(
  command: CommandType<Wish, Result, Refusal>,
  handlerAt: (
    desk: CommandDesk,
  ) => Handler<RequestedCommand<Wish, Result, Refusal>, Result, NoInfer<Refusal>>,
): CommandRoute {
  return {
    command,
    handlerAt: (desk) => {
      const handler = handlerAt(desk);
      return {
        execute: (given) => handler.execute(given as RequestedCommand<Wish, Result, Refusal>),
      };
    },
  };
}

/** Routes a command to the decision on the one stream that it concerns. */
export function decidedOn<
  Wish,
  State,
  Event extends CataloguedEvent,
  Refusal extends { readonly code: string },
>(
  command: CommandType<Wish, StreamAsOf<State, Event>, Refusal>,
  kind: AddressedKind<NoInfer<Wish>, State, Event, NoInfer<Refusal>>,
  decide: Decide<NoInfer<Wish>, State, Event, NoInfer<Refusal>>,
): CommandRoute {
  return handledBy(command, (desk) => new OneStreamHandler(desk, kind, decide));
}
