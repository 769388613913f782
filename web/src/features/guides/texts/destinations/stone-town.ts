import type { GuideText } from '../../guide.ts';

export const stoneTown: GuideText = {
  tagline: 'The old capital: 96 hectares of coral-stone houses, shady lanes and a harbour.',
  location: 'West coast of Unguja',
  travelTime: 'About 15 min from the airport',
  rating: '4.9',
  about: `
    Stone Town is the old heart of Zanzibar City: 96 hectares of houses built of coral stone and
    lime, pressed so close that the lanes between them lie in shade for most of the day. UNESCO put
    it on the World Heritage list in 2000. Nearly every road on the island ends here. Distances in
    these guides are measured from here.

    The town traded with Arabia, India and the African coast, and each left its mark: an
    Omani fort of the 17th century on the waterfront, carved doors, houses with balconies. It also
    traded in people. The Anglican cathedral stands on the site of the largest
    slave market of the coast, closed in 1873.

    The waterfront has seen a war, too, and a short one: the Anglo-Zanzibar War of 1896 was over in
    about forty minutes. Its best-known building, the House of Wonders of 1883, partly collapsed on
    25 December 2020 and was still closed when we last checked. You can see it only from
    outside.

    In the evening Forodhani, the garden on the waterfront, fills with food stalls. The harbour next
    to it is where boats leave for Prison Island and for the sandbank of Nakupenda.
  `,
  highlights: [
    'Lanes and houses of coral stone, World Heritage since 2000',
    'The Old Fort of the Omanis, from the 17th century',
    'The cathedral on the site of the slave market closed in 1873',
    'The night market of Forodhani, on the waterfront',
    'Boats to Prison Island and the sandbanks from the nearby beach',
  ],
  goodToKnow: [
    'Cover shoulders and knees in the lanes. In Ramadan, eat and drink out of sight in daylight.',
    'The airport is about 5 km south of town.',
    'Lanes are uneven and have few street signs. Wear closed shoes and consider a guide.',
  ],
  nearby: [
    '/attractions/stone-town',
    '/attractions/prison-island',
    '/attractions/masingini-forest',
    '/attractions/spice-plantations',
  ],
};
