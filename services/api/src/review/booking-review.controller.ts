import { Body, Controller, Delete, Get, Param, Put, Req, UseGuards } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import type { Request } from 'express';
import type { CommandContext } from '../../../libs/application/command-handling/engine/command-context.ts';
import {
  WithdrawReview,
  WriteReview,
} from '../../../libs/application/command-handling/review/review.commands.ts';
import type { QueryContext } from '../../../libs/application/queries/engine/requested-query.ts';
import { GetBookingReview } from '../../../libs/application/queries/review/review.queries.ts';
import type {
  BookingReviewAnswer,
  BookingReviewView,
} from '../../../libs/contracts/review/review-view.ts';
import { BookingLimits } from '../booking/booking-limits.ts';
import { BookingReferencePipe } from '../booking/booking-reference.pipe.ts';
import { ProofGuard } from '../booking/proof.guard.ts';
import type { Answer } from '../http/answer.ts';
import { Context } from '../http/context.ts';
import { Problem } from '../http/problem.ts';
import { answerOf, found, Freshness } from '../http/query-answers.ts';
import { Anyone } from '../session/access.ts';
import { SignedInStaff } from '../session/signed-in-staff.ts';
import { ReviewAnswers } from './review-answers.ts';
import { WriteReviewBody } from './review.inputs.ts';

/** Lets travellers who took part review their tour, after they proved that the booking is theirs. */
@Controller('api/bookings/:reference/review')
@Anyone()
@UseGuards(ProofGuard)
export class BookingReviewController {
  // eslint-disable-next-line max-params -- dependencies, injected by type
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
    private readonly answers: ReviewAnswers,
    private readonly limits: BookingLimits,
    private readonly staff: SignedInStaff,
  ) {}

  /** Returns the review of the booking, if there is one, and whether it can be written. */
  @Get()
  async show(
    @Param('reference', BookingReferencePipe) bookingNumber: number,
    @Freshness() context: QueryContext,
  ): Promise<Answer<BookingReviewView>> {
    const answer = await this.queries.execute(new GetBookingReview({ bookingNumber }, context));
    return answerOf(found(answer, 'BookingNotFound'), answer);
  }

  /**
   * Writes the review of the booking, or changes it. Staff read it before it is shown. Staff cannot write reviews: they
   * know the e-mail addresses of travellers, and an address is enough as a proof.
   */
  @Put()
  async write(
    @Param('reference', BookingReferencePipe) bookingNumber: number,
    @Body() { stars, text, name }: WriteReviewBody,
    @Context() context: CommandContext,
    @Req() request: Request,
  ): Promise<Answer<BookingReviewAnswer>> {
    if (await this.staff.isSender(request)) throw new Problem('NotAllowed');
    const texts = {
      ...(text === undefined ? {} : { text }),
      ...(name === undefined ? {} : { name }),
    };
    const input = { bookingNumber, stars, ...texts };
    const outcome = await this.limits.change({ request, context }, bookingNumber, (counted) =>
      this.commands.execute(new WriteReview(input, counted)),
    );
    return this.answers.forTraveller(outcome, bookingNumber);
  }

  /** Withdraws the review; a review that is already withdrawn does not change. */
  @Delete()
  async withdraw(
    @Param('reference', BookingReferencePipe) bookingNumber: number,
    @Context() context: CommandContext,
    @Req() request: Request,
  ): Promise<Answer<BookingReviewAnswer>> {
    if (await this.staff.isSender(request)) throw new Problem('NotAllowed');
    const outcome = await this.limits.change({ request, context }, bookingNumber, (counted) =>
      this.commands.execute(new WithdrawReview({ bookingNumber }, counted)),
    );
    return this.answers.forTraveller(outcome, bookingNumber);
  }
}
