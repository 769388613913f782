import { Injectable } from '@nestjs/common';
import type { CommandOutcome } from '../../../libs/application/command-handling/engine/command-outcome.ts';
import type { TourAsOf } from '../../../libs/application/command-handling/tour/tour.commands.ts';
import { Clock } from '../../../libs/application/ports/clock.ts';
import { EventLogReader } from '../../../libs/application/ports/event-log-reader.ts';
import { TourCatalogue } from '../../../libs/application/queries/tour/tour-catalogue.ts';
import type { RefusalForClients } from '../../../libs/application/wire/refusal-facts.ts';
import { tourAsAnswered, tourDifferences } from '../../../libs/application/wire/tour-answers.ts';
import { localDateOf } from '../../../libs/contracts/calendar.ts';
import type { AdminTourAnswer } from '../../../libs/contracts/tour/tour-view.ts';
import type { Answer } from '../http/answer.ts';
import { commandAnswer, movedOnProblem, problemOf } from '../http/outcomes.ts';

/** Builds the answer to a tour command: the tour after it, or the problem of its refusal. */
@Injectable()
export class TourAnswers {
  constructor(
    private readonly catalogue: TourCatalogue,
    private readonly log: EventLogReader,
    private readonly clock: Clock,
  ) {}

  /** @throws Problem of the refusal; after a stale If-Match, with the changes made meanwhile. */
  answer(outcome: CommandOutcome<TourAsOf, RefusalForClients>): Answer<AdminTourAnswer> {
    if (!outcome.done) {
      const { refusal } = outcome;
      throw refusal.code === 'RevisionMismatch'
        ? movedOnProblem(refusal, tourDifferences(refusal), this.log.logId)
        : problemOf(refusal);
    }
    const today = localDateOf(this.clock.now());
    const view = tourAsAnswered(outcome.result, this.catalogue.current, today);
    return commandAnswer(view, outcome, this.log.logId);
  }
}
