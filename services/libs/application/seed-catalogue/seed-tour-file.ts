import type { SeedTour } from './seed-tour.ts';
import type { FaqEntry, TourDetails, TourSchedule } from '../../domain/tour/tour.events.ts';
import { type SeedPrices, pricingOf } from './seed-prices.ts';

/** The content of a file `tours/<slug>.json`, which describes a tour. */
export interface SeedTourFile {
  readonly slug: string;
  readonly isFeatured: boolean;
  readonly details: Omit<TourDetails, 'fullDescription'> & {
    /** HTML; each text is one paragraph, one heading or one list item. */
    readonly fullDescription: readonly string[];
  };
  readonly pricing: SeedPrices;
  readonly schedule: Omit<TourSchedule, 'season' | 'confirmation'> & {
    readonly isConfirmedByHand: boolean;
  };
  readonly faq: readonly FaqEntry[];
}

/** Returns the tour that a file describes. It runs all year and has no pictures. */
export function seedTourOf({
  slug,
  isFeatured,
  details,
  pricing,
  schedule: { pickupTimes, weekdays, bookingCutoffHours, maxGuests, capacity, isConfirmedByHand },
  faq,
}: SeedTourFile): SeedTour {
  return {
    slug,
    isFeatured,
    parts: {
      details: { ...details, fullDescription: details.fullDescription.join('') },
      pricing: pricingOf(pricing),
      schedule: {
        pickupTimes,
        weekdays,
        season: null,
        bookingCutoffHours,
        maxGuests,
        capacity,
        confirmation: isConfirmedByHand ? 'by-hand' : 'instant',
      },
      images: [],
      faq,
    },
  };
}
