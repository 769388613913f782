import type { GuideText } from '../../guide.ts';

export const prisonIsland: GuideText = {
  tagline: 'A prison without prisoners, and the giant tortoises that live beside it.',
  location: 'Changuu, 5.6 km off Stone Town',
  travelTime: '20 to 30 min by boat from Stone Town',
  rating: '4.7',
  about: `
    From the beach at Forodhani you can see it: a low green island, 5.6 km out, twenty to thirty
    minutes by wooden boat. Its name is Changuu. It became Prison Island in 1893–94, when a prison
    was built on it that never held a prisoner. It was used as a quarantine station instead, for
    people arriving by ship.

    Those who live there now are giant tortoises. Four of them were sent from the Seychelles in 1919
    (sources disagree about the date; this is the best attested). By 1955 there were about
    two hundred; in 1996 only seven were left. Then they were put under protection.

    A tortoise, *kobe* in Swahili, moves when it has decided to. Sit down on its level,
    let it come, and do not lean on it or lift it, whatever you see others do.

    Off the island there is a reef to snorkel over before the boat goes back. Where the tide allows,
    the sandbank of Nakupenda and Changuu make one trip.
  `,
  highlights: [
    'Giant tortoises, descended from four that came in 1919',
    'The prison of 1893–94, later a quarantine station',
    'Snorkelling over the reef beside the island',
    'A crossing of 20 to 30 minutes in a wooden boat',
  ],
  goodToKnow: [
    'Boats land on the beach: expect wet feet.',
    'Feed the tortoises only what their keepers give you, and do not sit on them.',
  ],
  nearby: ['/attractions/sandbanks', '/destinations/stone-town', '/attractions/masingini-forest'],
};
