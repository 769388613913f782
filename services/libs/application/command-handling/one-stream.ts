import type { Decision } from '../../domain/decision.ts';
import type { CataloguedEvent } from '../event-log/event-catalogue.ts';
import { answerBeforeDeciding } from './answer-from-log.ts';
import type { CommandDesk } from './command-desk.ts';
import { type CommandOutcome, refused } from './command-outcome.ts';
import type { again, CommandRun } from './command-run.ts';
import type { LoadedStream } from './folded-stream.ts';
import type { RequestedCommand } from './requested-command.ts';
import { storeDecision, type StreamKind } from './store-decision.ts';
import type { StreamAsOf } from './stream-as-of.ts';

/** A kind of streams whose names follow from the request. */
export interface AddressedKind<
  Wish,
  State,
  Event extends CataloguedEvent,
  Refusal,
> extends StreamKind<State, Event, Refusal> {
  readonly streamOf: (wish: Wish) => string;
}

/**
 * How a request is decided on what its stream holds. Loads what the decider needs; the rules are in the
 * decider.
 */
export type Decide<Wish, State, Event extends CataloguedEvent, Refusal> = (
  wish: Wish,
  loaded: LoadedStream<State, Event>,
  run: CommandRun,
) => Decision<Event, Refusal> | Promise<Decision<Event, Refusal>>;

/**
 * Handles every command that concerns one stream: load, answer from the log if it was done before,
 * compare the revision, decide, seal, store at the loaded revision.
 */
export class OneStreamHandler<
  Wish,
  State,
  Event extends CataloguedEvent,
  Refusal extends { readonly code: string },
> {
  readonly #desk: CommandDesk;
  readonly #kind: AddressedKind<Wish, State, Event, Refusal>;
  readonly #decide: Decide<Wish, State, Event, Refusal>;

  constructor(
    desk: CommandDesk,
    kind: AddressedKind<Wish, State, Event, Refusal>,
    decide: Decide<Wish, State, Event, Refusal>,
  ) {
    this.#desk = desk;
    this.#kind = kind;
    this.#decide = decide;
  }

  execute(
    command: RequestedCommand<Wish, StreamAsOf<State, Event>, Refusal>,
  ): Promise<CommandOutcome<StreamAsOf<State, Event>, Refusal>> {
    const stream = this.#kind.streamOf(command.wish);
    return this.#desk.handle(command, (run) =>
      run.inTurn(stream, () => run.untilSettled(() => this.#attempt(command.wish, stream, run))),
    );
  }

  async #attempt(
    wish: Wish,
    stream: string,
    run: CommandRun,
  ): Promise<CommandOutcome<StreamAsOf<State, Event>, Refusal> | typeof again> {
    const { aggregate } = this.#kind;
    const loaded = await run.load(stream, aggregate);
    const answered = answerBeforeDeciding(aggregate, loaded, run);
    if (answered !== undefined) {
      return answered;
    }
    const decision = await this.#decide(wish, loaded, run);
    return decision.accepted
      ? await storeDecision(this.#kind, loaded, decision.events, run)
      : refused(decision.refusal);
  }
}
