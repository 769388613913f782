import type { GuideText } from '../../guide.ts';

export const sandbanks: GuideText = {
  tagline: 'Land for a few hours: sand that comes up between the tides and goes again.',
  location: 'Nakupenda off Stone Town, Kwale in Menai Bay',
  travelTime: '20 to 30 min by boat from Stone Town',
  rating: '4.8',
  saying: { saying: 'Nakupenda', meaning: '“I love you”: the name of a sandbank' },
  about: `
    A sandbank has its hours. For a few hours around low water a strip of white sand lies in the
    middle of the sea; then the tide takes it back. How long it is and how long it stays depends on
    the moon. Outside that window there is no dry sand to stand on, and no skipper can change it.

    Nakupenda, twenty to thirty minutes by boat from Stone Town, is the one with the name: “I love
    you”, in Swahili. It is often combined with Prison Island, in the order that the tide of the day
    allows, with lunch from the grill on the sand.

    Kwale lies to the south, in Menai Bay, and is reached from the beach of Fumba. The bay has been
    a conservation area since 1997 and is the largest protected stretch of sea of Zanzibar: 470
    square kilometres of reefs, islets and mangroves. The day there ends under a
    dhow’s sail.
  `,
  highlights: [
    'Nakupenda, 20 to 30 minutes from Stone Town',
    'Kwale and the islets of Menai Bay, by dhow from Fumba',
    'Swimming in shallow, clear water on all sides',
    'Lunch from the grill, on sand that was sea in the morning',
  ],
  goodToKnow: [
    'There is no shade on a sandbank: boats carry awnings, you bring a hat and a shirt.',
    'Start times move with low water and are confirmed the day before.',
    'There is no toilet on the sand, and everything that is carried there is carried back.',
  ],
  nearby: ['/attractions/prison-island', '/destinations/stone-town', '/destinations/kizimkazi'],
};
