import type { Decision } from '../../../domain/decision.ts';
import type { CataloguedEvent } from '../../event-log/event-catalogue.ts';
import { answerBeforeDeciding } from './answer-from-log.ts';
import type { CommandDesk } from './command-desk.ts';
import { type CommandOutcome, refused } from './command-outcome.ts';
import type { CommandRun } from './command-run.ts';
import type { LoadedStream } from './folded-stream.ts';
import type { RequestedCommand } from './requested-command.ts';
import { storeDecision } from './store-decision.ts';
import type { StreamAsOf } from './stream-as-of.ts';
import type { StreamKind } from './stream-kind.ts';

/** A kind of stream whose name is computed from the request. */
export interface AddressedKind<
  Input,
  State,
  Event extends CataloguedEvent,
  Refusal,
> extends StreamKind<State, Event, Refusal> {
  readonly streamOf: (input: Input) => string;
}

/**
 * Decides a request on the state of its stream. Loads the data that the decider needs; the rules are in the
 * decider.
 */
export type Decide<Input, State, Event extends CataloguedEvent, Refusal> = (
  input: Input,
  loaded: LoadedStream<State, Event>,
  run: CommandRun,
) => Decision<Event, Refusal> | Promise<Decision<Event, Refusal>>;

/**
 * Handles every command that concerns one stream. Loads the stream, and answers from the log if the command was done
 * before. Otherwise compares the revision, decides, seals, and stores at the loaded revision.
 */
export class OneStreamHandler<
  Input,
  State,
  Event extends CataloguedEvent,
  Refusal extends { readonly code: string },
> {
  readonly #desk: CommandDesk;
  readonly #kind: AddressedKind<Input, State, Event, Refusal>;
  readonly #decide: Decide<Input, State, Event, Refusal>;

  constructor(
    desk: CommandDesk,
    kind: AddressedKind<Input, State, Event, Refusal>,
    decide: Decide<Input, State, Event, Refusal>,
  ) {
    this.#desk = desk;
    this.#kind = kind;
    this.#decide = decide;
  }

  execute(
    command: RequestedCommand<Input, StreamAsOf<State, Event>, Refusal>,
  ): Promise<CommandOutcome<StreamAsOf<State, Event>, Refusal>> {
    const { input } = command;
    const stream = this.#kind.streamOf(input);
    const attempt = async (run: CommandRun) => {
      const loaded = await run.load(stream, this.#kind);
      const answered = answerBeforeDeciding(this.#kind, loaded, run);
      if (answered !== undefined) return answered;
      const decision = await this.#decide(input, loaded, run);
      return decision.accepted
        ? await storeDecision(this.#kind, loaded, decision.events, run)
        : refused(decision.refusal);
    };
    return this.#desk.handle(command, { stream, attempt });
  }
}
