import { prose } from '../prose.ts';
import { pricedByAge } from '../seed-prices.ts';
import { everyDay, type SeedTour } from '../seed-tour.ts';

export const nungwiTurtlesDhowBuilders: SeedTour = {
  slug: 'nungwi-turtles-dhow-builders',
  isFeatured: false,
  parts: {
    details: {
      title: 'Nungwi Turtles & Dhow Builders',
      badge: 'On foot',
      categories: ['Nature & Wildlife', 'Cultural & Historical', 'Photography'],
      description: prose`The village turtle sanctuary in a tidal pool at Mnarani, viewing only, and
        the beach where dhows are still built by eye, adze and bow drill. Three hours on foot.`,
      fullDescription: prose`
        <p>Mnarani means “at the tower”: the lighthouse on Zanzibar’s northern cape. Below it lies
        a natural pool in the coral, filled by every tide, where the village has kept a turtle
        sanctuary since 1993. Fishermen bring green and hawksbill turtles caught in their nets;
        nests dug on the beaches are watched, and hatchlings are raised for about ten months before
        they go. The yearly release is held on 20 February.</p>
        <p>We look, from the walkways and the rim. Conservationists advise against swimming with
        penned turtles, and against touching them, so this tour does neither.</p>
        <p>Then along the beach to the boat yards. A <em>fundi</em>, a master of his craft, sets up a
        keel and ribs without a drawing, shapes mangrove and mango wood with an adze, and drills
        holes with a bow. Cotton and coconut oil make the seams tight. A large dhow takes the better
        part of a year, and you may ask the men anything; the guide translates.</p>
        <h3>Good to know</h3>
        <ul>
        <li>Nungwi is a Muslim village: cover shoulders and knees away from the beach.</li>
        <li>Ask before photographing people; the builders expect a small tip for portraits.</li>
        <li>There is little shade on the way.</li>
        </ul>`,
      durationHours: 3,
      meetingPoint: 'Mnarani turtle sanctuary, by the lighthouse, Nungwi',
      meetingPointLink:
        'https://www.google.com/maps/search/?api=1&query=Mnarani+Turtle+Sanctuary+Nungwi+Zanzibar',
      highlights: [
        'A tidal pool run by the village since 1993',
        'Green and hawksbill turtles, seen without being handled',
        'Dhows built without drawings, with adze and bow drill',
        'Talk with the fundi, translated by your guide',
        'The fish market when the boats come in',
      ],
      itinerary: [
        { minutesFromStart: 0, text: 'Meet at the sanctuary by the lighthouse' },
        { minutesFromStart: 15, text: 'The pool, the hatchling tanks and how rescue works' },
        { minutesFromStart: 70, text: 'Along the beach to the boat yards' },
        { minutesFromStart: 90, text: 'With the dhow builders' },
        { minutesFromStart: 140, text: 'Village lanes and the fish market' },
        { minutesFromStart: 180, text: 'The walk ends back at the lighthouse' },
      ],
      includes: [
        'Guide from Nungwi',
        'Entry to the sanctuary',
        'Contribution to the boat yard',
        'Drinking water and a fresh coconut',
      ],
      excludes: ['Transfer to Nungwi', 'Lunch', 'Tips for portraits'],
      whatToBring: [
        'Hat and sunscreen',
        'Clothes that cover shoulders and knees',
        'Shoes for sand and coral rock',
        'Small notes',
      ],
    },
    pricing: pricedByAge({ adult: 35, child: 18, infant: 0 }),
    schedule: {
      pickupTimes: ['10:00'],
      weekdays: everyDay,
      season: null,
      bookingCutoffHours: 6,
      maxGuests: 12,
      capacity: null,
      confirmation: 'instant',
    },
    images: [],
    faq: [
      {
        question: 'Can we swim with the turtles?',
        answer: prose`No. Conservationists advise against it, and against feeding them by hand.
          There are pools elsewhere that sell such swims; we do not take guests there.`,
      },
      {
        question: 'How many turtles will be there?',
        answer: prose`It changes all the time, as turtles are brought in and released. After the
          release of 20 February the hatchling tanks may be nearly empty.`,
      },
      {
        question: 'Are the builders always at work?',
        answer: prose`On most days. They rest around the Friday prayer and on holidays; the boats on
          their stocks can be seen at any time.`,
      },
    ],
  },
};
