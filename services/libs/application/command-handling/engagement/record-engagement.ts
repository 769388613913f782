import type { Decision } from '../../../domain/decision.ts';
import { recordTourViews } from '../../../domain/engagement/commands/record-tour-views.ts';
import { startWhatsAppEnquiry } from '../../../domain/engagement/commands/start-whatsapp-enquiry.ts';
import type { EngagementEvent } from '../../../domain/engagement/engagement.events.ts';
import type { EngagementState } from '../../../domain/engagement/engagement.decider.ts';
import { answerFromLog } from '../engine/answer-from-log.ts';
import type { CommandDesk } from '../engine/command-desk.ts';
import { type CommandOutcome, refused } from '../engine/command-outcome.ts';
import type { again, CommandRun } from '../engine/command-run.ts';
import type {
  EngagementAsOf,
  RecordTourViews,
  StartWhatsAppEnquiry,
} from './engagement.commands.ts';
import { engagementStreams } from './engagement-streams.ts';
import type { LoadedStream } from '../engine/folded-stream.ts';
import { loadTour } from '../tour/load-tour.ts';
import type { RequestedCommand } from '../engine/requested-command.ts';
import { storeDecision } from '../engine/store-decision.ts';
import { engagementStream } from '../../event-log/stream-names.ts';

/** Decides on a visitor's engagement; the tour's stream shows whether the tour exists. */
type DecideEngagement<Input, Refusal> = (
  input: Input,
  tourExists: boolean,
) => Decision<EngagementEvent, Refusal>;

/**
 * Records what visitors did. These streams grow without limit, and no decision depends on their events. So only their
 * end is read, and {@link EngagementAsOf.history} holds only the command's own events. If the request may be a
 * repeat, the stream is searched for its key.
 */
class RecordEngagementHandler<
  Input extends { readonly tourId: string },
  Refusal extends { readonly code: string },
> {
  readonly #desk: CommandDesk;
  readonly #decide: DecideEngagement<Input, Refusal>;

  constructor(desk: CommandDesk, decide: DecideEngagement<Input, Refusal>) {
    this.#desk = desk;
    this.#decide = decide;
  }

  execute(
    command: RequestedCommand<Input, EngagementAsOf, Refusal>,
  ): Promise<CommandOutcome<EngagementAsOf, Refusal>> {
    const { input, context } = command;
    const stream = engagementStream(input.tourId);
    const mayBeRepeat = (context.commandId ?? context.idempotencyKey) !== undefined;
    return this.#desk.handle(command, {
      stream,
      attempt: async (run) =>
        mayBeRepeat || run.isInDoubt
          ? await this.#recordOnce(stream, input, run)
          : await this.#store(await endOf(input.tourId, run), input, run),
    });
  }

  async #recordOnce(
    stream: string,
    input: Input,
    run: CommandRun,
  ): Promise<CommandOutcome<EngagementAsOf, Refusal> | typeof again> {
    const loaded = await run.load(stream, engagementStreams);
    return answerFromLog(engagementStreams, loaded, run) ?? (await this.#store(loaded, input, run));
  }

  async #store(
    loaded: LoadedStream<EngagementState, EngagementEvent>,
    input: Input,
    run: CommandRun,
  ): Promise<CommandOutcome<EngagementAsOf, Refusal> | typeof again> {
    const decision = this.#decide(input, (await loadTour(input.tourId, run)) !== undefined);
    return decision.accepted
      ? await storeDecision(engagementStreams, loaded, decision.events, run)
      : refused(decision.refusal);
  }
}

/** The stream without its events, only with its end. */
async function endOf(
  tourId: string,
  run: CommandRun,
): Promise<LoadedStream<EngagementState, EngagementEvent>> {
  const folded = await run.current(engagementStream(tourId), engagementStreams);
  return { ...folded, history: [], now: run.ports.clock.now() };
}

export const recordTourViewsAt = (desk: CommandDesk) =>
  new RecordEngagementHandler(desk, (input: RecordTourViews['input'], tourExists) =>
    recordTourViews({ type: 'RecordTourViews', ...input, tourExists }),
  );

export const startWhatsAppEnquiryAt = (desk: CommandDesk) =>
  new RecordEngagementHandler(desk, (input: StartWhatsAppEnquiry['input'], tourExists) =>
    startWhatsAppEnquiry({ type: 'StartWhatsAppEnquiry', ...input, tourExists }),
  );
