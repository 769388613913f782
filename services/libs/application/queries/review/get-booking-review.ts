import type { BookingReviewView, OwnReviewView } from '../../../contracts/review/review-view.ts';
import { formatBookingReference } from '../../../domain/booking/booking-reference.ts';
import type { Instant } from '../../../domain/calendar/instants.ts';
import { changeableUntil } from '../../../domain/review/changeable-until.ts';
import { customerOf, isSealed } from '../../../domain/personal-data/personal-data.ts';
import {
  type BookingCard,
  bookingTabs,
} from '../../projections/booking/booking-tabs.projection.ts';
import { type ReviewCard, reviews } from '../../projections/review/reviews.projection.ts';
import { presentCustomer } from '../booking/present-customer.ts';
import type { PersonalReader } from '../engine/personal-reader.ts';
import type { ReviewSources } from './list-tour-reviews.ts';
import { openedTexts } from './opened-review.ts';

/** Returns the review of a booking for its traveller; undefined if there is no booking. */
export async function getBookingReview(
  { readStore, people }: ReviewSources,
  bookingNumber: number,
  now: Instant,
): Promise<BookingReviewView | undefined> {
  const id = String(bookingNumber);
  const booking = await readStore.get(bookingTabs.collection, id);
  if (booking === undefined) return undefined;
  const card = await readStore.get(reviews.collection, id);
  const { tourId, tourTitle, date, status, attendance } = booking;
  const isAttended = status === 'confirmed' && attendance.kind === 'checked-in';
  return {
    reference: formatBookingReference(bookingNumber),
    ...{ tourId, tourTitle, month: card?.month ?? date.slice(0, 7) },
    canWrite: isAttended && (card === undefined || now <= changeableUntil(card.submittedAt)),
    ...(card === undefined ? {} : { review: await reviewFor(people, card, booking) }),
  };
}

/** Leaves out the texts if the booking now belongs to another customer, because they are somebody else's words. */
async function reviewFor(
  people: PersonalReader,
  card: ReviewCard,
  booking: BookingCard,
): Promise<OwnReviewView> {
  const { personal } = card;
  const isOwn =
    personal !== undefined &&
    isSealed(personal) &&
    customerOf(personal) === presentCustomer(booking);
  return isOwn ? await ownReview(people, card) : reviewFacts(card);
}

/** Returns the view of a review for its traveller. */
export async function ownReview(people: PersonalReader, card: ReviewCard): Promise<OwnReviewView> {
  return { ...reviewFacts(card), ...(await openedTexts(people, card)) };
}

function reviewFacts({ status, stars, submittedAt }: ReviewCard): OwnReviewView {
  return { status, stars, submittedAt, changeableUntil: changeableUntil(submittedAt) };
}
