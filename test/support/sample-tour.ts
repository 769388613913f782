import { categoryNamed } from './category-named.ts';
import type {
  TourDetails,
  TourParts,
  TourSchedule,
} from '../../services/libs/domain/tour/tour.events.ts';

const sampleDetails: TourDetails = {
  title: 'Spice Farm Tour',
  badge: 'Popular',
  categories: ['Food & Culinary'],
  description: 'A morning among cloves and vanilla.',
  fullDescription: '<p>We walk through the farm.</p>',
  durationHours: 4,
  meetingPoint: 'Darajani market',
  meetingPointLink: 'https://maps.example/darajani',
  highlights: ['Fruit tasting'],
  itinerary: [{ minutesFromStart: 0, text: 'Meet at the market' }],
  includes: ['Guide'],
  excludes: ['Gratuities'],
  whatToBring: ['Water'],
};

const sampleSchedule: TourSchedule = {
  pickupTimes: ['09:00', '14:00'],
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  season: null,
  bookingCutoffHours: 12,
  maxGuests: 12,
  capacity: 16,
  confirmation: 'instant',
};

const sampleParts: TourParts = {
  details: sampleDetails,
  pricing: {
    type: 'age_based',
    currency: 'USD',
    ageRates: [
      { ...categoryNamed('Adults (10+)'), priceMinor: 3000, minAge: 10, maxAge: null },
      { ...categoryNamed('3-9 years'), priceMinor: 1500, minAge: 3, maxAge: 9 },
    ],
  },
  schedule: sampleSchedule,
  images: [{ url: '/images/spice-farm.webp', alt: 'Cloves drying on a mat' }],
  faq: [{ question: 'Is lunch included?', answer: 'No, but there is fruit.' }],
};

/** The differences from the sample: whole parts or, in the two parts that are records, single fields. */
export interface TourDifference extends Partial<Omit<TourParts, 'details' | 'schedule'>> {
  readonly details?: Partial<TourDetails>;
  readonly schedule?: Partial<TourSchedule>;
}

/** A valid tour as it is in events, with the given differences. */
export function sampleTour(difference: TourDifference = {}): TourParts {
  return {
    ...sampleParts,
    ...difference,
    details: { ...sampleDetails, ...difference.details },
    schedule: { ...sampleSchedule, ...difference.schedule },
  };
}
