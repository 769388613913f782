import { accept, type Decision, refuse } from '../../decision.ts';
import type { ReviewPublished } from '../review.events.ts';
import type { ReviewIsWithdrawn, ReviewNotFound } from '../review.refusals.ts';
import type { ReviewState } from '../review.state.ts';

/** Staff show a review to everyone. */
export interface PublishReview {
  readonly type: 'PublishReview';
}

/** A rejected review can be published too. */
export function publishReview(
  _command: PublishReview,
  state: ReviewState,
): Decision<ReviewPublished, ReviewNotFound | ReviewIsWithdrawn> {
  switch (state.status) {
    case 'none':
      return refuse({ code: 'ReviewNotFound' });
    case 'withdrawn':
      return refuse({ code: 'ReviewIsWithdrawn' });
    case 'published':
      return accept();
    case 'pending':
    case 'rejected':
      return accept({
        type: 'ReviewPublished',
        data: { tourId: state.tourId, stars: state.stars },
      });
  }
}
