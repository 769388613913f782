import { prose } from '../prose.ts';
import { pricedByAge } from '../seed-prices.ts';
import type { SeedTour } from '../seed-tour.ts';

/** Sunday is the hosts’ day of rest. */
const everyDayButSunday: readonly number[] = [1, 2, 3, 4, 5, 6];

export const pajeSeaweedVillage: SeedTour = {
  slug: 'paje-seaweed-village',
  isFeatured: false,
  parts: {
    details: {
      title: 'Paje Seaweed & Village',
      badge: 'At low tide',
      categories: ['Cultural & Historical', 'Nature & Wildlife', 'Food & Culinary'],
      description: prose`Walk out over the flats of Paje with the women who farm seaweed, see it made
        into soap, and go home through the village. Two and a half hours at low tide.`,
      fullDescription: prose`
        <p>Twice a day the sea leaves Paje. The water draws back toward the reef, more than a
        kilometre out, and uncovers rows of pegs and strings: plots of <em>mwani</em>, seaweed, each
        one somebody’s property. Nearly all the farmers are women. For many of them it was the first
        money they earned in their own name.</p>
        <p>You walk out with one of them, barefoot or in reef shoes, through warm water to the ankles.
        She shows you how cuttings are tied on, how the good lines are told from the tired ones, and
        what warmer seas have done to the harvest. Try a knot; it looks easier than it is.</p>
        <p>At the Seaweed Center the dried crop is ground and turned into soap, scented with clove or
        lemongrass. From there we walk home through the village, past wells, gardens and the school, and stop for tea in a yard.</p>
        <h3>Good to know</h3>
        <ul>
        <li>It can only be done at low water. Choose the nearer start; the exact time follows the
        tide and is confirmed the day before.</li>
        <li>Cover shoulders and knees in the village, and ask before taking a picture of anyone.</li>
        <li>Soap is on sale; the money goes to the women who made it.</li>
        </ul>`,
      durationHours: 2.5,
      meetingPoint: 'Seaweed Center, Paje',
      meetingPointLink:
        'https://www.google.com/maps/search/?api=1&query=Seaweed+Center+Paje+Zanzibar',
      highlights: [
        'Out on the tidal flats with the woman who owns the plot',
        'Seaweed turned into soap by hand',
        'A village walk that ends with tea in a yard',
        'Ten guests at most',
      ],
      itinerary: [
        { minutesFromStart: 0, text: 'Meet at the Seaweed Center' },
        { minutesFromStart: 15, text: 'Walk out over the flats to the plots' },
        { minutesFromStart: 70, text: 'Back at the Center: drying, grinding, soap' },
        { minutesFromStart: 105, text: 'Village walk' },
        { minutesFromStart: 130, text: 'Tea with cassava or cake' },
        { minutesFromStart: 150, text: 'Return to the Seaweed Center' },
      ],
      includes: [
        'Guide from Paje and a farmer as host',
        'Entry to the Seaweed Center',
        'A bar of seaweed soap',
        'Tea and a snack',
      ],
      excludes: ['Transfer to Paje', 'Lunch', 'Gratuities'],
      whatToBring: [
        'Reef shoes or old trainers: there are urchins',
        'Hat and sunscreen, for there is no shade on the flats',
        'Trousers or a skirt that roll up to the knee',
        'Small notes for soap',
      ],
    },
    pricing: pricedByAge({ adult: 25, child: 12, infant: 0 }),
    schedule: {
      pickupTimes: ['08:30', '14:30'],
      weekdays: everyDayButSunday,
      season: null,
      bookingCutoffHours: 6,
      maxGuests: 10,
      capacity: 10,
      confirmation: 'instant',
    },
    images: [],
    faq: [
      {
        question: 'When is low tide on my day?',
        answer: prose`It comes about fifty minutes later each day. Book the start you prefer; we write
          the day before with the hour that works and you can still change your mind.`,
      },
      {
        question: 'Is seaweed harvested all year?',
        answer: prose`Planting and cutting go on in most months, mostly around the new and the full
          moon when the sea draws back furthest. At neap tides there is less to see outside and we
          spend longer at the Center.`,
      },
      {
        question: 'Who earns from the visit?',
        answer: prose`The farmer who hosts you is paid by us for her time, the Center gets its entry
          fee, and soap is bought from the women directly.`,
      },
    ],
  },
};
