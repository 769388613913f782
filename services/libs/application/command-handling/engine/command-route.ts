import type { CataloguedEvent } from '../../event-log/event-catalogue.ts';
import type { CommandContext } from './command-context.ts';
import type { CommandDesk } from './command-desk.ts';
import type { CommandOutcome } from './command-outcome.ts';
import { type AddressedKind, type Decide, OneStreamHandler } from './one-stream.ts';
import type { RequestedCommand } from './requested-command.ts';
import type { StreamAsOf } from './stream-as-of.ts';

/** The class of a command. */
export type CommandType<Input, Result, Refusal extends { readonly code: string }> = new (
  input: Input,
  context: CommandContext,
) => RequestedCommand<Input, Result, Refusal>;

export type AnyCommand = RequestedCommand<unknown, unknown, { readonly code: string }>;
export type AnyOutcome = CommandOutcome<unknown, { readonly code: string }>;
export type AnyCommandType = new (input: never, context: CommandContext) => AnyCommand;

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
export function handledBy<Input, Result, Refusal extends { readonly code: string }>(
  command: CommandType<Input, Result, Refusal>,
  handlerAt: (
    desk: CommandDesk,
  ) => Handler<RequestedCommand<Input, Result, Refusal>, Result, NoInfer<Refusal>>,
): CommandRoute {
  // The bus gives a handler only commands of the handler's registered class.
  return { command, handlerAt };
}

/**
 * Routes a command to a decision on one stream. The decision needs more data than the command and the stream's state.
 */
export function decidedBy<
  Input,
  State,
  Event extends CataloguedEvent,
  Refusal extends { readonly code: string },
>(
  command: CommandType<Input, StreamAsOf<State, Event>, Refusal>,
  kind: AddressedKind<NoInfer<Input>, State, Event, NoInfer<Refusal>>,
  decide: Decide<NoInfer<Input>, State, Event, NoInfer<Refusal>>,
): CommandRoute {
  return handledBy(command, (desk) => new OneStreamHandler(desk, kind, decide));
}

/** A command that is decided on its stream alone; `streamsOf` makes its class. */
type DecidedCommand = AnyCommandType & {
  handlerAt(desk: CommandDesk): Handler<never, unknown, { readonly code: string }>;
};

/** Routes the commands of these modules that are decided on their stream alone. */
export function decidedIn(...modules: readonly object[]): readonly CommandRoute[] {
  return modules
    .flatMap((module) => Object.values(module) as unknown[])
    .filter(isDecided)
    .map((command) => ({ command, handlerAt: (desk) => command.handlerAt(desk) }));
}

function isDecided(exported: unknown): exported is DecidedCommand {
  return typeof exported === 'function' && 'handlerAt' in exported;
}
