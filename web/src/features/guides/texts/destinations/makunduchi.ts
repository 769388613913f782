import type { GuideText } from '../../guide.ts';

export const makunduchi: GuideText = {
  tagline: 'Far from the resorts, and once a year the place where the old year is driven out.',
  location: 'South-east corner of Unguja',
  travelTime: 'About 1 h 25 min from Stone Town',
  rating: '4.4',
  saying: { saying: 'Mwaka Kogwa', meaning: 'The new-year festival of Makunduchi, in July' },
  about: `
    Makunduchi is as far as the road goes: 70 km from Stone Town, in the south-eastern corner of the
    island. Tourism came late. The first hotel opened in 2006, and the town still lives its own life
    behind the beach.

    It has one famous day. In July Makunduchi celebrates Mwaka Kogwa, the new year. A mock fight is
    fought, which looks serious but is not, and a hut is burned: the old year goes up in smoke. The
    town sets the date again every year, so ask for it before you plan your visit.

    Something else surprises those who drive through: blocks of flats. They were built in the 1970s
    with the help of East Germany, and no other village of this coast has anything like them.
  `,
  highlights: [
    'Mwaka Kogwa in July: a mock fight and a burning hut',
    'Flats of the 1970s, built with East German help',
    'A quiet shore at the end of the road',
    'Kizimkazi and its mosque on the other side of the cape',
  ],
  goodToKnow: [
    'The days of the festival are set again every year: ask before you plan for it.',
    'Cover shoulders and knees; at the festival keep a few steps away from the fight.',
  ],
  nearby: ['/destinations/kizimkazi', '/destinations/jambiani', '/attractions/jozani-forest'],
};
