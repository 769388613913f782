/** The cloths, one a destination: `data-kanga` on an element dresses everything inside it. */
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
