import type { GuideText } from '../../guide.ts';

export const selousPark: GuideText = {
  tagline: 'A river safari: hippo and crocodile from a boat, wild dogs with luck.',
  location: 'Mainland Tanzania, on the Rufiji river',
  travelTime: 'About 40 min by plane from Zanzibar',
  rating: '4.8',
  about: `
    The name has changed, the river has not. The northern part of the Selous, a World Heritage Site
    since 1982, is now Nyerere National Park, after the first president of Tanzania. It is
    about 40 minutes from Zanzibar by small plane.

    What sets it apart is the Rufiji. Here a safari goes by boat: past hippo, *kiboko* in Swahili,
    with only ears and eyes above the water, past crocodiles, and under the trees of the fish
    eagles. Everything is at the height of your eyes.

    On land this is the country of African wild dogs. They range far, and nobody can say in the
    morning where they will be; if you see them you are lucky.

    A day is enough for the boat and for a drive on land. It is a long one: the plane leaves
    early in the morning and is back before dark.
  `,
  highlights: [
    'By boat on the Rufiji: hippo, crocodile, fish eagle',
    'Wild dogs, with some luck',
    'The Selous: World Heritage since 1982',
    'About 40 minutes from Zanzibar by plane',
  ],
  goodToKnow: [
    'Bring your passport, and luggage in a soft bag of no more than 15 kg.',
    'Flight times are set by the airline and can change; we confirm them before you go.',
    'Hands stay inside the boat. The captain keeps his distance from hippo, and means it.',
  ],
  nearby: ['/attractions/mikumi-park', '/destinations/stone-town'],
};
