import type { SeedTour } from './seed-tour.ts';
import { blueLagoonStarfish } from './tours/blue-lagoon-starfish.ts';
import { dolphinWatchKizimkazi } from './tours/dolphin-watch-kizimkazi.ts';
import { jozaniForestMangrove } from './tours/jozani-forest-mangrove.ts';
import { jozaniKizimkaziDay } from './tours/jozani-kizimkazi-day.ts';
import { kiwengwaCavesPongwe } from './tours/kiwengwa-caves-pongwe.ts';
import { kuzaCaveTheRockPaje } from './tours/kuza-cave-the-rock-paje.ts';
import { masinginiForestWalk } from './tours/masingini-forest-walk.ts';
import { michamviMangroveSunset } from './tours/michamvi-mangrove-sunset.ts';
import { mikumiFlyInSafari } from './tours/mikumi-fly-in-safari.ts';
import { mikumiSafariByTrain } from './tours/mikumi-safari-by-train.ts';
import { mnembaNungwiSunset } from './tours/mnemba-nungwi-sunset.ts';
import { mnembaReefSnorkelling } from './tours/mnemba-reef-snorkelling.ts';
import { nungwiTurtlesDhowBuilders } from './tours/nungwi-turtles-dhow-builders.ts';
import { nyerereFlyInBoatSafari } from './tours/nyerere-fly-in-boat-safari.ts';
import { pajeKitesurfIntro } from './tours/paje-kitesurf-intro.ts';
import { pajeSeaweedVillage } from './tours/paje-seaweed-village.ts';
import { prisonIslandHalfDay } from './tours/prison-island-half-day.ts';
import { prisonIslandNakupenda } from './tours/prison-island-nakupenda.ts';
import { safariBlueMenaiBay } from './tours/safari-blue-menai-bay.ts';
import { spiceFarmTour } from './tours/spice-farm-tour.ts';
import { spiceKidichiLunch } from './tours/spice-kidichi-lunch.ts';
import { stoneTownHeritageWalk } from './tours/stone-town-heritage-walk.ts';
import { sunsetDhowNungwi } from './tours/sunset-dhow-nungwi.ts';
import { sunsetDhowStoneTown } from './tours/sunset-dhow-stone-town.ts';

/**
 * The tours of an empty product, in the order in which they are created. Until there are bookings and
 * views, lists show the newest first, so the tours that visitors should see first are last here.
 */
export const seedCatalogue: readonly SeedTour[] = [
  mikumiSafariByTrain,
  kiwengwaCavesPongwe,
  masinginiForestWalk,
  pajeSeaweedVillage,
  nungwiTurtlesDhowBuilders,
  jozaniKizimkaziDay,
  spiceKidichiLunch,
  michamviMangroveSunset,
  blueLagoonStarfish,
  pajeKitesurfIntro,
  kuzaCaveTheRockPaje,
  dolphinWatchKizimkazi,
  sunsetDhowStoneTown,
  mnembaNungwiSunset,
  nyerereFlyInBoatSafari,
  prisonIslandNakupenda,

  // Featured on the home page.
  mikumiFlyInSafari,
  prisonIslandHalfDay,
  sunsetDhowNungwi,
  jozaniForestMangrove,
  spiceFarmTour,
  safariBlueMenaiBay,
  stoneTownHeritageWalk,
  mnembaReefSnorkelling,
];
