import { prose } from '../prose.ts';
import { pricedByAge } from '../seed-prices.ts';
import { everyDay, type SeedTour } from '../seed-tour.ts';

export const dolphinWatchKizimkazi: SeedTour = {
  slug: 'dolphin-watch-kizimkazi',
  isFeatured: false,
  parts: {
    details: {
      title: 'Dolphin Watch, Kizimkazi',
      badge: 'Eight seats',
      categories: ['Nature & Wildlife', 'Beach & Water Activities', 'Photography'],
      description: prose`Out at sunrise with eight people at most, watching from the boat and keeping
        our distance. No chase and no promise of dolphins; a reef to snorkel afterwards.`,
      fullDescription: prose`
        <p>Bottlenose and humpback dolphins live off Kizimkazi all year. So do a great many boats, and
        on a bad morning a dozen of them race after the same pod while swimmers are dropped in its
        path. We do it differently, and you should know how before you book.</p>
        <p>We leave at half past six, ahead of the crowd, with one small boat and eight guests. When
        dolphins, <em>pomboo</em> in Swahili, are seen, the skipper slows down, stays at least one
        boat’s length away and alongside, never in front. If they turn off, we let them go. If other boats
        have surrounded them, we leave. You watch from the boat: nobody is sent into the water with
        them.</p>
        <p>After an hour or so we anchor over a reef inside the bay for a swim with mask and
        fins, and there is tea and cassava on the beach when we are back.</p>
        <h3>Good to know</h3>
        <ul>
        <li>Sightings are not guaranteed, and an empty sea does not change the price: you
        pay for the boat and for the way it is sailed.</li>
        <li>The boat sails with two travellers or more. In a strong south wind it stays ashore, and
        you choose another day or pay nothing.</li>
        </ul>`,
      durationHours: 3,
      meetingPoint: 'Kizimkazi Mkunguni landing',
      meetingPointLink:
        'https://www.google.com/maps/search/?api=1&query=Kizimkazi+Mkunguni+Zanzibar',
      highlights: [
        'Eight guests and one boat that keeps its distance',
        'On the water at sunrise, before the crowd',
        'Dolphins watched from deck, never chased',
        'A snorkelling stop over the reef of the bay',
        'Tea and hot cassava on the beach',
      ],
      itinerary: [
        { minutesFromStart: -105, text: 'First hotel pick-ups, from the north of the island' },
        { minutesFromStart: -30, text: 'Last hotel pick-ups, on the south coast' },
        { minutesFromStart: 0, text: 'Board at the Mkunguni landing' },
        { minutesFromStart: 15, text: 'Out along the reef, watching for fins' },
        { minutesFromStart: 90, text: 'Snorkelling inside the bay' },
        { minutesFromStart: 150, text: 'Tea on the beach' },
        { minutesFromStart: 180, text: 'The boat part ends at the landing; drive back follows' },
      ],
      includes: [
        'Boat, skipper and life jackets',
        'Guide who explains what you see',
        'Mask, snorkel and fins',
        'Tea, cassava and water',
        'Hotel transfer both ways',
      ],
      excludes: ['Breakfast and lunch', 'Swimming with dolphins', 'Gratuities'],
      whatToBring: [
        'A warm top: it is cool before sunrise',
        'Swimwear and a towel',
        'Binoculars, if you have them',
        'Sunscreen and a hat',
      ],
    },
    pricing: pricedByAge({ adult: 45, child: 25, infant: 0 }),
    schedule: {
      pickupTimes: ['06:30'],
      weekdays: everyDay,
      season: null,
      bookingCutoffHours: 18,
      maxGuests: 8,
      capacity: 8,
      confirmation: 'instant',
    },
    images: [],
    faq: [
      {
        question: 'How likely are we to see dolphins?',
        answer: prose`Good, but nobody can say for your day. They are wild, they move, and after
          stormy nights they stay further out than we go.`,
      },
      {
        question: 'Why may we not swim with them?',
        answer: prose`Dropping swimmers in front of a pod makes mothers and calves break off resting
          and feeding. From deck you see more of what they do, and for longer.`,
      },
      {
        question: 'Do the three hours include the drive?',
        answer: prose`No, they are counted from landing to landing. Kizimkazi is about an hour and a
          quarter from Stone Town, and more from the north coast.`,
      },
    ],
  },
};
