import { prose } from '../prose.ts';
import { pricedByGroupSize } from '../seed-prices.ts';
import { everyDay, type SeedTour } from '../seed-tour.ts';

export const kuzaCaveTheRockPaje: SeedTour = {
  slug: 'kuza-cave-the-rock-paje',
  isFeatured: false,
  parts: {
    details: {
      title: 'Kuza Cave, The Rock & Paje',
      badge: 'Full day',
      categories: ['Day Trips', 'Beach & Water Activities', 'Food & Culinary'],
      description: prose`A swim in a limestone cave near Jambiani, an hour on the beach at Paje, and
        a table at the restaurant that stands on a rock in the sea off Pingwe.`,
      fullDescription: prose`
        <p>A day on the south-east coast with three very different kinds of water. The first is fresh
        and clear: at Kuza, near Jambiani, steps lead down under the forest to a limestone cave
        (<em>pango</em> in Swahili) with a pool on its floor. Light falls through the broken roof
        onto the surface. You shower first, without soap or sunscreen, and then swim for as long as
        you like the cold.</p>
        <p>The second is the lagoon of Paje: a wide white beach, kites in the air when the wind blows,
        seaweed plots when the tide is out. Swim, walk or sit in the shade with a coconut.</p>
        <p>The third surrounds your table. The Rock at Pingwe is a restaurant on a lump of coral a few
        steps from the beach. At low water you walk there, at high water a boat carries you. You
        order and pay what you like; the reservation is made by us.</p>
        <h3>Good to know</h3>
        <ul>
        <li>The meal is not included. The stops may change places to suit the table and the
        tide.</li>
        <li>The cave has uneven steps and no handrail in places.</li>
        <li>The tour runs with two travellers or more. In Ramadan the restaurant’s hours can
        differ.</li>
        </ul>`,
      durationHours: 7,
      meetingPoint: 'Hotel pick-up in and around Stone Town, or the gate of the Old Fort',
      meetingPointLink:
        'https://www.google.com/maps/search/?api=1&query=Old+Fort+Stone+Town+Zanzibar',
      highlights: [
        'A clear pool in a limestone cave',
        'Paje beach between the tides',
        'A reserved table at The Rock, reached on foot or by boat',
        'Eight guests at most, one car',
      ],
      itinerary: [
        { minutesFromStart: 0, text: 'Pick-up at your hotel or the Old Fort' },
        { minutesFromStart: 75, text: 'Kuza Cave: the story of the place and a swim' },
        { minutesFromStart: 150, text: 'Paje beach' },
        { minutesFromStart: 235, text: 'The Rock at Pingwe: lunch at your own expense' },
        { minutesFromStart: 340, text: 'Drive back' },
        { minutesFromStart: 420, text: 'Return to your hotel' },
      ],
      includes: [
        'Transfer from Stone Town and back',
        'Guide and entry to Kuza Cave',
        'Table reservation and boat at The Rock',
        'Drinking water',
      ],
      excludes: ['The meal and drinks at The Rock', 'Sunbeds at Paje', 'Gratuities'],
      whatToBring: [
        'Swimwear and two towels',
        'Sandals with grip for wet steps',
        'Something to wear over swimwear for lunch',
        'Card or cash for the restaurant',
      ],
    },
    pricing: pricedByGroupSize(
      { upTo: 2, adult: 70, child: 40, infant: 0 },
      { upTo: 5, adult: 62, child: 36, infant: 0 },
      { upTo: 8, adult: 56, child: 32, infant: 0 },
    ),
    schedule: {
      pickupTimes: ['09:00'],
      weekdays: everyDay,
      season: null,
      bookingCutoffHours: 12,
      maxGuests: 8,
      capacity: 8,
      confirmation: 'instant',
    },
    images: [],
    faq: [
      {
        question: 'What does a meal at The Rock cost?',
        answer: prose`It is among the dearer restaurants of the island. Look at its current menu
          before you decide; if you would rather eat at a beach kitchen nearby, tell the guide.`,
      },
      {
        question: 'How cold is the cave?',
        answer: prose`Cool rather than cold, and welcome after the drive. The pool is deep in the
          middle; life jackets are there for those who want one.`,
      },
      {
        question: 'Why no sunscreen before the swim?',
        answer: prose`The pool is still ground water: whatever comes off your skin stays in it. Put your sunscreen on afterwards, for Paje.`,
      },
      {
        question: 'We are staying on the south-east coast. Can we join there?',
        answer: prose`Yes. Give your hotel as the pick-up place and we collect you on the way to the
          cave, at about ten.`,
      },
    ],
  },
};
