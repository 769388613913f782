import type { GuideText } from '../../guide.ts';

export const jambiani: GuideText = {
  tagline: 'A long, quiet village by the sea, and fresh water in a cave behind it.',
  location: 'South-east coast of Unguja',
  travelTime: '1 h 10 min from Stone Town',
  rating: '4.6',
  about: `
    Jambiani is long and narrow: houses, palms and wooden boats strung along the beach,
    south of Paje, 55 km from Stone Town. It has been a fishing village throughout, and the day
    follows the work: boats go out when there is water under them, and when there is none the
    beach is the shortest way from one end of the village to the other.

    As everywhere on the east coast, the reef lies about a kilometre out and the lagoon behind it
    comes and goes with the tide, roughly six and a half hours between one extreme and the next. At
    high water you swim from the sand. At low water you walk, and see how much lives in a puddle.

    Inland, under the trees, there is a different kind of water. Kuza is a limestone cave, *pango*
    in Swahili, with steps down to a clear pool on its floor. People come to swim in it at any state
    of the tide.
  `,
  highlights: [
    'A fishing village that still lives from the sea',
    'Swimming in the limestone cave of Kuza',
    'Tide-flat walks at low water, swimming at high',
    'The lagoon and the kites of Paje up the beach',
  ],
  goodToKnow: [
    'Look at the tide table before you plan a swim; reef shoes help at low water.',
    'The steps to the cave are uneven.',
    'The beach is the village street: cover up when you leave your towel.',
  ],
  nearby: ['/destinations/paje', '/destinations/makunduchi', '/attractions/jozani-forest'],
};
