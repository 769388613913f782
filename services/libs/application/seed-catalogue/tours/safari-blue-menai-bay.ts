import { prose } from '../prose.ts';
import { pricedByAge } from '../seed-prices.ts';
import { everyDay, type SeedTour } from '../seed-tour.ts';

export const safariBlueMenaiBay: SeedTour = {
  slug: 'safari-blue-menai-bay',
  isFeatured: true,
  parts: {
    details: {
      title: 'Safari Blue: Menai Bay',
      badge: 'Full day by dhow',
      categories: ['Beach & Water Activities', 'Day Trips', 'Food & Culinary', 'Nature & Wildlife'],
      description: prose`Eight hours by dhow in the Menai Bay Conservation Area: two snorkelling
        stops, Kwale sandbank, a mangrove lagoon, grilled lunch and the way home under sail.`,
      fullDescription: prose`
        <p>Menai Bay is the largest protected sea area of Zanzibar: 470 square kilometres of reef,
        seagrass and islets, guarded since 1997 together with the fishing villages on its shore. We
        cross it in a wooden dhow from Fumba, with an engine on the way out and the lateen sail, one
        long triangle of cotton, on the way home.</p>
        <p>There are two stops to snorkel. Around midday the crew puts up an awning at Kwale, where a
        sandbank rises as the tide falls, and grills fish, lobster tails when they can be had, and
        chicken. When the water is high enough we swim into a lagoon ringed by mangroves; when it is
        not, we walk to a baobab so old that it has lain down and gone on growing.</p>
        <p>The crew also carries an <em>ngalawa</em>, a dugout with two outriggers, for whoever would
        like to try paddling one.</p>
        <h3>Good to know</h3>
        <ul>
        <li>At low tide you wade up to the knee to reach the boat at Fumba, over coral: wear reef
        shoes.</li>
        <li>Dolphins live in the bay. We do not look for them and do not chase them.</li>
        <li>The dhow sails with two travellers or more. The order of the stops follows the tide.</li>
        </ul>`,
      durationHours: 8,
      meetingPoint: 'Fumba beach, Fumba village, south-west coast',
      meetingPointLink: 'https://www.google.com/maps/search/?api=1&query=Fumba+Beach+Zanzibar',
      highlights: [
        'Home under a lateen sail across Menai Bay',
        'Two reefs to snorkel in a conservation area of 470 km²',
        'Grilled lunch at Kwale, beside the sandbank',
        'A mangrove lagoon to swim in when the tide allows',
        'An old baobab that fell and went on growing',
      ],
      itinerary: [
        { minutesFromStart: -120, text: 'Pick-up on the north coast' },
        { minutesFromStart: -60, text: 'Pick-up in Stone Town' },
        { minutesFromStart: 0, text: 'Board the dhow at Fumba' },
        { minutesFromStart: 75, text: 'First reef, then fruit and a second reef' },
        { minutesFromStart: 225, text: 'Kwale: sandbank, lunch and the baobab' },
        { minutesFromStart: 345, text: 'Mangrove lagoon, if the water is high enough' },
        { minutesFromStart: 480, text: 'Return to Fumba under sail' },
      ],
      includes: [
        'Dhow, crew and life jackets',
        'Conservation area fee',
        'Mask, snorkel and fins',
        'Grilled lunch, fruit, water and soft drinks',
        'Hotel transfers from Stone Town and the north',
      ],
      excludes: ['Beer and wine', 'Transfers from the south-east coast', 'Gratuities'],
      whatToBring: [
        'Reef shoes or old trainers',
        'Swimwear, towel and a top against the sun',
        'Reef-safe sunscreen and a hat',
        'A dry bag for phone and camera',
        'Tablets against seasickness, if you need them',
      ],
    },
    pricing: pricedByAge({ adult: 75, child: 40, infant: 0 }),
    schedule: {
      pickupTimes: ['09:00'],
      weekdays: everyDay,
      season: null,
      bookingCutoffHours: 18,
      maxGuests: 30,
      capacity: 30,
      confirmation: 'instant',
    },
    images: [],
    faq: [
      {
        question: 'Shall we see dolphins?',
        answer: prose`Possibly, on the way; many days pass without one. If watching them is your
          reason to come, take our small boat from Kizimkazi instead.`,
      },
      {
        question: 'How rough is the sea?',
        answer: prose`The bay is sheltered by islands. From June to September the south wind can make
          the ride home wet; the skipper cancels when it is too strong, and you choose another day.`,
      },
      {
        question: 'Can everyone reach the boat?',
        answer: prose`You wade and then climb a short ladder. The crew helps, but it is not possible
          with a wheelchair and is hard with a bad knee at low tide.`,
      },
      {
        question: 'Is there shade on board?',
        answer: prose`Yes, an awning covers most of the deck. It comes down for the last hour, when
          the sail goes up.`,
      },
    ],
  },
};
