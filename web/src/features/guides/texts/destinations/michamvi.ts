import type { GuideText } from '../../guide.ts';

export const michamvi: GuideText = {
  tagline: 'A peninsula with two faces: reef in the morning, mangroves and sunset in the evening.',
  location: 'Peninsula on the east coast of Unguja',
  travelTime: '1 h 20 min from Stone Town',
  rating: '4.7',
  about: `
    North of Paje the coast draws itself out into a narrow peninsula, and Michamvi lies at its tip,
    64 km from Stone Town. It is the only stretch of the east coast with both: the ocean
    side sees the sun rise over the reef, and the beach of Kae, around the corner, looks west across
    the bay and sees it set.

    Behind Kae the tide fills a tangle of creeks between *mikoko*, mangroves. For an hour or two
    around high water a kayak can go where at noon there was only mud. Small fish shelter between
    the roots: creeks like these are where the fish of the reef grow up.

    On the ocean side, at Pingwe, a restaurant called The Rock stands on a lump of coral a few steps
    from the beach. At low water guests walk there; at high water a boat carries them. Between
    Pingwe and Dongwe a pool in the reef flat, the Blue Lagoon, keeps its depth and its fish
    when everything around it lies dry.
  `,
  highlights: [
    'A west-facing beach on the east coast: Kae, for the sunset',
    'Creeks between mangroves, by kayak at high water',
    'The Rock at Pingwe, reached on foot or by boat as the tide decides',
    'Snorkelling in the Blue Lagoon',
  ],
  goodToKnow: [
    'The times for creeks and lagoon depend on the tide and are set for each day.',
    'From Nungwi it is 104 km by road, 1 h 44 min.',
  ],
  nearby: ['/attractions/blue-lagoon', '/destinations/paje', '/attractions/jozani-forest'],
};
