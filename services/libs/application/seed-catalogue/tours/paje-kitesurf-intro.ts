import { prose } from '../prose.ts';
import { pricedBySeat } from '../seed-prices.ts';
import { everyDay, type SeedTour } from '../seed-tour.ts';

export const pajeKitesurfIntro: SeedTour = {
  slug: 'paje-kitesurf-intro',
  isFeatured: false,
  parts: {
    details: {
      title: 'Paje Kitesurf Intro',
      badge: 'First lesson',
      categories: ['Adventure & Sports', 'Beach & Water Activities'],
      description: prose`A first kitesurfing lesson in the shallow lagoon of Paje: two hours, one or
        two pupils to an instructor, kite and harness included. No wind, no charge.`,
      fullDescription: prose`
        <p>Paje has what beginners need: a lagoon of sandy bottom and waist-deep water behind a reef
        more than a kilometre out, and wind that blows along the shore rather than away from it. The
        <em>kusi</em>, the southerly monsoon, works from June to September; the <em>kaskazi</em>, the
        northerly, from December to March.</p>
        <p>Two hours are enough to find out whether this is for you. You begin on the sand with a
        small trainer kite and learn where its power sits and how to make it stop. Then comes the
        harness, the safety releases, pulled until your hand finds them by itself, and the first
        launch. In the water you let the kite drag you downwind without a board; that is called body
        dragging and is more fun than it sounds. Some pupils stand on a board at the end of the
        lesson. Most do so in the second or third.</p>
        <h3>Good to know</h3>
        <ul>
        <li>From twelve years and about 40 kg. You must be able to swim.</li>
        <li>We confirm each lesson by hand, with the hour that suits wind and tide.</li>
        <li>Without wind, or with too much, you move to another day or cancel at no charge.</li>
        </ul>`,
      durationHours: 2,
      meetingPoint: 'Kite beach, Paje',
      meetingPointLink: 'https://www.google.com/maps/search/?api=1&query=Paje+Kite+Beach+Zanzibar',
      highlights: [
        'One or two pupils to an instructor',
        'Shallow, sandy lagoon behind the reef',
        'Trainer kite, safety releases and body dragging',
        'All gear in your size, with helmet and vest',
      ],
      itinerary: [
        { minutesFromStart: 0, text: 'Meet your instructor; wind, tide and fitting of gear' },
        { minutesFromStart: 20, text: 'Trainer kite on the sand' },
        { minutesFromStart: 50, text: 'Harness, safety releases, first launch' },
        { minutesFromStart: 75, text: 'Into the lagoon: body dragging' },
        { minutesFromStart: 120, text: 'Return to the beach and talk through what comes next' },
      ],
      includes: [
        'Certified instructor',
        'Trainer kite, kite, harness, helmet and impact vest',
        'Rescue boat on call',
        'Drinking water',
      ],
      excludes: ['Transfer to Paje', 'Wetsuit hire', 'Gratuities'],
      whatToBring: [
        'Swimwear and a tight top against sun and harness',
        'Reef shoes',
        'Waterproof sunscreen',
        'A strap for glasses',
      ],
    },
    pricing: pricedBySeat(95),
    schedule: {
      pickupTimes: ['09:00', '11:30', '14:30'],
      weekdays: everyDay,
      season: null,
      bookingCutoffHours: 6,
      maxGuests: 2,
      capacity: 6,
      confirmation: 'by-hand',
    },
    images: [],
    faq: [
      {
        question: 'Why is my booking pending at first?',
        answer: prose`Because the lagoon is too shallow at low tide and the wind has its hours. We
          look at both for your day, then confirm your start or suggest another.`,
      },
      {
        question: 'What if there is no wind?',
        answer: prose`You pay nothing, and you may move to any other day. April, May, October and
          November are the least reliable months.`,
      },
      {
        question: 'Do I pay less if two of us share an instructor?',
        answer: prose`No, the lesson costs the same a person. With two you rest in turns, which
          beginners are usually glad of.`,
      },
      {
        question: 'How many lessons until I can ride?',
        answer: prose`Most people make their first metres after six to nine hours of tuition. Your
          instructor writes down where you got to, so any school can carry on from there.`,
      },
    ],
  },
};
