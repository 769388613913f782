import type { ComponentType } from 'react';
import type { SceneName } from '../scene-name.ts';
import { CarvedDoor } from './carved-door.tsx';
import { CavePool } from './cave-pool.tsx';
import { DhowAtSea } from './dhow-at-sea.tsx';
import { ForestColobus } from './forest-colobus.tsx';
import { KiteLagoon } from './kite-lagoon.tsx';
import { MangroveCreek } from './mangrove-creek.tsx';
import { ReefAndFish } from './reef-and-fish.tsx';
import { RiverHippo } from './river-hippo.tsx';
import { Sandbank } from './sandbank.tsx';
import { SavannahElephant } from './savannah-elephant.tsx';
import { SpiceHands } from './spice-hands.tsx';
import { SunsetSail } from './sunset-sail.tsx';
import { TortoiseIsland } from './tortoise-island.tsx';
import { Turtle } from './turtle.tsx';
import { VillageShore } from './village-shore.tsx';

/** Every print, in one file of the build: a list shows most of them at once, and one file needs one round trip. */
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
};
