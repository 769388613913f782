/** Every scene, with a label that says what it shows, for screen readers. */
export const sceneLabels = {
  'dhow-at-sea': 'A dhow under sail off a low green island',
  'reef-and-fish': 'A moorish idol and sergeant fish over a coral reef',
  'carved-door': 'A carved, brass-studded double door in Stone Town',
  'forest-colobus': 'A red colobus monkey on a branch in Jozani forest',
  'mangrove-creek': 'A creek between mangroves, an egret at the water’s edge',
  'spice-hands': 'Two open hands holding cloves, cinnamon and a nutmeg',
  'tortoise-island': 'A giant tortoise on an island across from the town',
  sandbank: 'A boat moored at a bare sandbank, an awning on the sand',
  turtle: 'A green turtle swimming over sea grass',
  'kite-lagoon': 'A kite surfer crossing a shallow lagoon',
  'savannah-elephant': 'An elephant on the plain before a flat-topped acacia',
  'river-hippo': 'A hippo yawning in a wide river',
  'sunset-sail': 'Two dhows before a low sun',
  'village-shore': 'A woman with a basket on the tide flat, huts and palms behind her',
  'cave-pool': 'A swimmer in a clear pool under a limestone cave',
} as const;

export type SceneName = keyof typeof sceneLabels;

export const sceneNames = Object.keys(sceneLabels) as SceneName[];
