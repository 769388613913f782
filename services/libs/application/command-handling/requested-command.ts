import { Command } from '@nestjs/cqrs';
import type { CommandContext } from './command-context.ts';
import type { CommandOutcome } from './command-outcome.ts';

/**
 * A request for a decider: what is wanted, and who wants it. The class's name and its target are part of
 * the commandId (correctness rule 1), so neither may ever change.
 */
export abstract class RequestedCommand<
  Wish,
  Result,
  Refusal extends { readonly code: string },
> extends Command<CommandOutcome<Result, Refusal>> {
  readonly wish: Wish;
  readonly context: CommandContext;

  constructor(wish: Wish, context: CommandContext) {
    super();
    this.wish = wish;
    this.context = context;
  }

  get name(): string {
    return this.constructor.name;
  }

  /** The resource in the request's path; empty for one that does not exist yet. */
  abstract readonly target: string;
}
