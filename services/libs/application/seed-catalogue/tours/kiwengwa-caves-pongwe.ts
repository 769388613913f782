import { prose } from '../prose.ts';
import { pricedByGroupSize } from '../seed-prices.ts';
import { everyDay, type SeedTour } from '../seed-tour.ts';

export const kiwengwaCavesPongwe: SeedTour = {
  slug: 'kiwengwa-caves-pongwe',
  isFeatured: false,
  parts: {
    details: {
      title: 'Kiwengwa Caves & Pongwe',
      badge: 'Half day',
      categories: ['Nature & Wildlife', 'Beach & Water Activities', 'Adventure & Sports'],
      description: prose`Coral caves and short forest trails in the Kiwengwa-Pongwe reserve, then a
        swim in the half-sheltered bay of Pongwe. Five hours with a forest ranger.`,
      fullDescription: prose`
        <p>Behind the hotels of the north-east coast lies a forest few guests enter. The
        Kiwengwa-Pongwe reserve protects what is left of the coral rag: low, tough woodland that
        grows straight out of fossil reef, with roots feeling their way into every crack.</p>
        <p>Under it are caves. With a ranger and a torch you go down into the largest, where the roots
        of fig trees hang from the roof like ropes, stalactites have grown from coral, and bats shift
        about in the dark. Villagers still come here to leave small offerings, so some corners are
        looked at from a distance. Outside, short trails lead through the trees; the ranger knows the
        use of each, from toothbrush to boat nail.</p>
        <p>Pongwe is a quarter of an hour away: a small bay, closed on both sides, with less seaweed
        than its neighbours and often enough water to float in when they are dry. An hour and
        a half there is yours.</p>
        <h3>Good to know</h3>
        <ul>
        <li>The cave floor is uneven and damp. Torches and helmets are handed out.</li>
        <li>Fishermen use the beach: cover up away from the sand.</li>
        <li>The tour runs with two travellers or more.</li>
        </ul>`,
      durationHours: 5,
      meetingPoint: 'Hotel pick-up in and around Stone Town, or the gate of the Old Fort',
      meetingPointLink:
        'https://www.google.com/maps/search/?api=1&query=Old+Fort+Stone+Town+Zanzibar',
      highlights: [
        'Caves in fossil reef, by torchlight',
        'Coral-rag forest with a ranger who grew up beside it',
        'Fig roots hanging through the cave roof',
        'A swim in the sheltered bay of Pongwe',
      ],
      itinerary: [
        { minutesFromStart: 0, text: 'Pick-up at your hotel or the Old Fort' },
        { minutesFromStart: 60, text: 'Kiwengwa reserve: into the caves with the ranger' },
        { minutesFromStart: 105, text: 'Forest trail' },
        { minutesFromStart: 150, text: 'Pongwe: swim and fruit on the beach' },
        { minutesFromStart: 240, text: 'Drive back' },
        { minutesFromStart: 300, text: 'Return to your hotel' },
      ],
      includes: [
        'Transfer from Stone Town and back',
        'Reserve entry fee and ranger',
        'Torch and helmet',
        'Fruit and water',
      ],
      excludes: ['Lunch', 'Sunbeds at Pongwe', 'Gratuities'],
      whatToBring: [
        'Closed shoes with a good sole',
        'Swimwear, towel and sunscreen',
        'Insect repellent',
        'A shirt that may get muddy',
      ],
    },
    pricing: pricedByGroupSize(
      { upTo: 2, adult: 45, child: 25, infant: 0 },
      { upTo: 6, adult: 40, child: 22, infant: 0 },
      { upTo: 10, adult: 36, child: 20, infant: 0 },
    ),
    schedule: {
      pickupTimes: ['09:00'],
      weekdays: everyDay,
      season: null,
      bookingCutoffHours: 12,
      maxGuests: 10,
      capacity: 10,
      confirmation: 'instant',
    },
    images: [],
    faq: [
      {
        question: 'How tight are the caves?',
        answer: prose`You can stand upright in the main chamber, and steps lead down to it. Some side
          passages need a bent back; nobody has to take them.`,
      },
      {
        question: 'Will there be water at Pongwe?',
        answer: prose`More often than next door, because the bay holds some back. At a very low tide
          you may have to wade out for a swim.`,
      },
      {
        question: 'Can you collect us in Kiwengwa or Matemwe?',
        answer: prose`Yes. You are then closer to the forest and the trip is about an hour and a half
          shorter. Give your hotel as the pick-up place.`,
      },
      {
        question: 'Is it suitable for children?',
        answer: prose`From about five. Most children like the bats; if yours is afraid of the dark,
          one adult can walk the forest trail with the driver meanwhile.`,
      },
    ],
  },
};
