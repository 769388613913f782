import type { Decision } from '../../domain/decision.ts';
import type { EngagementEvent } from '../../domain/engagement/engagement.events.ts';
import type { EngagementState } from '../../domain/engagement/engagement.decider.ts';
import { engagementAggregate } from './aggregate.ts';
import { answerFromLog } from './answer-from-log.ts';
import type { CommandDesk } from './command-desk.ts';
import { type CommandOutcome, refused } from './command-outcome.ts';
import type { again, CommandRun } from './command-run.ts';
import type { EngagementAsOf } from './commands/engagement.commands.ts';
import type { LoadedStream } from './folded-stream.ts';
import type { RequestedCommand } from './requested-command.ts';
import { nothingToSeal, storeDecision } from './store-decision.ts';
import { engagementStream } from './stream-names.ts';

const engagements = { aggregate: engagementAggregate, seal: nothingToSeal };

/** How a visitor's engagement is decided; the tour's stream shows whether the tour exists. */
export type DecideEngagement<Wish, Refusal> = (
  wish: Wish,
  tourExists: boolean,
) => Decision<EngagementEvent, Refusal>;

/**
 * Records what visitors did. These streams grow without limit and no decision depends on their events, so
 * only their end is read, and {@link EngagementAsOf.history} holds only the command's own events. If the
 * request may be a repeat, its key is searched for.
 */
export class RecordEngagementHandler<
  Wish extends { readonly tourId: string },
  Refusal extends { readonly code: string },
> {
  readonly #desk: CommandDesk;
  readonly #decide: DecideEngagement<Wish, Refusal>;

  constructor(desk: CommandDesk, decide: DecideEngagement<Wish, Refusal>) {
    this.#desk = desk;
    this.#decide = decide;
  }

  execute(
    command: RequestedCommand<Wish, EngagementAsOf, Refusal>,
  ): Promise<CommandOutcome<EngagementAsOf, Refusal>> {
    const { wish, context } = command;
    const stream = engagementStream(wish.tourId);
    const mayBeRepeat = (context.commandId ?? context.idempotencyKey) !== undefined;
    return this.#desk.handle(command, (run) =>
      run.inTurn(stream, () =>
        run.untilSettled(async () =>
          mayBeRepeat || run.isInDoubt
            ? await this.#recordOnce(stream, wish, run)
            : await this.#store(await endOf(wish.tourId, run), wish, run),
        ),
      ),
    );
  }

  async #recordOnce(
    stream: string,
    wish: Wish,
    run: CommandRun,
  ): Promise<CommandOutcome<EngagementAsOf, Refusal> | typeof again> {
    const loaded = await run.load(stream, engagementAggregate);
    return (
      answerFromLog(engagementAggregate, loaded, run) ?? (await this.#store(loaded, wish, run))
    );
  }

  async #store(
    loaded: LoadedStream<EngagementState, EngagementEvent>,
    wish: Wish,
    run: CommandRun,
  ): Promise<CommandOutcome<EngagementAsOf, Refusal> | typeof again> {
    const decision = this.#decide(wish, (await run.tour(wish.tourId)) !== undefined);
    return decision.accepted
      ? await storeDecision(engagements, loaded, decision.events, run)
      : refused(decision.refusal);
  }
}

/** The stream without its events, only with its end. */
async function endOf(
  tourId: string,
  run: CommandRun,
): Promise<LoadedStream<EngagementState, EngagementEvent>> {
  const folded = await run.endOfEngagement(tourId);
  return { ...folded, history: [], now: run.ports.clock.now() };
}
