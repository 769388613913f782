import type { GuideText } from '../../guide.ts';

export const mnembaIsland: GuideText = {
  tagline: 'A reef of seven by four kilometres around an island where nobody lands.',
  location: 'About 3 km off the north-east coast',
  travelTime: '90 min by road and 20 min by boat from Stone Town',
  rating: '4.9',
  about: `
    Mnemba is a small round island of sand and trees, 500 metres across, some three kilometres off
    the north-east coast. It is private: within 200 metres of its beach no boat may stop, and nobody
    goes ashore who does not stay there. What everybody comes for is under water.

    The island stands on a reef of seven by four kilometres, a marine conservation area with some
    600 species of reef fish. With a mask you float above it in schools of fish that take no
    notice of you. Green turtles and dolphins may come past. Nobody can promise either.

    From Stone Town it is 90 minutes by road to the beach at Matemwe and 20 minutes by boat. Mnemba
    can be very crowded: around 35 boats have been counted at one time. That is why we leave early.

    You may read of Mnemba Atoll. It is not one, in the sense of geographers: it is a reef with an
    island on it.
  `,
  highlights: [
    'Snorkelling over a reef of 7 × 4 km',
    'Some 600 species of reef fish',
    'Green turtles and dolphins possible, never promised',
    'An early start, ahead of the other boats',
  ],
  goodToKnow: [
    'No landing: the island is private, with an exclusion zone of 200 m around it.',
    'Do not stand on coral, do not touch, and wear a shirt instead of sunscreen where you can.',
    'The sea decides. With a strong wind another day is better.',
  ],
  nearby: ['/destinations/matemwe', '/destinations/nungwi', '/attractions/blue-lagoon'],
};
