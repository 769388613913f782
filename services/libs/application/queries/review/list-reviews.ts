import type { AdminReviewsView, AdminReviewView } from '../../../contracts/review/review-view.ts';
import { formatBookingReference } from '../../../domain/booking/booking-reference.ts';
import { type ReviewCard, reviews } from '../../projections/review/reviews.projection.ts';
import type { PersonalReader } from '../engine/personal-reader.ts';
import type { CatalogueState } from '../tour/tour-catalogue.ts';
import type { ReviewSources } from './list-tour-reviews.ts';
import { isErased, openedTexts } from './opened-review.ts';
import type { ReviewListQuery } from './review.queries.ts';

/** The sources of the reviews for staff. */
export interface AdminReviewSources extends ReviewSources {
  readonly catalogue: CatalogueState;
}

/**
 * Returns one page. First come the reviews that wait for staff, beginning with the one that has waited longest. Then
 * come the other reviews, beginning with the one that was changed last.
 *
 * @throws InvalidCursor
 */
export async function listReviews(
  sources: AdminReviewSources,
  { status, tourId, cursor, limit }: ReviewListQuery,
): Promise<AdminReviewsView> {
  const { readStore } = sources;
  const { documents, next } = await readStore.find(reviews.collection, {
    where: {
      ...(status === undefined ? {} : { status }),
      ...(tourId === undefined ? {} : { tourId }),
    },
    sort: { by: ['waits', 'order'], direction: 'descending' },
    limit,
    ...(cursor === undefined ? {} : { after: cursor }),
  });
  return {
    items: await Promise.all(documents.map((card) => adminReview(sources, card))),
    ...(next === undefined ? {} : { nextCursor: next }),
    pending: await readStore.count(reviews.collection, { where: { waits: 1 } }),
  };
}

/** Returns the review of a booking; undefined if there is no review. */
export async function getReview(
  sources: AdminReviewSources,
  bookingNumber: number,
): Promise<AdminReviewView | undefined> {
  const card = await sources.readStore.get(reviews.collection, String(bookingNumber));
  return card && (await adminReview(sources, card));
}

/** Returns the view of a review for staff. */
export async function adminReview(
  { people, catalogue }: { readonly people: PersonalReader; readonly catalogue: CatalogueState },
  card: ReviewCard,
): Promise<AdminReviewView> {
  const { bookingNumber, tourId, status, stars, month, submittedAt, updatedAt } = card;
  return {
    reference: formatBookingReference(bookingNumber),
    ...{ bookingNumber, tourId, status, stars, month, submittedAt, updatedAt },
    tourTitle: catalogue.byId.get(tourId)?.tour.parts.details.title ?? tourId,
    ...(card.publishedAt === '' ? {} : { publishedAt: card.publishedAt }),
    ...(await openedTexts(people, card)),
    ...((await isErased(people, card)) ? { isErased: true } : {}),
    revision: String(card.revision),
  };
}
