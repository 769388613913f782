import { type SeedTourFile, seedTourOf } from './seed-tour-file.ts';
import type { SeedTour } from './seed-tour.ts';
import blueLagoonStarfish from './tours/blue-lagoon-starfish.json' with { type: 'json' };
import dolphinWatchKizimkazi from './tours/dolphin-watch-kizimkazi.json' with { type: 'json' };
import jozaniForestMangrove from './tours/jozani-forest-mangrove.json' with { type: 'json' };
import jozaniKizimkaziDay from './tours/jozani-kizimkazi-day.json' with { type: 'json' };
import kiwengwaCavesPongwe from './tours/kiwengwa-caves-pongwe.json' with { type: 'json' };
import kuzaCaveTheRockPaje from './tours/kuza-cave-the-rock-paje.json' with { type: 'json' };
import masinginiForestWalk from './tours/masingini-forest-walk.json' with { type: 'json' };
import michamviMangroveSunset from './tours/michamvi-mangrove-sunset.json' with { type: 'json' };
import mikumiFlyInSafari from './tours/mikumi-fly-in-safari.json' with { type: 'json' };
import mikumiSafariByTrain from './tours/mikumi-safari-by-train.json' with { type: 'json' };
import mnembaNungwiSunset from './tours/mnemba-nungwi-sunset.json' with { type: 'json' };
import mnembaReefSnorkelling from './tours/mnemba-reef-snorkelling.json' with { type: 'json' };
import nungwiTurtlesDhowBuilders from './tours/nungwi-turtles-dhow-builders.json' with { type: 'json' };
import nyerereFlyInBoatSafari from './tours/nyerere-fly-in-boat-safari.json' with { type: 'json' };
import pajeKitesurfIntro from './tours/paje-kitesurf-intro.json' with { type: 'json' };
import pajeSeaweedVillage from './tours/paje-seaweed-village.json' with { type: 'json' };
import prisonIslandHalfDay from './tours/prison-island-half-day.json' with { type: 'json' };
import prisonIslandNakupenda from './tours/prison-island-nakupenda.json' with { type: 'json' };
import safariBlueMenaiBay from './tours/safari-blue-menai-bay.json' with { type: 'json' };
import spiceFarmTour from './tours/spice-farm-tour.json' with { type: 'json' };
import spiceKidichiLunch from './tours/spice-kidichi-lunch.json' with { type: 'json' };
import stoneTownHeritageWalk from './tours/stone-town-heritage-walk.json' with { type: 'json' };
import sunsetDhowNungwi from './tours/sunset-dhow-nungwi.json' with { type: 'json' };
import sunsetDhowStoneTown from './tours/sunset-dhow-stone-town.json' with { type: 'json' };

const files = [
  mikumiSafariByTrain,
  kiwengwaCavesPongwe,
  masinginiForestWalk,
  pajeSeaweedVillage, // The hosts do not work on Sundays.
  nungwiTurtlesDhowBuilders,
  jozaniKizimkaziDay, // On Fridays the mosque at Dimbani is used for prayer.
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
] satisfies readonly SeedTourFile[];

/**
 * The tours of an empty product, in the order in which they are created. While there are no bookings and views, lists
 * show the newest tours first. So the tours that visitors should see first are last in this list.
 */
export const seedCatalogue: readonly SeedTour[] = files.map(seedTourOf);
