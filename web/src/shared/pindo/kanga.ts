/** The cloths, one per destination. `data-kanga` on an element gives its colours to everything inside it. */
export const kangas = [
  'kisutu',
  'mnemba',
  'stone-town',
  'jozani',
  'nungwi',
  'spice',
  'changuu',
  'nakupenda',
] as const;

export type Kanga = (typeof kangas)[number];
