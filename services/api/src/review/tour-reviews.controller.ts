import { Controller, Get, Param, Query } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { QueryContext } from '../../../libs/application/queries/engine/requested-query.ts';
import { ListTourReviews } from '../../../libs/application/queries/review/review.queries.ts';
import type { TourReviewsView } from '../../../libs/contracts/review/review-view.ts';
import type { PublicAnswer } from '../http/answer.ts';
import { found, Freshness, publicAnswerOf } from '../http/query-answers.ts';
import { Anyone } from '../session/access.ts';
import { ListTourReviewsQuery } from './review.inputs.ts';

/** The default number of reviews on a page. */
const pageSize = 10;

/** What travellers wrote about a tour. */
@Controller('api/tours/:id/reviews')
@Anyone()
export class TourReviewsController {
  constructor(private readonly queries: QueryBus) {}

  /** One page of the published reviews of a tour, the newest first, with their number and their average. */
  @Get()
  async list(
    @Param('id') tourId: string,
    @Query() { limit = pageSize, ...page }: ListTourReviewsQuery,
    @Freshness() context: QueryContext,
  ): Promise<PublicAnswer<TourReviewsView>> {
    const query = new ListTourReviews({ tourId, limit, ...page }, context);
    const answer = await this.queries.execute(query);
    return publicAnswerOf(found(answer, 'TourNotFound'), answer);
  }
}
