import type { GuideText } from '../../guide.ts';

export const jozaniForest: GuideText = {
  tagline: 'The only national park of the island, and a monkey that lives nowhere else.',
  location: 'South-east of Stone Town, on the road to Paje',
  travelTime: 'About 50 min from Stone Town',
  rating: '4.8',
  about: `
    Between Stone Town and the beaches of the south-east, 35 to 38 km along the road, the trees
    close over the tarmac. This is Jozani, about 50 square kilometres of forest and mangrove and the
    only national park of the island, founded in 2004.

    Its best-known inhabitant is the Zanzibar red colobus, *kima punju* in Swahili: a monkey with a
    red back, a black face and a white fringe. It is found on Zanzibar and nowhere else. Keep
    three metres away, and do not feed or touch them.

    A nature trail of about 45 minutes leads through the old part of the forest. You walk it with a
    guide of the park, who explains what each tree is used for. A short way off, at Pete, a
    boardwalk runs out over a mangrove creek; most visits take in both.

    The park is open from about half past seven in the morning to half past five. The months from
    July to February are the best, when the paths are drier.
  `,
  highlights: [
    'Zanzibar red colobus, found on these islands only',
    'A nature trail of about 45 minutes, with a guide of the park',
    'The mangrove boardwalk at Pete, a short way off',
    'The only national park of the island, about 50 km²',
  ],
  goodToKnow: [
    'Keep three metres from the monkeys: they catch our illnesses.',
    'Opening hours are about 07:30 to 17:30; come early or late for animals that move.',
    'Closed shoes and something against mosquitoes.',
  ],
  nearby: ['/attractions/mangrove-forest', '/destinations/paje', '/destinations/kizimkazi'],
};
