/** Places by the sea that have a guide at `/destinations/{slug}`, in the order of requirements, section 2. */
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

/** Attractions that have a guide at `/attractions/{slug}`, in the order of requirements, section 2. */
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
