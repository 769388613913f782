import type { GuideText } from '../../guide.ts';

export const masinginiForest: GuideText = {
  tagline: 'Fifteen minutes from the harbour: the forest that fills the taps of the town.',
  location: 'On the ridge behind Stone Town',
  travelTime: '15 min from Stone Town',
  rating: '4.4',
  about: `
    Hardly any visitor to Stone Town knows that there is a forest a quarter of an hour away.
    Masingini covers the ridge behind the city and has been a reserve since 1950, because the water
    of the town comes from it. The rain that falls on these trees comes out of the taps below.

    The trails have signs, and seats where they are steep. Come here to listen, to look, and to rest
    after the lanes of the town. Early morning is the time for birds.

    At the top stands a tower of wood. From its platform you look over the canopy to the roofs of
    the town and the sea behind them. If you were lost down there in the morning, you see in the
    afternoon how small the old quarter is.
  `,
  highlights: [
    'A forest reserve since 1950, 15 minutes from Stone Town',
    'Signed trails with seats',
    'A wooden tower with a view over the town',
    'Quiet: few people come here',
  ],
  goodToKnow: [
    'Early morning is best for birds, late afternoon for the view.',
    'Bring water and closed shoes; there is nothing to buy in the forest.',
  ],
  nearby: [
    '/destinations/stone-town',
    '/attractions/spice-plantations',
    '/attractions/prison-island',
  ],
};
