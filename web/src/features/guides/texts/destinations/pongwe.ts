import type { GuideText } from '../../guide.ts';

export const pongwe: GuideText = {
  tagline:
    'A small bay, half closed to the ocean, that keeps some water when its neighbours are dry.',
  location: 'East coast of Unguja',
  travelTime: 'About 55 min from Stone Town',
  rating: '4.7',
  about: `
    Most of the east coast is one long beach. Pongwe is an exception: a small bay, about five
    kilometres south of Kiwengwa and some 42 km from Stone Town, half sheltered by the land
    on its sides.

    The shelter makes two differences. Less seaweed drifts in than along the open beaches. And some
    water stays at low tide: when the lagoons to the north and the south have turned into flats,
    swimming is often still possible here. It is no promise, since the lowest tides of the month
    empty almost everything, but it is the first place to try.

    Behind the village begins the Kiwengwa-Pongwe Forest Reserve, with short trails through the
    coral rag and caves beneath it, so that a morning under trees and an hour in the bay go well
    together.
  `,
  highlights: [
    'A half-sheltered bay on an open coast',
    'Often enough water to swim when the neighbours are dry',
    'Less seaweed on the beach',
    'Forest trails and caves in the reserve behind the village',
  ],
  goodToKnow: [
    'Fishermen use the beach too: cover up away from the sand.',
    'The forest reserve is open from 08:00 to 17:00.',
  ],
  nearby: ['/destinations/kiwengwa', '/destinations/uroa', '/destinations/pwani-mchangani'],
};
