/** Every scene, with a label that describes it for screen readers. */
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
  'leaping-dolphins': 'Two dolphins leaping out of the sea',
  'cushion-stars': 'Cushion stars on the sand of a shallow lagoon',
  'atoll-from-above': 'A small wooded island in a ring of reef, seen from above',
  'town-waterfront': 'The clock tower and houses of Stone Town’s waterfront before a low sun',
  'dimbani-mosque': 'An old mosque beside a baobab on the coast',
  'persian-baths': 'The domes of the Persian baths among palms',
  'forest-tower': 'A wooden tower above the forest, a hornbill on a branch',
  'rock-house': 'A thatched house on a rock in the sea, with stairs to the water',
  'safari-train': 'A train crossing the plain, a giraffe beside the line',
} as const;

export type SceneName = keyof typeof sceneLabels;

export const sceneNames = Object.keys(sceneLabels) as SceneName[];
