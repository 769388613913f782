import { reviewLimits } from '../../../libs/contracts/review/review-limits.ts';
import type {
  RejectReviewRequest,
  ReplyToReviewRequest,
  ReviewStatus,
  WriteReviewRequest,
} from '../../../libs/contracts/review/review-view.ts';
import { OneOf, Optional, Text, WholeNumber } from '../input/field-kinds.ts';
import { cursorLengthMax, pageSizeMax } from '../input/page-limits.ts';

const publicPageSizeMax = 50;

/** The body of PUT /api/bookings/{reference}/review. */
export class WriteReviewBody implements WriteReviewRequest {
  @WholeNumber({ min: 1, max: reviewLimits.starsMax })
  readonly stars!: number;

  @Optional()
  @Text({ max: reviewLimits.textLengthMax, blank: true })
  readonly text?: string;

  @Optional()
  @Text({ max: reviewLimits.nameLengthMax, blank: true })
  readonly name?: string;
}

/** The body of POST /api/admin/reviews/{number}/rejection. */
export class RejectReviewBody implements RejectReviewRequest {
  @Text({ max: reviewLimits.reasonLengthMax })
  readonly reason!: string;
}

/** The body of PUT /api/admin/reviews/{number}/reply; a blank text removes the reply. */
export class ReplyToReviewBody implements ReplyToReviewRequest {
  @Text({ max: reviewLimits.replyLengthMax, blank: true })
  readonly text!: string;
}

/** The query of GET /api/tours/{id}/reviews. */
export class ListTourReviewsQuery {
  @Optional()
  @Text({ max: cursorLengthMax })
  readonly cursor?: string;

  @Optional()
  @WholeNumber({ min: 1, max: publicPageSizeMax })
  readonly limit?: number;
}

/** The query of GET /api/admin/reviews. */
export class ListReviewsQuery {
  @Optional()
  @OneOf('pending', 'published', 'rejected', 'withdrawn')
  readonly status?: ReviewStatus;

  @Optional()
  @Text({ max: 240 })
  readonly tourId?: string;

  @Optional()
  @Text({ max: cursorLengthMax })
  readonly cursor?: string;

  @Optional()
  @WholeNumber({ min: 1, max: pageSizeMax })
  readonly limit?: number;
}
