import { createTour } from '../../domain/tour/commands/create-tour.ts';
import type { InvalidFields } from '../../domain/refusal.ts';
import { nthSlug, slugOf } from '../../domain/tour/slug.ts';
import type { TourForm } from '../../domain/tour/tour.commands.ts';
import { answerFromLog } from './answer-from-log.ts';
import type { CommandDesk } from './command-desk.ts';
import { type CommandOutcome, refused } from './command-outcome.ts';
import type { again, CommandRun } from './command-run.ts';
import type { CreateTour, TourAsOf } from './commands/tour.commands.ts';
import { storeDecision } from './store-decision.ts';
import { tour as tourKind } from './stream-kinds.ts';
import { tourStream } from './stream-names.ts';

type Outcome = CommandOutcome<TourAsOf, InvalidFields>;

const slugTaken = Symbol('another tour has this slug');

/**
 * A tour finds its address: the slug of its title, else `-2`, `-3`… A retry finds the tour it
 * created under the slug it got, because each stream on the way is asked for this very command before
 * the next is tried (correctness rule 2).
 */
export class CreateTourHandler {
  readonly #desk: CommandDesk;

  constructor(desk: CommandDesk) {
    this.#desk = desk;
  }

  execute(command: CreateTour): Promise<Outcome> {
    const { parts } = command.wish;
    return this.#desk.handle(command, async (run) => {
      for (let n = 1; ; n += 1) {
        const slug = nthSlug(slugOf(parts.details.title), n);
        const outcome = await run.inTurn(tourStream(slug), () =>
          run.untilSettled(() => this.#createAt(slug, command.wish, run)),
        );
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
    const tour = await run.load(tourStream(slug), tourKind.aggregate);
    const answered = answerFromLog(tourKind.aggregate, tour, run);
    if (answered !== undefined) {
      return answered;
    }
    const decision = createTour({ ...form, type: 'CreateTour', slug }, tour.state);
    if (decision.accepted) {
      return await storeDecision(tourKind, tour, decision.events, run);
    }
    switch (decision.refusal.code) {
      case 'TourAlreadyExists':
        return slugTaken;
      case 'InvalidFields':
        return refused(decision.refusal);
    }
  }
}
