import { prose } from '../prose.ts';
import { pricedByAge } from '../seed-prices.ts';
import { everyDay, type SeedTour } from '../seed-tour.ts';

export const jozaniForestMangrove: SeedTour = {
  slug: 'jozani-forest-mangrove',
  isFeatured: true,
  parts: {
    details: {
      title: 'Jozani Forest & Mangrove',
      badge: 'Half day',
      categories: ['Nature & Wildlife', 'Photography'],
      description: prose`Red colobus monkeys, found only in Zanzibar, a trail through groundwater
        forest, and a boardwalk over the mangrove creek at Pete. Four hours from Stone Town.`,
      fullDescription: prose`
        <p>Jozani is the only national park of Zanzibar’s main island, some 50 square kilometres of
        forest, thicket and salt marsh between two bays. Its best-known residents are red colobus:
        long-limbed monkeys with a russet back and a white fringe, found in Zanzibar and nowhere
        else. In Swahili they are <em>kima punju</em>. Groups feed in the low trees near the road
        and take little notice of people who stand still.</p>
        <p>From there a trail of about 45 minutes enters the tall forest, where the ground water
        stands close to the surface and roots spread in buttresses. Your guide looks for
        blue monkeys, elephant shrews and tree frogs, and shows you which bark is used for what.</p>
        <p>A few minutes away at Pete, a boardwalk built by the village runs over a mangrove creek.
        Near high water fish move between the stilted roots; at low water the mud belongs to crabs
        that wave one large claw.</p>
        <h3>Good to know</h3>
        <ul>
        <li>Keep three metres from the monkeys, never feed them, and stay away if you have a cold.</li>
        <li>Wild animals keep their own hours. The colobus are seen on most visits, without
        guarantee.</li>
        <li>Part of the entry fee goes to the villages around the forest.</li>
        </ul>`,
      durationHours: 4,
      meetingPoint: 'Hotel pick-up in and around Stone Town, or the gate of the Old Fort',
      meetingPointLink:
        'https://www.google.com/maps/search/?api=1&query=Old+Fort+Stone+Town+Zanzibar',
      highlights: [
        'Red colobus, a monkey found nowhere outside Zanzibar',
        'The island’s only national park, with a local ranger',
        'Groundwater forest on a trail of 45 minutes',
        'The boardwalk over the mangrove creek at Pete',
        'Back for lunch, or back for sunset',
      ],
      itinerary: [
        { minutesFromStart: 0, text: 'Pick-up at your hotel or the Old Fort' },
        { minutesFromStart: 55, text: 'Jozani: the colobus groups near the gate' },
        { minutesFromStart: 95, text: 'Trail through the tall forest with a ranger' },
        { minutesFromStart: 150, text: 'Boardwalk over the mangroves at Pete' },
        { minutesFromStart: 185, text: 'Drive back' },
        { minutesFromStart: 240, text: 'Return to your hotel' },
      ],
      includes: [
        'Transfer from Stone Town and back',
        'Park entry fee',
        'Ranger of the reserve',
        'Drinking water',
      ],
      excludes: ['Meals', 'Transfer from the north coast', 'Gratuities'],
      whatToBring: [
        'Closed shoes and long trousers',
        'Insect repellent',
        'A camera without flash',
        'A rain jacket from March to May',
      ],
    },
    pricing: pricedByAge({ adult: 40, child: 20, infant: 0 }),
    schedule: {
      pickupTimes: ['08:00', '14:00'],
      weekdays: everyDay,
      season: null,
      bookingCutoffHours: 6,
      maxGuests: 14,
      capacity: null,
      confirmation: 'instant',
    },
    images: [],
    faq: [
      {
        question: 'Do you collect us from Paje, Jambiani or Michamvi?',
        answer: prose`Yes. From the south-east the forest is closer and the trip takes about three
          hours. Write your hotel in the booking and we tell you the pick-up time.`,
      },
      {
        question: 'How close do the monkeys come?',
        answer: prose`Sometimes closer than the three metres you are asked to keep. Step back slowly;
          colds and other infections pass from people to them.`,
      },
      {
        question: 'Which start is better?',
        answer: prose`Colobus are most active in the morning and again after three. For the
          boardwalk, high water is better, so ask us which half of your day has it.`,
      },
      {
        question: 'Is the trail difficult?',
        answer: prose`No. It is level and about 45 minutes long, with roots to step over. The
          boardwalk has planks and a rail. After heavy rain parts of the forest stand under water
          and the walk is shortened.`,
      },
    ],
  },
};
