import type { GuideText } from '../../guide.ts';

export const spicePlantations: GuideText = {
  tagline: 'Cloves, nutmeg and vanilla on the plant, you smell them before you hear their names.',
  location: 'Kizimbani and Kidichi, north-east of Stone Town',
  travelTime: 'About 30 min from Stone Town',
  rating: '4.7',
  about: `
    In 1818 the Omanis had Zanzibar surveyed for the growing of spices. The result is still in the
    hills 12 to 16 km north-east of Stone Town, around Kizimbani and Kidichi: gardens in which
    everything seems to grow at once, under and over and up each other.

    On a spice farm you are handed a leaf or a piece of bark and asked what it is. Nobody knows at
    first. Cinnamon is peeled from a branch; the red lace under the shell of a nutmeg is mace;
    vanilla climbs, pepper climbs, ylang-ylang drops its flowers into your hand. The clove,
    *karafuu* in Swahili, is a bud picked before it opens and dried in the sun until it is brown.

    Then there is fruit to taste, whatever is ripe, and a climber who goes up a coconut palm as
    others go up stairs.

    Near by are the baths of Kidichi. Sultan Said had them built in 1850 for his wife, a Persian
    princess: domed rooms with birds and flowers in stucco. The water is long gone, the plan is easy
    to read.
  `,
  highlights: [
    'Clove, nutmeg, cinnamon, vanilla, pepper and ylang-ylang on the plant',
    'Fruit of the season, tasted in the garden',
    'A climb to the top of a coconut palm, not by you',
    'The Persian baths of Kidichi, built in 1850',
  ],
  goodToKnow: [
    'Spices are on sale at the end; you do not have to buy any.',
    'After rain the paths are muddy: wear closed shoes.',
    'Cover shoulders and knees: the farms lie among villages. In Ramadan eat and drink only where your guide says.',
  ],
  nearby: ['/attractions/masingini-forest', '/destinations/stone-town', '/attractions/stone-town'],
};
