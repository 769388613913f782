import { prose } from '../prose.ts';
import { pricedByAge } from '../seed-prices.ts';
import { everyDay, type SeedTour } from '../seed-tour.ts';

export const mnembaReefSnorkelling: SeedTour = {
  slug: 'mnemba-reef-snorkelling',
  isFeatured: true,
  parts: {
    details: {
      title: 'Mnemba Reef Snorkelling',
      badge: 'By boat',
      categories: ['Beach & Water Activities', 'Nature & Wildlife', 'Adventure & Sports'],
      description: prose`Two long swims on Mnemba reef, a conservation area with some 600 species of
        reef fish, twenty minutes by boat from Muyuni beach. From eight years.`,
      fullDescription: prose`
        <p>Mnemba is a speck of sand and casuarinas, 500 metres across, three kilometres off the
        north-east coast. What counts lies around it: a reef seven kilometres long and four wide,
        protected as a marine conservation area, where about 600 species of reef fish have been
        counted.</p>
        <p>We start early, before most of the other boats, and choose the two sites by wind and
        current on the day. Expect coral gardens in three to eight metres of water, with
        parrotfish you can hear crunching, moorish idols, trumpetfish, and clouds of sergeant majors
        around the boat. Green turtles graze here and dolphins pass; either may show up, and on many
        mornings neither does.</p>
        <p>The second swim is usually a drift: you float with the current, a guide in the water beside
        you, and the boat picks everybody up at the end.</p>
        <h3>Good to know</h3>
        <ul>
        <li>Nobody lands on Mnemba: it is a private island with an exclusion zone of 200 metres.</li>
        <li>Children from eight years who swim with confidence are welcome.</li>
        <li>It can get busy after ten o’clock. The boat sails with two travellers or more.</li>
        </ul>`,
      durationHours: 5,
      meetingPoint: 'Muyuni beach, north of Matemwe',
      meetingPointLink:
        'https://www.google.com/maps/search/?api=1&query=Muyuni+Beach+Matemwe+Zanzibar',
      highlights: [
        'A reef of seven by four kilometres, protected',
        'Two swims at sites chosen on the morning',
        'A guide in the water for every six swimmers',
        'On the reef before most other boats',
        'Fresh fruit and coconut between the swims',
      ],
      itinerary: [
        { minutesFromStart: -90, text: 'First hotel pick-ups, from Stone Town' },
        { minutesFromStart: -30, text: 'Last hotel pick-ups, on the north-east coast' },
        { minutesFromStart: 0, text: 'Fitting of masks and fins at Muyuni beach' },
        {
          minutesFromStart: 35,
          text: 'First swim, in the shelter of the reef; then fruit on deck',
        },
        { minutesFromStart: 155, text: 'Second swim, drifting with the current' },
        { minutesFromStart: 240, text: 'Boat back to Muyuni beach; hot snack and tea' },
        { minutesFromStart: 300, text: 'Return transfers leave from the beach' },
      ],
      includes: [
        'Boat with awning, skipper and life jackets',
        'Mask, snorkel and fins, children’s sizes too',
        'Guides in the water',
        'Conservation area fee',
        'Fruit, snack and water',
        'Hotel transfers from the north-east and Stone Town',
      ],
      excludes: ['Lunch', 'Underwater camera', 'Gratuities'],
      whatToBring: [
        'Swimwear under your clothes and a towel',
        'A long-sleeved swim top instead of sunscreen on the back',
        'Reef shoes for the coral flat at low tide',
        'Tablets against seasickness, if you need them',
      ],
    },
    pricing: pricedByAge({ adult: 50, child: 30 }, { childFrom: 8 }),
    schedule: {
      pickupTimes: ['08:30'],
      weekdays: everyDay,
      season: null,
      bookingCutoffHours: 12,
      maxGuests: 18,
      capacity: 18,
      confirmation: 'instant',
    },
    images: [],
    faq: [
      {
        question: 'Shall we swim with turtles or dolphins?',
        answer: prose`Perhaps. Both live around the reef and neither keeps appointments. We look from
          a distance, never surround or touch them, and never drop swimmers in a dolphin’s path.`,
      },
      {
        question: 'Can we step onto Mnemba Island?',
        answer: prose`No. It is leased to a private lodge and boats keep 200 metres away, except when
          the skipper needs shelter in an emergency.`,
      },
      {
        question: 'How well must I swim?',
        answer: prose`You should be at ease in deep water. Life jackets and a ring to hold on to are
          there for everybody, and a guide stays with beginners on the first, sheltered swim.`,
      },
      {
        question: 'Why a minimum age of eight?',
        answer: prose`Both swims are in open water above the depth of a pool, with some current. For
          younger children the half day at Prison Island is the better choice.`,
      },
    ],
  },
};
