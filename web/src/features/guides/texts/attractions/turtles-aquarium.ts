import type { GuideText } from '../../guide.ts';

export const turtlesAquarium: GuideText = {
  tagline: 'A tidal pool by the lighthouse of Nungwi where a village raises sea turtles.',
  location: 'Mnarani, Nungwi, on the northern tip of Unguja',
  travelTime: '1 h 15 min from Stone Town',
  rating: '4.5',
  about: `
    *Mnara* means lighthouse or tower, and Mnarani is the place beside it: the northernmost corner of
    Nungwi. Here the sea comes into a pool in the coral rock with every tide. In 1993 the village
    turned it into a sanctuary for sea turtles, *kasa* in Swahili.

    Hatchlings stay for about ten months, until they are large enough to have a chance outside. Once
    a year, in February, turtles are carried down to the beach and released.

    The pool is open from 09:00 to 18:00. You see the animals from its edge, close enough to count
    the plates of their shells. Half an hour is enough, and the boatyards of Nungwi are a walk
    away along the beach.

    There is another pool in Nungwi, called Baraka, where visitors swim among the turtles. It is a
    different place. Conservationists object to swimming with penned animals, and so do
    we: with us you look.
  `,
  highlights: [
    'A sanctuary run by the village since 1993',
    'Hatchlings in their first ten months',
    'The yearly release into the sea, in February',
    'Dhow builders on the beach, a walk away',
  ],
  goodToKnow: [
    'Open from 09:00 to 18:00.',
    'Do not touch or feed the turtles, and take pictures without a flash.',
    'The release is on one day of February; ask us for the date before you plan for it.',
  ],
  nearby: ['/destinations/nungwi', '/destinations/kendwa', '/attractions/mnemba-island'],
};
