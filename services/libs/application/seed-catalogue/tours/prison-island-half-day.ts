import { prose } from '../prose.ts';
import { pricedByAge } from '../seed-prices.ts';
import { everyDay, type SeedTour } from '../seed-tour.ts';

export const prisonIslandHalfDay: SeedTour = {
  slug: 'prison-island-half-day',
  isFeatured: true,
  parts: {
    details: {
      title: 'Prison Island Half Day',
      badge: 'By boat',
      categories: ['Nature & Wildlife', 'Beach & Water Activities', 'Cultural & Historical'],
      description: prose`Half an hour by wooden boat to Changuu: giant tortoises, a prison of 1893
        that never held a prisoner, and an hour of snorkelling off the beach.`,
      fullDescription: prose`
        <p>Changuu lies 5.6 km off Stone Town and everyone calls it Prison Island, although nobody was
        ever locked up here. The prison of 1893–94 stood empty and became a quarantine station, where
        passengers of arriving steamers waited until they were declared free of fever.</p>
        <p>The tortoises came later. Four were sent from Seychelles in 1919 and did so well that some
        200 lived here by 1955; poaching brought them down to seven by 1996, and since then they have
        been guarded. They live in a walled grove under old trees, each with its age, or a good
        guess, painted on the shell. A <em>kobe</em>, as Swahili calls a tortoise, likes having its
        neck stroked and will stretch it out for you.</p>
        <p>Afterwards the boat anchors over a shallow reef with room to swim from the beach.</p>
        <h3>Good to know</h3>
        <ul>
        <li>Do not sit on the tortoises or walk up behind them; feed only what the keepers give you.</li>
        <li>There is no jetty at Forodhani: you wade a few steps to the boat.</li>
        <li>The boat sails with two travellers or more. If the wind is too strong the skipper calls it
        off and you choose another day.</li>
        </ul>`,
      durationHours: 4,
      meetingPoint: 'Beach landing beside Forodhani Gardens, Stone Town',
      meetingPointLink:
        'https://www.google.com/maps/search/?api=1&query=Forodhani+Gardens+Stone+Town+Zanzibar',
      highlights: [
        'Giant tortoises descended from four that arrived in 1919',
        'The prison that became a quarantine station',
        'Snorkelling over a shallow reef, masks on board',
        'The seafront of Stone Town seen from the water',
      ],
      itinerary: [
        { minutesFromStart: -30, text: 'Pick-up from hotels in Stone Town' },
        { minutesFromStart: 0, text: 'Board at the Forodhani landing' },
        { minutesFromStart: 30, text: 'Land on Changuu; time with the tortoises' },
        { minutesFromStart: 90, text: 'The prison and the quarantine buildings' },
        { minutesFromStart: 125, text: 'Snorkelling from the boat, or the beach' },
        { minutesFromStart: 205, text: 'Sail back, with fruit on board' },
        { minutesFromStart: 240, text: 'Return to the Forodhani landing' },
      ],
      includes: [
        'Boat with awning, skipper and life jackets',
        'Guide and island entry fee',
        'Mask, snorkel and fins',
        'Fruit and drinking water',
        'Pick-up from hotels in Stone Town',
      ],
      excludes: ['Lunch', 'Drinks at the island’s bar', 'Gratuities'],
      whatToBring: [
        'Swimwear and a towel',
        'Sandals that can get wet',
        'Reef-safe sunscreen and a hat',
        'A dry bag for phone and camera',
      ],
    },
    pricing: pricedByAge({ adult: 35, child: 18, infant: 0 }),
    schedule: {
      pickupTimes: ['09:00', '14:00'],
      weekdays: everyDay,
      season: null,
      bookingCutoffHours: 3,
      maxGuests: 20,
      capacity: 20,
      confirmation: 'instant',
    },
    images: [],
    faq: [
      {
        question: 'How old are the tortoises?',
        answer: prose`The oldest are well over a hundred. The figures painted on the shells are
          estimates: nobody wrote down the births of the first generations.`,
      },
      {
        question: 'May we feed them?',
        answer: prose`Yes, with leaves the keepers hand out. Bread, fruit skins and anything from the
          boat make them ill.`,
      },
      {
        question: 'Can somebody who does not swim come along?',
        answer: prose`Easily. The island takes an hour and a half on foot, there are life jackets in
          every size, and whoever stays on the beach misses nothing but the reef.`,
      },
      {
        question: 'Morning or afternoon?',
        answer: prose`The water is usually clearer and the sea calmer in the morning. In the
          afternoon the tortoises are livelier once the heat has passed.`,
      },
    ],
  },
};
