import { prose } from '../prose.ts';
import { pricedByAge } from '../seed-prices.ts';
import { everyDay, type SeedTour } from '../seed-tour.ts';

export const mikumiFlyInSafari: SeedTour = {
  slug: 'mikumi-fly-in-safari',
  isFeatured: true,
  parts: {
    details: {
      title: 'Mikumi Fly-in Safari',
      badge: 'Fly-in',
      categories: ['Nature & Wildlife', 'Day Trips', 'Photography', 'Adventure & Sports'],
      description: prose`From Zanzibar to the Mkata plain and back in a day: about an hour by small
        plane, two game drives in elephant and lion country, lunch in the park.`,
      fullDescription: prose`
        <p>Mikumi National Park covers about 3,230 square kilometres of the mainland, and its airstrip
        is 45 to 60 minutes from Zanzibar in a plane of twelve seats. You leave the island
        before sunrise and are sitting in an open-sided vehicle while other guests are at
        breakfast.</p>
        <p>The heart of the park is the Mkata floodplain: short grass, wide horizon, herds that can be
        seen from far off. Elephant (<em>tembo</em>), giraffe, zebra, wildebeest, impala and buffalo
        live here all year; lions do too, and like to sleep on termite mounds. More than 400 species
        of birds have been recorded. We drive in the morning, have lunch in the shade at about half
        past twelve, and go out once more on the way to the plane.</p>
        <p>Animals are wild and free to be elsewhere. A guide who was out there yesterday improves the
        chances; nobody can promise a species.</p>
        <h3>Good to know</h3>
        <ul>
        <li>Bring your passport. Luggage is limited to one soft bag, 15 kg.</li>
        <li>Seats are confirmed by hand once the airline has them. Flight times are set by the airline
        and confirmed the day before.</li>
        <li>Infants under two sit on a parent’s lap on the plane.</li>
        </ul>`,
      durationHours: 12,
      meetingPoint: 'Abeid Amani Karume Airport, Zanzibar, Terminal 1, domestic check-in',
      meetingPointLink:
        'https://www.google.com/maps/search/?api=1&query=Zanzibar+Airport+Terminal+1',
      highlights: [
        '45 to 60 minutes by plane to the Mkata plain',
        'Morning and afternoon game drive with a park guide',
        'Elephant, giraffe, buffalo and lion country',
        'More than 400 species of birds',
        'Back in Zanzibar for dinner',
      ],
      itinerary: [
        { minutesFromStart: -60, text: 'Hotel pick-up in Stone Town; earlier from the coast' },
        { minutesFromStart: 0, text: 'Check-in at Zanzibar airport' },
        { minutesFromStart: 60, text: 'Take-off, planned for 07:00' },
        { minutesFromStart: 135, text: 'First game drive on the Mkata plain' },
        { minutesFromStart: 390, text: 'Lunch in the park' },
        { minutesFromStart: 450, text: 'Second game drive, on the way to the airstrip' },
        { minutesFromStart: 720, text: 'Return to your hotel; landing is planned for 16:45' },
      ],
      includes: [
        'Return flights in a light aircraft',
        'Park fees',
        'Two game drives with a guide',
        'Lunch, water and soft drinks',
        'Airport transfers in Zanzibar',
      ],
      excludes: ['Alcoholic drinks', 'Travel insurance', 'Gratuities'],
      whatToBring: [
        'Passport',
        'A soft bag of at most 15 kg',
        'Clothes in plain, light colours and a jumper for the morning',
        'Hat, sunscreen and insect repellent',
        'Binoculars and a camera with a zoom',
      ],
    },
    pricing: pricedByAge({ adult: 430, child: 380, infant: 90 }, { childFrom: 2 }),
    schedule: {
      pickupTimes: ['06:00'],
      weekdays: everyDay,
      season: null,
      bookingCutoffHours: 72,
      maxGuests: 12,
      capacity: 12,
      confirmation: 'by-hand',
    },
    images: [],
    faq: [
      {
        question: 'Do I need a visa or a passport?',
        answer: prose`The flight is domestic, but the airline checks passports and the park asks for
          your nationality. A valid stay for Tanzania covers both Zanzibar and the mainland.`,
      },
      {
        question: 'Shall we see lions?',
        answer: prose`Often, but not always. Elephant, giraffe, zebra and antelope are met on nearly
          every drive; cats decide for themselves.`,
      },
      {
        question: 'What happens if the flight is cancelled by weather?',
        answer: prose`You choose another day or pay nothing. Delays are more common than
          cancellations, above all in the rains of April and May.`,
      },
      {
        question: 'How long are we in the park?',
        answer: prose`Between seven and eight hours from landing to take-off, lunch included. That is
          why the pick-up is so early.`,
      },
    ],
  },
};
