import type {
  AdminTourView,
  PictureView,
  TourFields,
  TourView,
} from '../../../contracts/tour/tour-view.ts';
import { instantOf } from '../../../domain/calendar/dar-es-salaam.ts';
import { partySizeText } from '../../../contracts/tour/party-size-text.ts';
import type { LocalDate } from '../../../domain/calendar/instants.ts';
import { toMajor } from '../../../domain/money/minor-units.ts';
import { defaultCancellation } from '../../../domain/tour/cancellation-terms.ts';
import { pickupWindowsOf } from '../../../domain/tour/pickup-windows.ts';
import { normalisedScore } from '../../../domain/tour/popularity.ts';
import { derivedPrice, rangeOfDerivedPrice } from '../../../domain/tour/pricing/derived-price.ts';
import { fromPrice } from '../../../domain/tour/pricing/from-price.ts';
import { groupRateFor } from '../../../domain/tour/pricing/price-party.ts';
import { averageStars } from '../../../domain/review/average-stars.ts';
import { defaultRating, defaultReviewsCount } from '../../../domain/tour/tour-defaults.ts';
import type { TourImage, TourParts } from '../../../domain/tour/tour.events.ts';
import type { CataloguedTour, DeletedTour } from '../../../domain/tour/tour.state.ts';
import type { TourPopularity } from '../../projections/tour/popularity.projection.ts';
import type { TourRating } from '../../projections/review/tour-ratings.projection.ts';
import type { TourListing } from '../../projections/tour/tour-listings.projection.ts';
import { pricingView } from './pricing-view.ts';

/**
 * A listing with its popularity and its rating. The popularity is undefined until the first view, enquiry or booking.
 * The rating is undefined until the first published review, and for an instant in the past.
 */
type ShownTour = TourListing & {
  readonly popularity: TourPopularity | undefined;
  readonly rating?: TourRating | undefined;
};

/**
 * Returns the view of a tour for travellers. The popularity score is computed for the beginning of the day, so that
 * answers change only with events and with the date, and not every second.
 */
export function tourView(tour: ShownTour, today: LocalDate): TourView {
  const fields = publicFields(tour.tour);
  const { pricing, details } = tour.tour.parts;
  const price = derivedPrice(pricing);
  return {
    id: tour.id,
    ...fields,
    image: fields.images[0] ?? null,
    price: toMajor(price.amountMinor),
    fromPrice: toMajor(fromPrice(pricing).amountMinor),
    ...pricedParties(tour.tour.parts),
    currency: price.currency,
    duration: durationText(details.durationHours),
    ...ratingView(tour.rating),
    createdAt: tour.createdAt,
    ...popularityView(tour.popularity, today),
    pickupWindows: pickupWindowsOf(tour.tour.parts),
  };
}

/** Returns the view of a tour for staff. */
export function adminTourView(tour: ShownTour, today: LocalDate): AdminTourView {
  const revenue = Object.entries(tour.popularity?.revenue ?? {});
  return {
    ...tourView(tour, today),
    isActive: tour.tour.isActive,
    isDeleted: tour.tour.status === 'deleted',
    revenueGenerated: revenue.map(([currency, minor]) => ({ currency, amount: toMajor(minor) })),
    revision: String(tour.revision),
  };
}

/** Returns the fields of the form. Staff edit these fields, and the tour's history shows them. */
export function tourFields(tour: CataloguedTour | DeletedTour): TourFields {
  return { ...publicFields(tour), isActive: tour.isActive };
}

function publicFields({
  parts,
  isFeatured,
}: CataloguedTour | DeletedTour): Omit<TourFields, 'isActive'> {
  const { details, schedule } = parts;
  const { cancellation = defaultCancellation } = schedule;
  return {
    title: details.title,
    category: details.categories,
    badge: details.badge,
    description: details.description,
    fullDescription: details.fullDescription,
    durationHours: details.durationHours,
    maxGuests: schedule.maxGuests,
    meetingPoint: details.meetingPoint,
    meetingPointLink: details.meetingPointLink,
    pickupTimes: schedule.pickupTimes,
    pricingStructure: pricingView(parts.pricing),
    highlights: details.highlights,
    itinerary: details.itinerary,
    includes: details.includes,
    excludes: details.excludes,
    whatToBring: details.whatToBring,
    faq: parts.faq,
    images: parts.images.map(({ url }) => url),
    ...picturesPart(parts.images),
    isFeatured,
    capacity: schedule.capacity,
    confirmation: schedule.confirmation,
    weekdays: schedule.weekdays,
    season: schedule.season,
    bookingCutoffHours: schedule.bookingCutoffHours,
    ...(schedule.allowsMinorsAlone === true ? { allowsMinorsAlone: true } : {}),
    freeCancellationHours: cancellation.freeUntilHours,
    cancellationChargePercent: cancellation.chargePercentMax,
    ...(schedule.pickup === undefined ? {} : { pickup: schedule.pickup }),
  };
}

/** The alternative texts and focus points; the field is left out if the tour has none. */
function picturesPart(images: readonly TourImage[]): Pick<TourFields, 'pictures'> {
  const isPlain = images.every(({ alt, focus }) => alt === null && focus === undefined);
  return isPlain ? {} : { pictures: images.map(pictureView) };
}

function pictureView({ url, alt, focus }: TourImage): PictureView {
  return { url, ...(alt !== null && { alt }), ...(focus && { focus }) };
}

/** A tour with enough reviews has their average as its rating; other tours have the rating of the operator. */
function ratingView(rating: TourRating | undefined): Pick<TourView, 'rating' | 'reviewsCount'> {
  const average = rating && averageStars(rating);
  return { rating: average ?? defaultRating, reviewsCount: rating?.count ?? defaultReviewsCount };
}

function popularityView(popularity: TourPopularity | undefined, today: LocalDate) {
  const score = normalisedScore(popularity?.score ?? 0, instantOf({ date: today, time: '00:00' }));
  return {
    totalBookings: popularity?.bookings ?? 0,
    totalViews: popularity?.views ?? 0,
    popularityScore: Math.round(score * 100) / 100,
  };
}

/** The party sizes for which the listed prices apply, if the price of a traveller depends on the size of the party. */
function pricedParties({ pricing, schedule }: TourParts) {
  if (pricing.type !== 'group') return {};
  const cheapest = rangeOfDerivedPrice(pricing.groupRates);
  const first = groupRateFor(pricing.groupRates, 0);
  if (cheapest === undefined || first === undefined) return {};
  return {
    priceParty: partySizeText(cheapest, schedule.maxGuests),
    fromParty: partySizeText(first, schedule.maxGuests),
  };
}

function durationText(hours: number): string {
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
