import type { GuideText } from '../../guide.ts';

export const mikumiPark: GuideText = {
  tagline: 'Elephant, giraffe and lion on the Mkata plain, and back on the island by evening.',
  location: 'Mainland Tanzania, 300 km from Dar es Salaam',
  travelTime: '45 to 60 min by plane from Zanzibar',
  rating: '4.7',
  about: `
    The mainland is nearer than it looks. A small plane needs 45 to 60 minutes from Zanzibar to
    Mikumi, and a little later you sit in an open car on the Mkata floodplain, with grass to the
    horizon. The park covers about 3,230 square kilometres.

    In Mikumi you see animals soon after you arrive. The plain is open, and elephant, giraffe,
    buffalo and lion live on it. More than 400 species of birds have been counted. An elephant is
    *tembo* in Swahili, a giraffe *twiga*, a lion *simba*; your driver will have said all three
    before lunch.

    It can be done in a day from Zanzibar: out in the morning, game drives, lunch about half past
    twelve, home in the late afternoon. The airline can change the flight times. From Dar es Salaam
    there is a slower and cheaper way: the electric train to Morogoro, and from there one to one and
    a half hours by road.
  `,
  highlights: [
    'Game drives on the Mkata floodplain',
    'Elephant, giraffe, buffalo, and lion with some luck',
    'More than 400 species of birds',
    'There and back in a day, by plane from Zanzibar or by train from Dar es Salaam',
  ],
  goodToKnow: [
    'Bring your passport, and luggage in a soft bag of no more than 15 kg.',
    'Flight times are set by the airline and can change; we confirm them before you go.',
    'A park ticket is valid for 24 hours.',
    'Animals are wild: we cannot guarantee that you see them.',
  ],
  nearby: ['/attractions/selous-park', '/destinations/stone-town'],
};
