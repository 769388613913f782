import { reviewsForAverage } from '@contracts/review/review-limits.ts';
import type { PublishedReviewView } from '@contracts/review/review-view.ts';
import type { SiteView } from '@contracts/site/site-view.ts';
import type { TourView } from '@contracts/tour/tour-view.ts';
import { tourPicture } from './link-picture-paths.ts';
import { operatorId } from './operator-id.ts';

/**
 * Returns the schema.org data of a tour, both as a trip and as a product. The data has a rating, and some of the
 * reviews, only if there are enough published reviews for an average. It never contains the operator's own
 * rating.
 */
export function tourData(
  tour: TourView,
  site: SiteView,
  reviews: readonly PublishedReviewView[] = [],
): object {
  const url = `${site.publicUrl}/tour/${encodeURIComponent(tour.id)}`;
  return {
    '@type': ['Product', 'TouristTrip'],
    '@id': `${url}#tour`,
    url,
    name: tour.title,
    description: tour.description,
    sku: tour.id,
    category: tour.category,
    image: [...tour.images, tourPicture(tour.id)].map((image) => absolute(image, site)),
    provider: { '@type': 'TravelAgency', '@id': operatorId(site), name: site.name },
    ...(tour.meetingPoint === ''
      ? {}
      : { tripOrigin: { '@type': 'Place', name: tour.meetingPoint } }),
    ...(tour.itinerary.length === 0 ? {} : { itinerary: stopsOf(tour) }),
    offers: offerOf(tour, url),
    ...(tour.reviewsCount < reviewsForAverage ? {} : ratedBy(tour, reviews)),
  };
}

/** Returns the offer at the price shown as “From”. A tour without a start time cannot be booked here. */
function offerOf({ fromPrice, currency, pickupTimes }: TourView, url: string): object {
  return {
    '@type': 'Offer',
    url,
    price: fromPrice,
    priceCurrency: currency,
    availability: `https://schema.org/${pickupTimes.length > 0 ? 'InStock' : 'OutOfStock'}`,
  };
}

function stopsOf({ itinerary }: TourView): object {
  return {
    '@type': 'ItemList',
    itemListElement: itinerary.map(({ text }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
    })),
  };
}

/** How many reviews are described; the page has them all. */
const reviewsMax = 5;

function ratedBy(tour: TourView, reviews: readonly PublishedReviewView[]): object {
  const review = reviews.slice(0, reviewsMax).map(reviewData);
  return { aggregateRating: ratingOf(tour), ...(review.length === 0 ? {} : { review }) };
}

function reviewData({ stars, text, name, publishedAt }: PublishedReviewView): object {
  return {
    '@type': 'Review',
    author: { '@type': 'Person', name: name ?? 'A traveller' },
    datePublished: publishedAt.slice(0, 10),
    reviewRating: { '@type': 'Rating', ratingValue: stars, bestRating: 5 },
    ...(text === undefined ? {} : { reviewBody: text }),
  };
}

function ratingOf({ rating, reviewsCount }: TourView): object {
  return {
    '@type': 'AggregateRating',
    ratingValue: rating,
    bestRating: 5,
    reviewCount: reviewsCount,
  };
}

function absolute(address: string, { publicUrl }: SiteView): string {
  return address.startsWith('/') ? `${publicUrl}${address}` : address;
}
