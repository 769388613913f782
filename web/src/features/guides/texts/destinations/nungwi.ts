import type { GuideText } from '../../guide.ts';

export const nungwi: GuideText = {
  tagline: 'Dhow yards, a tidal pool of turtles, and a sea that stays swimmable all day.',
  location: 'Northern tip of Unguja',
  travelTime: '1 h 15 min from Stone Town',
  rating: '4.8',
  about: `
    Nungwi stands where the island ends. The road from Stone Town runs 58 km north and stops at the
    lighthouse; with the sea on three sides the village has always lived from boats:
    this is an old fishing village, and on its beach men build dhows, the wooden sailing boats of
    the coast, by hand and in the open.

    What brings most visitors is a matter of tides. On the east coast the sea withdraws for hours
    and leaves a flat of sand and coral. At Nungwi the western side drops off more steeply: there is
    water to swim in at every state of the tide, and the sun goes down over it.

    Near the lighthouse, at Mnarani, villagers have kept a turtle sanctuary in a tidal pool since
    1993. Hatchlings are raised there for about ten months, and grown animals are released into the
    sea once a year, in February. We come to look, not to swim with them: conservationists advise
    against sharing the water with penned turtles.

    For the reef of Mnemba and for the sunset over the sea, Nungwi is a good place to set out
    from: Matemwe is 27 km down the coast, a drive of little more than half an hour.
  `,
  highlights: [
    'Swimming at low water too, on the western side',
    'Dhow builders at work on the open beach',
    'Turtle sanctuary of the village, in a tidal pool since 1993',
    'Sunset over the sea, seen from under a lateen sail',
  ],
  goodToKnow: [
    'Nungwi is a village of Muslim fishing families: cover shoulders and knees away from the beach.',
    'The far ends of the island are a long way from here: Michamvi is 104 km by road, Kizimkazi 99, each takes 1 h 40 min or more.',
    'From the airport count about ten minutes more than from Stone Town.',
  ],
  nearby: ['/destinations/kendwa', '/attractions/turtles-aquarium', '/attractions/mnemba-island'],
};
