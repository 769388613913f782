import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { CommandOutcome } from '../../../libs/application/command-handling/engine/command-outcome.ts';
import type { ReviewAsOf } from '../../../libs/application/command-handling/review/review.commands.ts';
import { EventLogReader } from '../../../libs/application/ports/event-log-reader.ts';
import { PersonalReader } from '../../../libs/application/queries/engine/personal-reader.ts';
import { ownReview } from '../../../libs/application/queries/review/get-booking-review.ts';
import { adminReview } from '../../../libs/application/queries/review/list-reviews.ts';
import { GetBookingReview } from '../../../libs/application/queries/review/review.queries.ts';
import { TourCatalogue } from '../../../libs/application/queries/tour/tour-catalogue.ts';
import type { RefusalForClients } from '../../../libs/application/wire/refusal-facts.ts';
import {
  reviewAsAnswered,
  reviewDifferences,
} from '../../../libs/application/wire/review-answers.ts';
import type {
  AdminReviewAnswer,
  BookingReviewAnswer,
} from '../../../libs/contracts/review/review-view.ts';
import type { Answer } from '../http/answer.ts';
import { commandAnswer, done, movedOnProblem, problemOf } from '../http/outcomes.ts';
import { found } from '../http/query-answers.ts';

/** Builds the answer to a command on a review: the review after it, or the problem of its refusal. */
@Injectable()
export class ReviewAnswers {
  constructor(
    private readonly queries: QueryBus,
    private readonly people: PersonalReader,
    private readonly catalogue: TourCatalogue,
    private readonly log: EventLogReader,
  ) {}

  /** @throws Problem of the refusal. */
  async forTraveller(
    outcome: CommandOutcome<ReviewAsOf, RefusalForClients>,
    bookingNumber: number,
  ): Promise<Answer<BookingReviewAnswer>> {
    const command = done(outcome);
    const booking = await this.queries.execute(new GetBookingReview({ bookingNumber }));
    const review = await ownReview(this.people, reviewAsAnswered(command.result));
    const view = { ...found(booking, 'BookingNotFound'), review };
    return commandAnswer(view, command, this.log.logId);
  }

  /** @throws Problem of the refusal; after a stale If-Match, with the changes made meanwhile. */
  async forStaff(
    outcome: CommandOutcome<ReviewAsOf, RefusalForClients>,
  ): Promise<Answer<AdminReviewAnswer>> {
    if (!outcome.done) {
      const { refusal } = outcome;
      if (refusal.code !== 'RevisionMismatch') throw problemOf(refusal);
      const differences = await reviewDifferences(this.people, refusal);
      throw movedOnProblem(refusal, differences, this.log.logId);
    }
    const sources = { people: this.people, catalogue: this.catalogue.current };
    const view = await adminReview(sources, reviewAsAnswered(outcome.result));
    return commandAnswer(view, outcome, this.log.logId);
  }
}
