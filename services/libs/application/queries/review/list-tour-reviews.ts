import type {
  PublishedReviewView,
  TourReviewsView,
} from '../../../contracts/review/review-view.ts';
import { averageStars } from '../../../domain/review/average-stars.ts';
import type { ReadStore } from '../../ports/read-store.ts';
import { type ReviewCard, reviews } from '../../projections/review/reviews.projection.ts';
import { tourRatings } from '../../projections/review/tour-ratings.projection.ts';
import type { PersonalReader } from '../engine/personal-reader.ts';
import { openedTexts } from './opened-review.ts';
import type { ReviewPage } from './review.queries.ts';

/** The sources of the answers about reviews. */
export interface ReviewSources {
  readonly readStore: ReadStore;
  readonly people: PersonalReader;
}

/**
 * Returns one page of the published reviews of a tour, newest first, with the figures of all published reviews.
 *
 * @throws InvalidCursor
 */
export async function listTourReviews(
  { readStore, people }: ReviewSources,
  { tourId, cursor, limit }: ReviewPage & { readonly tourId: string },
): Promise<TourReviewsView> {
  const { documents, next } = await readStore.find(reviews.collection, {
    where: { tourId, status: 'published' },
    sort: { by: ['publishedAt'], direction: 'descending' },
    limit,
    ...(cursor === undefined ? {} : { after: cursor }),
  });
  const rating = await readStore.get(tourRatings.collection, tourId);
  const figures = rating ?? { count: 0, stars: 0 };
  return {
    items: await Promise.all(documents.map((card) => publishedReview(people, card))),
    ...(next === undefined ? {} : { nextCursor: next }),
    count: figures.count,
    average: averageStars(figures),
  };
}

async function publishedReview(
  people: PersonalReader,
  card: ReviewCard,
): Promise<PublishedReviewView> {
  const { text, name, reply } = await openedTexts(people, card);
  return {
    id: card.id,
    stars: card.stars,
    month: card.month,
    publishedAt: card.publishedAt,
    ...(text === undefined ? {} : { text }),
    ...(name === undefined ? {} : { name }),
    ...(reply === undefined ? {} : { reply }),
  };
}
