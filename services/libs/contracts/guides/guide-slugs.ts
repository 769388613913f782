/** Places by the sea that have a guide at `/destinations/{slug}` (requirements, section 2), in its order. */
export const destinationSlugs = [
  'nungwi',
  'kendwa',
  'paje',
  'stone-town',
  'jambiani',
  'michamvi',
  'matemwe',
  'pwani-mchangani',
  'kiwengwa',
  'uroa',
  'pongwe',
  'kizimkazi',
  'makunduchi',
] as const;

/** What there is to see that has a guide at `/attractions/{slug}` (requirements, section 2), in its order. */
export const attractionSlugs = [
  'stone-town',
  'jozani-forest',
  'prison-island',
  'spice-plantations',
  'turtles-aquarium',
  'mangrove-forest',
  'masingini-forest',
  'mnemba-island',
  'sandbanks',
  'mikumi-park',
  'selous-park',
  'blue-lagoon',
] as const;

export type DestinationSlug = (typeof destinationSlugs)[number];
export type AttractionSlug = (typeof attractionSlugs)[number];
