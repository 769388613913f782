import { prose } from '../prose.ts';
import { pricedByGroupSize } from '../seed-prices.ts';
import { everyDay, type SeedTour } from '../seed-tour.ts';

export const stoneTownHeritageWalk: SeedTour = {
  slug: 'stone-town-heritage-walk',
  isFeatured: true,
  parts: {
    details: {
      title: 'Stone Town Heritage Walk',
      badge: 'On foot',
      categories: ['Cultural & Historical', 'City Tours', 'Photography'],
      description: prose`Three hours on foot through lanes of coral stone: carved doors, Darajani
        market and the Anglican cathedral, on the site of the slave market closed in 1873.`,
      fullDescription: prose`
        <p>Stone Town was built from the reef itself: blocks of coral set in lime, walls half a metre
        thick, lanes kept narrow for shade. UNESCO put its 96 hectares on the World Heritage list in
        2000. We set out from the Old Fort, which the Omanis raised in the 17th century, and stay on
        foot all the way.</p>
        <p>The doors are our thread. Your guide shows you how to tell a square Arab lintel from an
        arched Indian one, what the brass studs were for, and why a chain carved round the frame says
        something about the house. Between doors there are the <em>baraza</em>, the stone benches
        along the walls where neighbours drink coffee and hear the news, and Darajani market with its
        auction of fish.</p>
        <p>The last hour is a sober one. The Anglican cathedral stands where the largest slave market
        of the coast was held until 1873, and its exhibition tells the story without softening
        it.</p>
        <h3>Good to know</h3>
        <ul>
        <li>The House of Wonders of 1883 is seen from outside: part of it collapsed in December 2020
        and it was still closed when we last checked.</li>
        <li>Please cover shoulders and knees. In Ramadan, eat and drink out of sight in daylight.</li>
        </ul>`,
      durationHours: 3,
      meetingPoint: 'Gate of the Old Fort, opposite Forodhani Gardens, Stone Town',
      meetingPointLink:
        'https://www.google.com/maps/search/?api=1&query=Old+Fort+Stone+Town+Zanzibar',
      highlights: [
        'Carved doors read in detail: lintels, brass studs and chains',
        'Darajani market, from the fish auction to the spice stalls',
        'The Anglican cathedral on the site of the slave market closed in 1873',
        'Baraza benches and the coffee sellers of the back lanes',
        'The waterfront of the sultans, with the House of Wonders from outside',
      ],
      itinerary: [
        { minutesFromStart: -30, text: 'Pick-up on foot or by car from hotels in Stone Town' },
        { minutesFromStart: 0, text: 'Meet at the gate of the Old Fort' },
        { minutesFromStart: 25, text: 'Doors and baraza benches in the lanes behind the fort' },
        { minutesFromStart: 75, text: 'Darajani market: fish, fruit and spice halls' },
        { minutesFromStart: 110, text: 'Anglican cathedral and the slave market exhibition' },
        { minutesFromStart: 160, text: 'Back to the sea, past the House of Wonders' },
        { minutesFromStart: 180, text: 'The walk ends at Forodhani Gardens' },
      ],
      includes: [
        'Licensed guide who lives in town',
        'Entry to the cathedral and its exhibition',
        'Pick-up from hotels in Stone Town',
        'A cup of spiced coffee on a baraza',
      ],
      excludes: ['Lunch or dinner', 'Souvenirs and market shopping', 'Gratuities'],
      whatToBring: [
        'Closed walking shoes: the lanes are uneven',
        'Clothes that cover shoulders and knees',
        'A hat and water',
        'Small notes for the market',
      ],
    },
    pricing: pricedByGroupSize(
      { upTo: 2, adult: 25, child: 12, infant: 0 },
      { upTo: 6, adult: 22, child: 11, infant: 0 },
      { upTo: 15, adult: 19, child: 9, infant: 0 },
    ),
    schedule: {
      pickupTimes: ['09:00', '15:30'],
      weekdays: everyDay,
      season: null,
      bookingCutoffHours: 2,
      maxGuests: 15,
      capacity: null,
      confirmation: 'instant',
    },
    images: [],
    faq: [
      {
        question: 'Can we go inside the House of Wonders?',
        answer: prose`Not at present. Part of it collapsed on 25 December 2020 and it was closed at
          our last check, so we stop in front of it and tell its story there.`,
      },
      {
        question: 'Which is the better start, morning or afternoon?',
        answer: prose`At 09:00 the market is busiest and the lanes are cooler. At 15:30 the light on
          the doors is softer and you finish as the food stalls of Forodhani are being lit.`,
      },
      {
        question: 'Is the walk suitable for a pushchair or a wheelchair?',
        answer: prose`Only in part: the ground is level, but the paving is broken and the
          chambers beside the cathedral are reached by steep steps. Tell us when you book and we choose wider lanes.`,
      },
      {
        question: 'Do larger parties pay less?',
        answer: prose`Yes. The price for each person falls from three travellers and again from
          seven, because you share one guide.`,
      },
    ],
  },
};
