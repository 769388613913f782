import type { ReviewEvent } from './review.events.ts';
import type { ReviewState, WrittenReview } from './review.state.ts';

/** The review after one more event. */
export function evolveReview(state: ReviewState, { type, data }: ReviewEvent): ReviewState {
  if (type === 'ReviewSubmitted') {
    const { tourId, submittedAt, stars, personal } = data;
    return { status: 'pending', tourId, submittedAt, stars, personal };
  }
  if (state.status === 'none' || state.status === 'withdrawn') return state;
  const { tourId, submittedAt, stars, personal, reply } = state;
  const kept = reply === undefined ? {} : { reply };
  const written = { tourId, submittedAt, stars, personal, ...kept };
  switch (type) {
    case 'ReviewRevised':
      return { ...written, status: 'pending', stars: data.stars, personal: data.personal };
    case 'ReviewPublished':
      return { ...written, status: 'published' };
    case 'ReviewRejected': {
      const reason = data.personal;
      return { ...written, status: 'rejected', ...(reason === undefined ? {} : { reason }) };
    }
    case 'ReviewReplied':
      return withReply(state, data.personal);
    case 'ReviewWithdrawn':
      return { status: 'withdrawn', submittedAt };
  }
}

function withReply(review: WrittenReview, reply: WrittenReview['reply']): WrittenReview {
  const answered = { ...review };
  delete answered.reply;
  return reply === undefined ? answered : { ...answered, reply };
}
