import type { SlotView, TourView } from '@contracts/tour/tour-view.ts';

/** A tour whose price depends on age, with one start a day. */
export const reefTour: TourView = {
  id: 'mnemba-reef-snorkelling',
  title: 'Mnemba Reef Snorkelling',
  badge: 'By boat',
  category: ['Beach & Water Activities', 'Nature & Wildlife'],
  description: 'Two long swims on Mnemba reef, twenty minutes by boat from Muyuni beach.',
  fullDescription: '<p>Mnemba is a speck of sand.</p><h3>Good to know</h3>',
  duration: '5 hours',
  durationHours: 5,
  maxGuests: 6,
  meetingPoint: 'Muyuni beach, north of Matemwe',
  meetingPointLink: 'https://maps.example/muyuni',
  pickupTimes: ['08:30'],
  pricingStructure: {
    type: 'age_based',
    currency: 'USD',
    ageRates: [
      { ageCategory: 'Adult (12+)', price: 50, minAge: 12, maxAge: null },
      { ageCategory: 'Child (8-11)', price: 30, minAge: 8, maxAge: 11 },
    ],
  },
  highlights: ['A reef of seven kilometres', 'Two swims', 'A guide in the water', 'Fresh fruit'],
  itinerary: [
    { minutesFromStart: -90, text: 'First hotel pick-ups' },
    { minutesFromStart: 0, text: 'Fitting of masks' },
  ],
  includes: ['Boat with awning'],
  excludes: ['Lunch'],
  whatToBring: ['Reef shoes'],
  faq: [{ question: 'How well must I swim?', answer: 'You should be at ease in deep water.' }],
  images: [],
  image: null,
  price: 50,
  fromPrice: 50,
  currency: 'USD',
  rating: 4.8,
  reviewsCount: 0,
  isFeatured: true,
  capacity: 18,
  confirmation: 'instant',
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  season: null,
  bookingCutoffHours: 12,
  freeCancellationHours: 24,
  cancellationChargePercent: 100,
  createdAt: '2026-01-01T00:00:00.000Z',
  totalBookings: 3,
  totalViews: 40,
  popularityScore: 12.5,
  pickupWindows: [{ zone: '', fromMinutes: 90, toMinutes: 60 }],
};

const groupAges = (adult: number, child: number) => [
  { ageCategory: 'Adults (10+)', price: adult, minAge: 10, maxAge: null },
  { ageCategory: '3-9 years', price: child, minAge: 3, maxAge: 9 },
];

/** A tour whose price depends on the size of the party, with two starts a day. */
export const townTour: TourView = {
  ...reefTour,
  id: 'stone-town-heritage-walk',
  title: 'Stone Town Heritage Walk',
  category: ['Cultural & Historical'],
  maxGuests: 8,
  pickupTimes: ['09:00', '15:30'],
  pricingStructure: {
    type: 'group',
    currency: 'USD',
    groupRates: [
      { minSize: 1, maxSize: 2, ageRates: groupAges(25, 12) },
      { minSize: 3, maxSize: 8, ageRates: groupAges(22, 11) },
    ],
  },
  price: 22,
  priceParty: '3 or more',
  fromPrice: 25,
  fromParty: '1 or 2',
};

/** A tour with one price for everyone. Staff confirm its bookings by hand. */
export const kiteTour: TourView = {
  ...reefTour,
  id: 'paje-kitesurf-intro',
  title: 'First Kitesurf Lesson',
  category: ['Adventure & Sports'],
  maxGuests: 2,
  pricingStructure: { type: 'fixed', currency: 'USD', basePrice: 95 },
  price: 95,
  fromPrice: 95,
  confirmation: 'by-hand',
};

export const sampleTours = [reefTour, townTour, kiteTour] as const;

/** A departure with room and no limit, unless `more` says otherwise. */
export function slot(date: string, time: string, more: Partial<SlotView> = {}): SlotView {
  return { date, time, status: 'available', seatsLeft: null, ...more };
}
