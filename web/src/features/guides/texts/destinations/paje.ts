import type { GuideText } from '../../guide.ts';

export const paje: GuideText = {
  tagline: 'A shallow lagoon for kites when the tide is in, a farm of seaweed when it is out.',
  location: 'South-east coast of Unguja',
  travelTime: 'About 1 h from Stone Town',
  rating: '4.7',
  about: `
    Paje is a beach in two states. At high water a shallow lagoon reaches from the sand to the reef,
    one to one and a half kilometres out, turquoise and free of waves. About six and a half hours
    later the same lagoon is a plain of wet sand, crossed by people with baskets on their heads.

    The lagoon made Paje the kite beach of the island. The wind comes twice a year: from June to
    September and from December to March. Between those seasons it is quiet, and beginners
    have more water than wind.

    At low tide the farmers walk out. *Mwani*, seaweed, grows on rows of strings pegged into the sand,
    and most of those who tie, weed and harvest it are women. At the Seaweed Center in the village
    the dried crop is ground and turned into soap.

    Stone Town is some 50 km away, a drive of about an hour, and the airport takes no longer.
    Jambiani to the south and the Michamvi peninsula to the north share the same reef.
  `,
  highlights: [
    'Kitesurfing in a lagoon without waves, June to September and December to March',
    'Walking out at low water with the women who farm seaweed',
    'Soap of *mwani*, made at the Seaweed Center',
    'The Blue Lagoon of Michamvi, about 20 minutes by boat',
  ],
  goodToKnow: [
    'Swim around high water; at low water take reef shoes and walk.',
    'Stay between the ropes of the seaweed plots: every one of them belongs to somebody.',
    'Cover shoulders and knees in the village, and ask before taking a picture of anyone.',
  ],
  nearby: ['/destinations/jambiani', '/destinations/michamvi', '/attractions/blue-lagoon'],
};
