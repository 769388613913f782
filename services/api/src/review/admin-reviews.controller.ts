import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { CommandContext } from '../../../libs/application/command-handling/engine/command-context.ts';
import {
  PublishReview,
  RejectReview,
  ReplyToReview,
} from '../../../libs/application/command-handling/review/review.commands.ts';
import { Accounts } from '../../../libs/application/ports/accounts.ts';
import { withNames } from '../../../libs/application/queries/audit/named-actors.ts';
import {
  GetReview,
  GetReviewHistory,
  ListReviews,
} from '../../../libs/application/queries/review/review.queries.ts';
import type { ListView } from '../../../libs/contracts/answers.ts';
import type { HistoryEntryView } from '../../../libs/contracts/booking/booking-view.ts';
import type {
  AdminReviewAnswer,
  AdminReviewsView,
  AdminReviewView,
} from '../../../libs/contracts/review/review-view.ts';
import { BookingReferencePipe } from '../booking/booking-reference.pipe.ts';
import type { Answer } from '../http/answer.ts';
import { Context } from '../http/context.ts';
import { revisionEtag } from '../http/outcomes.ts';
import { answerOf, found } from '../http/query-answers.ts';
import { Everyone, Only } from '../session/access.ts';
import { ReviewAnswers } from './review-answers.ts';
import { ListReviewsQuery, RejectReviewBody, ReplyToReviewBody } from './review.inputs.ts';

/** The default number of reviews on a page. */
const pageSize = 50;

/** Lets staff read reviews, decide whether they are shown, and answer them. */
@Controller('api/admin/reviews')
@Only('owner', 'staff')
export class AdminReviewsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly answers: ReviewAnswers,
    private readonly accounts: Accounts,
  ) {}

  /**
   * One page of reviews: first those that wait for staff, the longest waiting first, then the others, the last changed
   * first.
   */
  @Get()
  @Only(...Everyone)
  async list(
    @Query() { limit = pageSize, ...filter }: ListReviewsQuery,
  ): Promise<Answer<AdminReviewsView>> {
    const answer = await this.queries.execute(new ListReviews({ limit, ...filter }));
    return answerOf(answer.view, answer);
  }

  /** Returns the review of a booking. */
  @Get(':number')
  @Only(...Everyone)
  async one(
    @Param('number', BookingReferencePipe) bookingNumber: number,
  ): Promise<Answer<AdminReviewView>> {
    const answer = await this.queries.execute(new GetReview({ bookingNumber }));
    const review = found(answer, 'ReviewNotFound');
    return answerOf(review, answer, { etag: revisionEtag(review.revision) });
  }

  /** Returns the history of a review, the oldest entry first. */
  @Get(':number/history')
  @Only(...Everyone)
  async history(
    @Param('number', BookingReferencePipe) bookingNumber: number,
  ): Promise<Answer<ListView<HistoryEntryView>>> {
    const answer = await this.queries.execute(new GetReviewHistory({ bookingNumber }));
    const entries = found(answer, 'ReviewNotFound');
    return answerOf({ items: withNames(entries, await this.accounts.list()) }, answer);
  }

  /** Shows the review to everyone, as the member of staff read it. */
  @Post(':number/publication')
  @HttpCode(200)
  async publish(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Context({ ifMatch: 'required' }) context: CommandContext,
  ): Promise<Answer<AdminReviewAnswer>> {
    return this.answers.forStaff(
      await this.commands.execute(new PublishReview({ bookingNumber }, context)),
    );
  }

  /** Rejects the review, so that it is not shown, or is hidden again. The traveller sees the reason. */
  @Post(':number/rejection')
  @HttpCode(200)
  async reject(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Body() { reason }: RejectReviewBody,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<AdminReviewAnswer>> {
    return this.answers.forStaff(
      await this.commands.execute(new RejectReview({ bookingNumber, reason }, context)),
    );
  }

  /** Answers the review in public, changes the answer, or removes it. */
  @Put(':number/reply')
  async reply(
    @Param('number', BookingReferencePipe) bookingNumber: number,
    @Body() { text }: ReplyToReviewBody,
    @Context({ ifMatch: 'optional' }) context: CommandContext,
  ): Promise<Answer<AdminReviewAnswer>> {
    return this.answers.forStaff(
      await this.commands.execute(new ReplyToReview({ bookingNumber, text }, context)),
    );
  }
}
