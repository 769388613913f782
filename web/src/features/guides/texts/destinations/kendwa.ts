import type { GuideText } from '../../guide.ts';

export const kendwa: GuideText = {
  tagline: 'A west-facing beach where the tide hardly leaves and the day ends over the water.',
  location: 'North-west coast of Unguja',
  travelTime: 'About 1 h 15 min from Stone Town',
  rating: '4.7',
  about: `
    Kendwa lies a few kilometres south of Nungwi, some 55 km from Stone Town, on the side of the
    island that looks towards the mainland. That side decides everything here: the beach faces
    west, so the sun sets over the sea instead of behind the palms.

    It shares another advantage with its neighbour. Between low and high water the sea around
    Zanzibar rises by up to four and a half metres, and on the east coast that means a walk to the
    reef before anybody can swim. At Kendwa the sea draws back only a little, so a swim does not
    have to wait for the tide table.

    Late in the afternoon the dhows come past. The lateen sail, a triangle on one long slanting
    yard, was made for the monsoon winds of this ocean, and in the last hour of light a whole row of
    them may be out between Nungwi and Kendwa.
  `,
  highlights: [
    'Sunset over the sea, straight from the sand',
    'The sea draws back only a little: swimming through most of the day',
    'Dhows under sail in the late afternoon',
    'Nungwi with its boatyards a few kilometres up the coast',
  ],
  goodToKnow: [
    'From the airport count about ten minutes more than from Stone Town.',
    'On the beach swimwear is usual; in the village behind it shoulders and knees are covered.',
  ],
  nearby: ['/destinations/nungwi', '/attractions/turtles-aquarium', '/destinations/matemwe'],
};
