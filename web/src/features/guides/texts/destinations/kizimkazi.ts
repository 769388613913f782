import type { GuideText } from '../../guide.ts';

export const kizimkazi: GuideText = {
  tagline: 'Dolphins offshore, and a mosque whose inscription is dated 1107.',
  location: 'South-west tip of Unguja',
  travelTime: '1 h 13 min from Stone Town',
  rating: '4.6',
  about: `
    Kizimkazi, 60 km from Stone Town at the southern end of the island, is two villages on two bays.
    The boats to the dolphins lie at Mkunguni. At Dimbani, beside the harbour, stands a
    small mosque that nobody would turn to look at from outside.

    Inside is the oldest dated inscription of the coast. It is written in Kufic, the angular
    hand of early Arabic, and gives the year 500 of the Muslim calendar: our 1107.

    Dolphins, *pomboo* in Swahili, live off the southern coast, and many boats go there. Nobody can promise that you see
    a dolphin. But we can promise how our boat behaves: it
    goes out early, keeps its distance, does not chase, and leaves when there are too many boats.

    Apart from that, Kizimkazi is a fishing village with boats drawn up under the trees, and a good
    place for lunch by the sea on the way back from Jozani.
  `,
  highlights: [
    'The mosque of Dimbani, with a Kufic inscription of 1107',
    'Dolphins off the coast, met with distance and patience',
    'A fishing harbour in the shelter of the bay',
    'Jozani forest on the way from Stone Town',
  ],
  goodToKnow: [
    'Sightings of dolphins are not guaranteed, by us or by anyone.',
    'The mosque is in use: cover shoulders and knees, take off your shoes, and ask before you enter.',
    'From Nungwi it is 99 km, 1 h 40 min by car.',
  ],
  nearby: [
    '/destinations/makunduchi',
    '/attractions/jozani-forest',
    '/attractions/mangrove-forest',
  ],
};
