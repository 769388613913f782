import { prose } from '../prose.ts';
import { pricedBySeat } from '../seed-prices.ts';
import { everyDay, type SeedTour } from '../seed-tour.ts';

export const blueLagoonStarfish: SeedTour = {
  slug: 'blue-lagoon-starfish',
  isFeatured: false,
  parts: {
    details: {
      title: 'Blue Lagoon & Starfish',
      badge: 'With the tide',
      categories: ['Beach & Water Activities', 'Nature & Wildlife'],
      description: prose`A deep blue pool in the reef flat off Michamvi, thick with sergeant fish, and
        the shallows where cushion stars lie. Three hours by small boat around high water.`,
      fullDescription: prose`
        <p>Between Pingwe and Dongwe the reef flat has a hole in it: a pool about 40 metres by 100,
        four to five metres deep, sheltered on every side. From the boat you see the colour change
        from milk green to ink. There is little coral; the fish are the reason to come. Striped
        sergeants rise to meet every swimmer, and below them are damselfish, wrasse and the odd
        octopus pretending to be a stone.</p>
        <p>The second stop is a meadow of seagrass in water to your waist, where cushion stars lie
        about in red, orange and grey. They breathe through their skin: lifting one into the air for
        a photograph hurts it. Here the rule is simple, look and never lift, and the guide will show
        you the hundreds of tube feet through a glass-bottomed bucket.</p>
        <h3>Good to know</h3>
        <ul>
        <li>We sail within two hours of high water. Choose the start nearest to the one you would
        like; the exact time follows the tide and is confirmed the day before.</li>
        <li>Every seat costs the same, for a child or an adult. From four years, with a parent in the
        water.</li>
        <li>The boat sails with two travellers or more.</li>
        </ul>`,
      durationHours: 3,
      meetingPoint: 'Pingwe beach, Michamvi peninsula (Paje beach by arrangement)',
      meetingPointLink:
        'https://www.google.com/maps/search/?api=1&query=Pingwe+Beach+Michamvi+Zanzibar',
      highlights: [
        'A natural pool of about 40 by 100 metres',
        'Clouds of sergeant fish around every swimmer',
        'Cushion stars seen through a glass-bottomed bucket',
        'Sheltered water, good for a first snorkel',
      ],
      itinerary: [
        { minutesFromStart: 0, text: 'Meet at Pingwe beach and try on masks' },
        { minutesFromStart: 25, text: 'Boat to the Blue Lagoon' },
        { minutesFromStart: 40, text: 'Snorkelling in the pool' },
        { minutesFromStart: 105, text: 'The seagrass meadow and its stars' },
        { minutesFromStart: 145, text: 'Coconut and fruit on board' },
        { minutesFromStart: 180, text: 'Return to the beach' },
      ],
      includes: [
        'Boat, skipper and life jackets',
        'Mask, snorkel and fins',
        'Guide in the water',
        'Coconut, fruit and water',
      ],
      excludes: ['Transfer to Pingwe', 'Lunch', 'Gratuities'],
      whatToBring: [
        'Swimwear, towel and a top against the sun',
        'Reef shoes',
        'Reef-safe sunscreen',
        'A dry bag for phone and camera',
      ],
    },
    pricing: pricedBySeat(35),
    schedule: {
      pickupTimes: ['08:30', '11:30', '14:30'],
      weekdays: everyDay,
      season: null,
      bookingCutoffHours: 6,
      maxGuests: 12,
      capacity: 12,
      confirmation: 'instant',
    },
    images: [],
    faq: [
      {
        question: 'What if high water is not at the time we booked?',
        answer: prose`We write to you the day before with the time that works, usually within two
          hours of your booking. If it does not suit you, move to another day at no charge.`,
      },
      {
        question: 'Why can we not hold a starfish?',
        answer: prose`Out of the water it cannot breathe, and sunscreen on a hand harms its skin. Many
          boats here still do it for photographs; ours do not.`,
      },
      {
        question: 'Is it suitable for people who have never snorkelled?',
        answer: prose`Yes. The pool has no waves and hardly any current, and you can begin standing in
          the shallows beside the boat.`,
      },
      {
        question: 'Can you start from Paje?',
        answer: prose`Yes, by arrangement: the boat takes about twenty minutes more each way. Write
          “Paje” as your pick-up place.`,
      },
    ],
  },
};
