import { prose } from '../prose.ts';
import { pricedByAge } from '../seed-prices.ts';
import { everyDay, type SeedTour } from '../seed-tour.ts';

export const masinginiForestWalk: SeedTour = {
  slug: 'masingini-forest-walk',
  isFeatured: false,
  parts: {
    details: {
      title: 'Masingini Forest Walk',
      badge: 'Half day',
      categories: ['Nature & Wildlife', 'Adventure & Sports', 'Photography'],
      description: prose`Fifteen minutes from Stone Town, the forest that gives the city its water:
        signed trails, birds at both ends of the day, and a wooden tower above the roofs.`,
      fullDescription: prose`
        <p>Masingini covers the ridge behind the city and has been a reserve since 1950, because the
        springs under it fill the taps of Stone Town. Hardly any visitor comes here. That is odd,
        since the drive takes fifteen minutes and the air is noticeably cooler when you get out of
        the car.</p>
        <p>The trails are signed and have benches at the steep places. Your guide walks slowly and
        listens: turacos, hornbills and bulbuls are usually heard before they are seen. Clove and
        breadfruit trees from old gardens stand among the forest kinds, and a few of them still have
        owners with names. In the leaf litter there may be a <em>chura</em>, a frog, no bigger than a
        fingernail.</p>
        <p>The walk climbs to a wooden tower on the ridge. From its platform you look over the canopy
        to the minarets and roofs of town, the harbour and the islands beyond.</p>
        <h3>Good to know</h3>
        <ul>
        <li>We walk about four kilometres, with some short climbs; the tower has steep stairs.</li>
        <li>At 07:30 birds are most active. At 15:30 the view has the evening light.</li>
        <li>There is nothing to buy in the forest; water is with us.</li>
        </ul>`,
      durationHours: 3,
      meetingPoint: 'Hotel pick-up in Stone Town, or the gate of the Old Fort',
      meetingPointLink:
        'https://www.google.com/maps/search/?api=1&query=Old+Fort+Stone+Town+Zanzibar',
      highlights: [
        'A forest reserve of 1950, a quarter of an hour from town',
        'Turacos and hornbills along signed trails',
        'A wooden tower with town, harbour and islands below',
        'Old clove trees gone back to the forest',
      ],
      itinerary: [
        { minutesFromStart: 0, text: 'Pick-up in Stone Town' },
        { minutesFromStart: 20, text: 'Start of the trail at the reserve gate' },
        { minutesFromStart: 75, text: 'A rest by the springs' },
        { minutesFromStart: 110, text: 'Up to the tower on the ridge' },
        { minutesFromStart: 155, text: 'Down to the car' },
        { minutesFromStart: 180, text: 'Return to Stone Town' },
      ],
      includes: [
        'Transfer from Stone Town and back',
        'Forest guide and entry fee',
        'Binoculars to share',
        'Water and fruit',
      ],
      excludes: ['Meals', 'Transfer from beach hotels', 'Gratuities'],
      whatToBring: [
        'Walking shoes with a good sole',
        'Long trousers and insect repellent',
        'A rain jacket from March to May',
      ],
    },
    pricing: pricedByAge({ adult: 30, child: 15, infant: 0 }),
    schedule: {
      pickupTimes: ['07:30', '15:30'],
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
        question: 'How does Masingini compare with Jozani?',
        answer: prose`Jozani is larger, further away and has the red colobus. Masingini is for
          walking: longer trails, a view, few other visitors and a short drive.`,
      },
      {
        question: 'Shall we see monkeys?',
        answer: prose`Sometimes; colobus and blue monkeys both live here. They are shyer than at
          Jozani, so come for the walk and take them as a bonus.`,
      },
      {
        question: 'Can children manage it?',
        answer: prose`From about six, on their own feet. Smaller ones need a carrier. Nobody has to
          climb the tower.`,
      },
    ],
  },
};
