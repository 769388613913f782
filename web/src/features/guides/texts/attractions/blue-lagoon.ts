import type { GuideText } from '../../guide.ts';

export const blueLagoon: GuideText = {
  tagline: 'A pool in the reef, forty by a hundred metres, that keeps its fish when the tide goes.',
  location: 'Michamvi, between Pingwe and Dongwe',
  travelTime: 'About 1 h 15 min from Stone Town, then a short boat ride',
  rating: '4.6',
  about: `
    Off the Michamvi peninsula, between Pingwe and Dongwe, there is a hole in the reef flat: about
    forty metres wide, a hundred metres long and four to five metres deep. When the tide leaves the
    coast, this pool remains, and the fish with it.

    Come for the fish. There is little coral. Sergeant fish stand in clouds around anyone who floats
    still, in yellow and black stripes, and starfish lie on the sand in colours that look painted.
    The water is calm enough for a first time with mask and snorkel.

    The boat from Pingwe takes a few minutes, the one from Paje about twenty. The start time depends
    on the tide, so it is set for each day.
  `,
  highlights: [
    'A natural pool in the reef flat, about 40 × 100 m',
    'Clouds of sergeant fish, close to the surface',
    'Calm water: good for a first time with a mask',
    'About 20 minutes by boat from Paje',
  ],
  goodToKnow: [
    'Look at starfish and never lift them: out of the water they suffocate.',
    'Do not feed the fish, whatever other boats do.',
    'Start times go with the tide.',
  ],
  nearby: ['/destinations/michamvi', '/destinations/paje', '/attractions/mnemba-island'],
};
