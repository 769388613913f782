import type { GuideText } from '../../guide.ts';

export const pwaniMchangani: GuideText = {
  tagline: 'A lagoon to walk in: seaweed, octopus and a horizon drawn by the reef.',
  location: 'North-east coast of Unguja',
  travelTime: 'About 1 h from Stone Town',
  rating: '4.5',
  about: `
    *Pwani* is the shore and *mchanga* is sand: the name says what there is. The village lies between
    Matemwe and Kiwengwa, some 45 km from Stone Town, with a wide lagoon before it and the line of
    the reef beyond.

    Twice a day the lagoon empties far enough for walking. That is when the village goes to sea on
    foot. Seaweed is tied, turned and cut in its plots; octopus, *pweza* in Swahili, is looked for in
    the holes of the coral with a stick and a good eye. If you go along, you see that the
    beach, which looks empty in photographs, is full of plots, and that each plot has an owner.

    When the water is back, the same ground is a calm place to swim, since the reef keeps the waves
    outside. From low to high water it takes a little more than six hours, and the water
    rises by up to four and a half metres.
  `,
  highlights: [
    'Walks in the reef lagoon at low water',
    'Seaweed plots and octopus gatherers at work',
    'Calm swimming behind the reef at high water',
    'Matemwe and Kiwengwa next door, to the north and the south',
  ],
  goodToKnow: [
    'Wear reef shoes: coral is sharp, and it is alive. Step on sand where there is some.',
    'Walk back as soon as the water starts to rise. It comes quickly over flat ground.',
  ],
  nearby: ['/destinations/kiwengwa', '/destinations/matemwe', '/attractions/mnemba-island'],
};
