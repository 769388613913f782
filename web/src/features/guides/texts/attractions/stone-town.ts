import type { GuideText } from '../../guide.ts';

export const stoneTown: GuideText = {
  tagline: 'Read a town by its doors: brass studs, carved chains, and the stories behind them.',
  location: 'Stone Town, from the Old Fort to Darajani',
  travelTime: 'On foot; about 15 min from the airport',
  rating: '4.8',
  about: `
    A walk through Stone Town begins at the Old Fort, which the Omanis raised in the 17th century,
    and from there it goes wherever there is shade. The lanes are narrow, the houses are of coral
    stone, and the thing to look at is the doors.

    They are of carved wood, with chains and flowers along the frame, and many are set with brass
    studs. Square lintels follow Arab taste, arched ones Indian. Beside the
    door runs the *baraza*, a stone bench along the wall, where neighbours sit, drink coffee and
    hear the news.

    At Darajani, the market, the town does its shopping: fish, fruit, spices. A few minutes
    away stands the Anglican cathedral, on the site of the largest slave market of the coast, which
    was closed in 1873. It is the place to be quiet for a while.

    Two things are seen from outside. The House of Wonders, built in 1883, partly collapsed on 25
    December 2020 and was still closed when we last checked. And the doors themselves: people
    live behind them.
  `,
  highlights: [
    'Carved doors, and how to tell an Arab lintel from an Indian one',
    'The Old Fort of the Omanis, 17th century',
    'Darajani market, with its fish and spice halls',
    'The cathedral on the site of the slave market',
    'World Heritage since 2000: 96 hectares without a straight line',
  ],
  goodToKnow: [
    'Cover shoulders and knees, and ask before taking a picture of anyone.',
    'In Ramadan, eat and drink out of sight in daylight.',
    'Come early or late: by noon even the shade is warm.',
  ],
  nearby: [
    '/destinations/stone-town',
    '/attractions/prison-island',
    '/attractions/spice-plantations',
  ],
};
