import { Command } from '@nestjs/cqrs';
import type { CommandContext } from './command-context.ts';
import type { CommandOutcome } from './command-outcome.ts';

/**
 * A request for a decider. It says what is wanted and who wants it. The name of the class and the target are parts of
 * the commandId (correctness rule 1), so neither of them may ever change.
 */
export abstract class RequestedCommand<
  Input,
  Result,
  Refusal extends { readonly code: string },
> extends Command<CommandOutcome<Result, Refusal>> {
  readonly input: Input;
  readonly context: CommandContext;

  constructor(input: Input, context: CommandContext) {
    super();
    this.input = input;
    this.context = context;
  }

  get name(): string {
    return this.constructor.name;
  }

  /** The id of the resource in the request's path; empty if the command creates the resource. */
  abstract readonly target: string;
}

/** Executes commands. Nest's command bus does this. */
export interface CommandSender {
  execute<Result, Refusal extends { readonly code: string }>(
    command: RequestedCommand<unknown, Result, Refusal>,
  ): Promise<CommandOutcome<Result, Refusal>>;
}
