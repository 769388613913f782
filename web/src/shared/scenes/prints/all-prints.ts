import type { ComponentType } from 'react';
import type { SceneName } from '../scene-name.ts';
import { AtollFromAbove } from './atoll-from-above.tsx';
import { CarvedDoor } from './carved-door.tsx';
import { CavePool } from './cave-pool.tsx';
import { CushionStars } from './cushion-stars.tsx';
import { DhowAtSea } from './dhow-at-sea.tsx';
import { DimbaniMosque } from './dimbani-mosque.tsx';
import { ForestColobus } from './forest-colobus.tsx';
import { ForestTower } from './forest-tower.tsx';
import { KiteLagoon } from './kite-lagoon.tsx';
import { LeapingDolphins } from './leaping-dolphins.tsx';
import { MangroveCreek } from './mangrove-creek.tsx';
import { PersianBaths } from './persian-baths.tsx';
import { ReefAndFish } from './reef-and-fish.tsx';
import { RiverHippo } from './river-hippo.tsx';
import { RockHouse } from './rock-house.tsx';
import { SafariTrain } from './safari-train.tsx';
import { Sandbank } from './sandbank.tsx';
import { SavannahElephant } from './savannah-elephant.tsx';
import { SpiceHands } from './spice-hands.tsx';
import { SunsetSail } from './sunset-sail.tsx';
import { TortoiseIsland } from './tortoise-island.tsx';
import { TownWaterfront } from './town-waterfront.tsx';
import { Turtle } from './turtle.tsx';
import { VillageShore } from './village-shore.tsx';

/**
 * Every print, in one file of the build. A list shows most of the prints at once, and one file needs only one
 * request.
 */
export const allPrints: Record<SceneName, ComponentType> = {
  'dhow-at-sea': DhowAtSea,
  'reef-and-fish': ReefAndFish,
  'carved-door': CarvedDoor,
  'forest-colobus': ForestColobus,
  'mangrove-creek': MangroveCreek,
  'spice-hands': SpiceHands,
  'tortoise-island': TortoiseIsland,
  sandbank: Sandbank,
  turtle: Turtle,
  'kite-lagoon': KiteLagoon,
  'savannah-elephant': SavannahElephant,
  'river-hippo': RiverHippo,
  'sunset-sail': SunsetSail,
  'village-shore': VillageShore,
  'cave-pool': CavePool,
  'leaping-dolphins': LeapingDolphins,
  'cushion-stars': CushionStars,
  'atoll-from-above': AtollFromAbove,
  'town-waterfront': TownWaterfront,
  'dimbani-mosque': DimbaniMosque,
  'persian-baths': PersianBaths,
  'forest-tower': ForestTower,
  'rock-house': RockHouse,
  'safari-train': SafariTrain,
};
