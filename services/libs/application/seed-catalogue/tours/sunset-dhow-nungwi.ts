import { prose } from '../prose.ts';
import { pricedByAge } from '../seed-prices.ts';
import { everyDay, type SeedTour } from '../seed-tour.ts';

export const sunsetDhowNungwi: SeedTour = {
  slug: 'sunset-dhow-nungwi',
  isFeatured: true,
  parts: {
    details: {
      title: 'Sunset Dhow, Nungwi',
      badge: 'Evening',
      categories: ['Beach & Water Activities', 'Relaxation & Wellness', 'Photography'],
      description: prose`Two and a half hours under a lateen sail between Nungwi and Kendwa, with
        drums, fruit and time for a swim before the sun goes into the sea.`,
      fullDescription: prose`
        <p>The dhow was built on the beach you board from, and it is sailed the way it always was: one
        mast, one yard as long as the hull, one triangle of cotton that two men have to carry round
        the mast when the boat changes tack. You are welcome to take a rope.</p>
        <p>We leave at half past four and go south along the coast with the wind behind. Off Kendwa
        the crew lets the sail down and hangs a ladder over the side; the sea here is deep enough to
        swim at any tide. There is fruit, there are nuts and soft drinks, and the drums come out: a
        <em>ngoma</em>, which in Swahili means the drum, the dance and the party all at once.</p>
        <p>Nungwi and Kendwa face west, so on a clear evening the sun goes down over open water. The
        dhow turns for home in the last light and sets you down on the beach where you
        started.</p>
        <h3>Good to know</h3>
        <ul>
        <li>You wade to the boat, up to the knee or the hip depending on the tide.</li>
        <li>No alcohol is sold on board. Beachwear is fine on the dhow, not in the village.</li>
        <li>The dhow sails with two travellers or more. Without wind a small engine helps; in too much
        of it the skipper stays ashore.</li>
        </ul>`,
      durationHours: 2.5,
      meetingPoint: 'Nungwi main beach, by the moored dhows',
      meetingPointLink: 'https://www.google.com/maps/search/?api=1&query=Nungwi+Beach+Zanzibar',
      highlights: [
        'A wooden dhow under its lateen sail',
        'A swim off Kendwa from the ladder',
        'Drums, fruit and soft drinks on deck',
        'Sunset over open water, weather permitting',
      ],
      itinerary: [
        { minutesFromStart: 0, text: 'Meet on the beach and wade to the dhow' },
        { minutesFromStart: 20, text: 'Sail up, south toward Kendwa' },
        { minutesFromStart: 50, text: 'Swim stop' },
        { minutesFromStart: 80, text: 'Fruit, drinks and drums under sail' },
        { minutesFromStart: 115, text: 'Sunset' },
        { minutesFromStart: 150, text: 'Return to Nungwi beach' },
      ],
      includes: [
        'Dhow, crew and life jackets',
        'Fruit, nuts, water and soft drinks',
        'Drummers',
        'Mask and snorkel for the swim',
      ],
      excludes: ['Transfer to Nungwi', 'Dinner', 'Gratuities'],
      whatToBring: [
        'Swimwear and a towel',
        'A light jacket for the way back',
        'Sandals that can get wet',
        'A dry bag for phone and camera',
      ],
    },
    pricing: pricedByAge({ adult: 35, child: 20, infant: 0 }),
    schedule: {
      pickupTimes: ['16:30'],
      weekdays: everyDay,
      season: null,
      bookingCutoffHours: 2,
      maxGuests: 25,
      capacity: 25,
      confirmation: 'instant',
    },
    images: [],
    faq: [
      {
        question: 'Is there alcohol on board?',
        answer: prose`No: water, soft drinks and fruit are served. The beach bars of Nungwi are a few
          minutes’ walk from the landing if you would like a drink afterwards.`,
      },
      {
        question: 'What if it is cloudy?',
        answer: prose`We sail: the colours are often better with some cloud. If rain or wind makes it
          unpleasant or unsafe the skipper calls it off and you choose another evening.`,
      },
      {
        question: 'Is the cruise safe for small children?',
        answer: prose`Yes, with a life jacket on from beach to beach; we carry them from toddler size.
          Infants up to three are free but count as a seat.`,
      },
      {
        question: 'Can you collect us from Kendwa?',
        answer: prose`On calm days the dhow can pick up from Kendwa beach at about ten to five. Write
          your hotel in the booking and we confirm it on the day.`,
      },
    ],
  },
};
