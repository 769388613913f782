import { prose } from '../prose.ts';
import { pricedByAge } from '../seed-prices.ts';
import { everyDay, type SeedTour } from '../seed-tour.ts';

export const sunsetDhowStoneTown: SeedTour = {
  slug: 'sunset-dhow-stone-town',
  isFeatured: false,
  parts: {
    details: {
      title: 'Sunset Dhow, Stone Town',
      badge: 'Evening',
      categories: ['Relaxation & Wellness', 'Beach & Water Activities', 'City Tours'],
      description: prose`Two hours under sail along the seafront of Stone Town while the light turns,
        with spiced tea, snacks and the history of each façade as you pass it.`,
      fullDescription: prose`
        <p>Stone Town was built to be seen from the sea. Merchants, sultans and consuls wanted their
        houses to impress whoever was arriving, and only from the water do the Old Fort, the House of
        Wonders, the Old Dispensary with its carved balconies and the palaces line up as they were
        meant to.</p>
        <p>The dhow leaves Forodhani at a quarter to five and passes them slowly, close enough to make
        out the shutters. Your guide points out where the bombardment of 1896 came from: the war
        between Britain and Zanzibar that was over in less than three quarters of an hour. Then the
        bow turns to the open roadstead, where fishing boats set out for the night with their lamps
        trimmed, and the engine is switched off.</p>
        <p>There is tea with cardamom and ginger, <em>kashata</em> (brittle of coconut or peanut),
        samosas and fruit. When the sun has gone the call to prayer comes across the water from one
        minaret after another, and you land as the grills of the night market are lit.</p>
        <h3>Good to know</h3>
        <ul>
        <li>There is no jetty: you wade a few steps to the boat.</li>
        <li>The dhow sails with two travellers or more. No alcohol is served on board.</li>
        <li>In Ramadan snacks are handed out after sunset, when the crew breaks its fast too.</li>
        </ul>`,
      durationHours: 2,
      meetingPoint: 'Beach landing beside Forodhani Gardens, Stone Town',
      meetingPointLink:
        'https://www.google.com/maps/search/?api=1&query=Forodhani+Gardens+Stone+Town+Zanzibar',
      highlights: [
        'The seafront of Stone Town from the side it was built for',
        'The war of 1896 told where it was fought',
        'Cardamom tea, kashata and samosas on deck',
        'Landing beside the Forodhani night market',
      ],
      itinerary: [
        { minutesFromStart: 0, text: 'Board at the Forodhani landing' },
        { minutesFromStart: 15, text: 'Along the seafront, house by house' },
        { minutesFromStart: 50, text: 'Out to the roadstead under sail; tea and snacks' },
        { minutesFromStart: 90, text: 'Sunset with the engine off' },
        { minutesFromStart: 120, text: 'Return to the Forodhani landing' },
      ],
      includes: [
        'Dhow, crew and life jackets',
        'Guide',
        'Spiced tea, water and soft drinks',
        'Samosas, kashata and fruit',
      ],
      excludes: ['Dinner at the night market', 'Hotel transfer', 'Gratuities'],
      whatToBring: [
        'Sandals that can get wet',
        'A light jacket or shawl',
        'A camera',
        'Cash for the night market afterwards',
      ],
    },
    pricing: pricedByAge({ adult: 35, child: 20, infant: 0 }),
    schedule: {
      pickupTimes: ['16:45'],
      weekdays: everyDay,
      season: null,
      bookingCutoffHours: 2,
      maxGuests: 20,
      capacity: 20,
      confirmation: 'instant',
    },
    images: [],
    faq: [
      {
        question: 'Can we swim from the dhow?',
        answer: prose`Not on this one: the water off the town is a harbour. For a swim before sunset,
          take the dhow from Nungwi.`,
      },
      {
        question: 'Does it go well with the Heritage Walk?',
        answer: prose`Yes, with the morning walk. The afternoon walk ends at half past six, too
          late to board.`,
      },
      {
        question: 'Will I be seasick?',
        answer: prose`Hardly anyone is. We stay in the lee of the town and its islands; sit in the
          middle of the boat if you are sensitive.`,
      },
    ],
  },
};
