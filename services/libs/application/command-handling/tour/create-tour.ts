import { createTour } from '../../../domain/tour/commands/create-tour.ts';
import type { InvalidFields } from '../../../domain/refusal.ts';
import { nthSlug, slugOf } from '../../../domain/tour/slug.ts';
import type { TourForm } from '../../../domain/tour/tour-form.ts';
import type { TourEvent } from '../../../domain/tour/tour.events.ts';
import type { TourState } from '../../../domain/tour/tour.state.ts';
import type { CreationBegun } from '../../event-log/creation-begun.ts';
import type { Aggregate } from '../engine/aggregate.ts';
import { answerFromLog } from '../engine/answer-from-log.ts';
import type { CommandDesk } from '../engine/command-desk.ts';
import { type CommandOutcome, refused } from '../engine/command-outcome.ts';
import { again, type CommandRun } from '../engine/command-run.ts';
import type { CreateTour, TourAsOf } from './tour.commands.ts';
import type { LoadedStream } from '../engine/folded-stream.ts';
import { doneWith } from '../engine/store-decision.ts';
import { creationStream, tourStream } from '../../event-log/stream-names.ts';
import { tourStreams } from './tour-streams.ts';

type Outcome = CommandOutcome<TourAsOf, InvalidFields>;

/** The stream of the key, and the stream of the address that is tried. */
interface Loaded {
  readonly asked: LoadedStream<null, CreationBegun>;
  readonly tour: LoadedStream<TourState, TourEvent>;
}

/** Such a stream holds only the request that used a key; its state is always null. */
const creationStreams: Aggregate<null, CreationBegun> = {
  initialState: null,
  evolve: (state) => state,
  isVisible: () => false,
  isMissing: () => false,
};

const slugTaken = Symbol('another tour has this slug');

/**
 * Gives a tour its address: the slug of its title. If the slug is taken, the address is the slug with `-2`, `-3`… A
 * retry finds the tour that the first try created, because each stream is searched for this command before the next
 * slug is tried (correctness rule 2). A different title under the same key leads to a different stream, so the key's
 * own stream is searched first.
 */
export class CreateTourHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: CreateTour): Promise<Outcome> {
    const { parts } = command.input;
    return this.#desk.handle(command, async (run) => {
      for (let n = 1; ; n += 1) {
        const slug = nthSlug(slugOf(parts.details.title), n);
        const outcome = await run.untilSettled({
          stream: tourStream(slug),
          attempt: () => this.#createAt(slug, command.input, run),
        });
        if (outcome !== slugTaken) {
          return outcome;
        }
      }
    });
  }

  async #createAt(
    slug: string,
    form: TourForm,
    run: CommandRun,
  ): Promise<Outcome | typeof slugTaken | typeof again> {
    const asked = await run.load(creationStream(run.commandId), creationStreams);
    const known = answerFromLog(creationStreams, asked, run);
    if (known?.done === false) {
      return known;
    }
    const tour = await run.load(tourStream(slug), tourStreams);
    const answered = answerFromLog(tourStreams, tour, run);
    if (answered !== undefined) {
      return answered;
    }
    const decision = createTour({ ...form, type: 'CreateTour', slug }, tour.state);
    if (decision.accepted) {
      return await this.#store(decision.events, { asked, tour }, run);
    }
    switch (decision.refusal.code) {
      case 'TourAlreadyExists':
        return slugTaken;
      case 'InvalidFields':
        return refused(decision.refusal);
    }
  }

  async #store(
    events: readonly TourEvent[],
    { asked, tour }: Loaded,
    run: CommandRun,
  ): Promise<Outcome | typeof again> {
    const part = run.part(events, tour.head, tour.now);
    const begun = asked.history.length > 0;
    const parts = begun
      ? [part]
      : [run.part([{ type: 'CreationBegun', data: {} }], asked.head, asked.now), part];
    const appended = await run.append(parts);
    return appended.outcome === 'appended'
      ? doneWith(tourStreams, tour, part, appended.position)
      : again;
  }
}
