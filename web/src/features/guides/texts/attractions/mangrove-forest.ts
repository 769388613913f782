import type { GuideText } from '../../guide.ts';

export const mangroveForest: GuideText = {
  tagline: 'A boardwalk over a creek that is land at noon and sea by evening.',
  location: 'Pete, beside Jozani forest',
  travelTime: 'About 50 min from Stone Town',
  rating: '4.6',
  about: `
    Next to the national park of Jozani, at Pete, the forest grows into the sea. *Mikoko*,
    mangroves, are trees that stand in salt water: on stilts, or with hundreds of breathing
    roots that stick out of the mud like pencils.

    A boardwalk leads out over the creek and back. At low water you look down on mud, and on the
    crabs that own it. At high water the same planks run just above the surface and small fish stand
    between the roots. Go near high water, if you can choose.

    The fish are the point. A mangrove creek is a nursery: here the young of the reef grow up, out
    of reach of whatever would eat them outside. The roots also hold the shore together, which is
    why a coast without them is washed away.

    The walk goes well with the red colobus of Jozani, which live on the other side of the road.
  `,
  highlights: [
    'A boardwalk over the mangrove creek',
    'Breathing roots, crabs, and young fish at high water',
    'Roots that hold the shore together',
    'The red colobus of Jozani next door',
  ],
  goodToKnow: [
    'Best near high water; at low water it is mud and crabs.',
    'Stay on the planks, and bring something against mosquitoes.',
  ],
  nearby: ['/attractions/jozani-forest', '/destinations/michamvi', '/destinations/kizimkazi'],
};
