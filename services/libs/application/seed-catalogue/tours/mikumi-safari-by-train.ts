import { prose } from '../prose.ts';
import { pricedByAge } from '../seed-prices.ts';
import { everyDay, type SeedTour } from '../seed-tour.ts';

export const mikumiSafariByTrain: SeedTour = {
  slug: 'mikumi-safari-by-train',
  isFeatured: false,
  parts: {
    details: {
      title: 'Mikumi Safari by Train',
      badge: 'From Dar es Salaam',
      categories: ['Nature & Wildlife', 'Day Trips', 'Adventure & Sports'],
      description: prose`The electric train from Dar es Salaam to Morogoro, a day of game drives in
        Mikumi and the train home at night: sixteen hours, at a lower price than flying.`,
      fullDescription: prose`
        <p>Tanzania’s new railway, the SGR, has made Mikumi a day’s journey from Dar es Salaam. The
        first train, <em>treni</em> in Swahili, leaves at six and is planned to reach Morogoro, under
        the Uluguru mountains, 97 minutes later. Our driver waits at the station and the park is
        another hour to an hour and a half by road.</p>
        <p>That leaves most of a day on the Mkata floodplain, with a packed lunch at a viewpoint.
        Elephant, giraffe, zebra, buffalo and antelope are here in every season, lions are seen on
        many drives, and more than 400 species of birds have been recorded. Toward evening the car
        takes you back to Morogoro for the train at 19:18, which should arrive in Dar at five past
        nine.</p>
        <p>From Zanzibar, take a ferry to Dar es Salaam the day before and plan a night there on
        either side. We are glad to advise; ferry and hotel are booked by you.</p>
        <h3>Good to know</h3>
        <ul>
        <li>Train tickets carry names: we need everyone’s name and passport number when we confirm,
        and you need the passport on board.</li>
        <li>Trains can be retimed by the railway. You get the times of your day in writing.</li>
        <li>Wild animals cannot be promised.</li>
        </ul>`,
      durationHours: 16,
      meetingPoint: 'SGR station, Dar es Salaam, main entrance',
      meetingPointLink: 'https://www.google.com/maps/search/?api=1&query=SGR+Station+Dar+es+Salaam',
      highlights: [
        'The electric train across the coastal hills',
        'Most of a day on the Mkata floodplain',
        'A private safari vehicle with a roof that opens',
        'Lower price than the flight from Zanzibar',
      ],
      itinerary: [
        { minutesFromStart: 0, text: 'Meet at the SGR station; tickets and luggage check' },
        { minutesFromStart: 45, text: 'Train to Morogoro, planned for 06:00' },
        { minutesFromStart: 145, text: 'By road to Mikumi' },
        { minutesFromStart: 230, text: 'Game drive on the Mkata plain' },
        { minutesFromStart: 435, text: 'Packed lunch at a viewpoint, then on' },
        { minutesFromStart: 840, text: 'Train back from Morogoro, planned for 19:18' },
        { minutesFromStart: 960, text: 'Return to the SGR station in Dar es Salaam' },
      ],
      includes: [
        'Train tickets Dar es Salaam–Morogoro and back',
        'Safari vehicle and driver-guide from Morogoro',
        'Park fees',
        'Packed lunch and water',
      ],
      excludes: [
        'Ferry between Zanzibar and Dar es Salaam',
        'Hotel nights in Dar es Salaam',
        'Dinner and alcoholic drinks',
        'Gratuities',
      ],
      whatToBring: [
        'Passport',
        'One small bag',
        'Clothes in plain, light colours and a jumper for the train',
        'Hat, sunscreen and insect repellent',
        'Breakfast or cash for the station café',
      ],
    },
    pricing: pricedByAge({ adult: 290, child: 250, infant: 60 }),
    schedule: {
      pickupTimes: ['05:15'],
      weekdays: everyDay,
      season: null,
      bookingCutoffHours: 72,
      maxGuests: 20,
      capacity: 20,
      confirmation: 'by-hand',
    },
    images: [],
    faq: [
      {
        question: 'Can I do this from Zanzibar in one day?',
        answer: prose`No. The train leaves before the first ferry arrives and returns after the last
          has gone, so you need a night in Dar es Salaam before and after. From the island in one day,
          take the Mikumi Fly-in Safari.`,
      },
      {
        question: 'What does SGR mean?',
        answer: prose`Standard gauge railway: the new electric line from Dar es Salaam toward the
          interior, with reserved seats and air conditioning.`,
      },
      {
        question: 'How much time do we have in the park?',
        answer: prose`About eight hours, from around nine in the morning until five. The rest of the
          day is train and road.`,
      },
      {
        question: 'Why do you confirm by hand?',
        answer: prose`Because we first buy the train seats in your names. You hear from us within a
          working day, and you pay on the morning of the trip.`,
      },
    ],
  },
};
