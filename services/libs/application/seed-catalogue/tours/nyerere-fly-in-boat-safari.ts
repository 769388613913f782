import { prose } from '../prose.ts';
import { pricedByAge } from '../seed-prices.ts';
import { everyDay, type SeedTour } from '../seed-tour.ts';

export const nyerereFlyInBoatSafari: SeedTour = {
  slug: 'nyerere-fly-in-boat-safari',
  isFeatured: false,
  parts: {
    details: {
      title: 'Nyerere Fly-in & Boat Safari',
      badge: 'Fly-in',
      categories: ['Nature & Wildlife', 'Day Trips', 'Adventure & Sports', 'Photography'],
      description: prose`Forty minutes by plane to the former Selous: by boat among the hippos of the
        Rufiji, by vehicle through wild dog country, and home the same evening.`,
      fullDescription: prose`
        <p>Nyerere National Park is the northern part of the old Selous, a World Heritage site since
        1982, and the Rufiji runs through it. A light aircraft needs about forty minutes from
        Zanzibar to one of its airstrips, so a single day gives you both the river and the plain
        beside it.</p>
        <p>In the morning you drive: through palms and round oxbow lakes, among giraffe, impala and
        elephant, in a region that is one of the strongholds of the African wild dog. After lunch at
        a camp you change to a flat boat. Hippos, <em>kiboko</em> in Swahili, lie in rows with only
        ears and nostrils above the surface; crocodiles rest on the banks with their mouths open;
        fish eagles call from dead trees and bee-eaters nest in the sand cliffs. The skipper keeps a
        respectful distance from all of them.</p>
        <p>Nothing here is fenced or fed, and no animal can be promised.</p>
        <h3>Good to know</h3>
        <ul>
        <li>Bring your passport. Luggage is limited to one soft bag, 15 kg.</li>
        <li>Seats are confirmed by hand once the airline has them; it sets the flight times, and we
        pass them on the day before.</li>
        <li>In the long rains some tracks close. If river or road is impassable the time goes to the
        other.</li>
        </ul>`,
      durationHours: 12,
      meetingPoint: 'Abeid Amani Karume Airport, Zanzibar, Terminal 1, domestic check-in',
      meetingPointLink:
        'https://www.google.com/maps/search/?api=1&query=Zanzibar+Airport+Terminal+1',
      highlights: [
        'About forty minutes by plane from Zanzibar',
        'Boat safari on the Rufiji: hippo, crocodile, fish eagle',
        'Game drive in wild dog country',
        'Part of Selous, World Heritage since 1982',
        'Nine guests at most',
      ],
      itinerary: [
        { minutesFromStart: -45, text: 'Hotel pick-up in Stone Town; earlier from the coast' },
        { minutesFromStart: 0, text: 'Check-in at Zanzibar airport' },
        { minutesFromStart: 60, text: 'Take-off, planned for 06:30' },
        { minutesFromStart: 120, text: 'Game drive between river and lakes' },
        { minutesFromStart: 375, text: 'Lunch at a camp by the Rufiji' },
        { minutesFromStart: 450, text: 'Boat safari' },
        { minutesFromStart: 720, text: 'Return to your hotel after the flight back' },
      ],
      includes: [
        'Return flights in a light aircraft',
        'Park fees',
        'Game drive and boat safari with a guide',
        'Lunch, water and soft drinks',
        'Airport transfers in Zanzibar',
      ],
      excludes: ['Alcoholic drinks', 'Travel insurance', 'Gratuities'],
      whatToBring: [
        'Passport',
        'A soft bag of at most 15 kg',
        'Clothes in plain, light colours, long sleeves for the boat',
        'Hat, sunscreen and insect repellent',
        'Binoculars and a camera with a zoom',
      ],
    },
    pricing: pricedByAge({ adult: 470, child: 420, infant: 100 }, { childFrom: 2 }),
    schedule: {
      pickupTimes: ['05:30'],
      weekdays: everyDay,
      season: null,
      bookingCutoffHours: 72,
      maxGuests: 9,
      capacity: 9,
      confirmation: 'by-hand',
    },
    images: [],
    faq: [
      {
        question: 'Nyerere or Mikumi: which should I take?',
        answer: prose`Nyerere for the river and fewer vehicles, Mikumi for open plains and herds seen
          from afar. The flight to Nyerere is the shorter one.`,
      },
      {
        question: 'Is the boat safe among hippos?',
        answer: prose`The skippers know the pods and keep away from deep channels where hippos
          surface. Stay seated, keep hands inside, and wear the life jacket you are given.`,
      },
      {
        question: 'Is it a good trip for children?',
        answer: prose`From about six. Younger ones may come, but twelve hours with an early start and
          long times of sitting still are a lot to ask.`,
      },
      {
        question: 'Why is it still called Selous?',
        answer: prose`It was, for a century. The northern part became Nyerere National Park,
          named after Tanzania’s first president; the rest remains a game reserve.`,
      },
    ],
  },
};
