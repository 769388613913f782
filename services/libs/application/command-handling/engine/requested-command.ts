import { Command } from '@nestjs/cqrs';
import type { CommandContext } from './command-context.ts';
import type { CommandOutcome } from './command-outcome.ts';

/**
 * A request for a decider: what is wanted, and who wants it. The class's name and its target are part of
 * the commandId (correctness rule 1), so neither may ever change.
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

  /** The resource in the request's path; empty for one that does not exist yet. */
  abstract readonly target: string;
}

/** Where commands are sent: Nest's command bus. */
export interface CommandSender {
  execute<Result, Refusal extends { readonly code: string }>(
    command: RequestedCommand<unknown, Result, Refusal>,
  ): Promise<CommandOutcome<Result, Refusal>>;
}
