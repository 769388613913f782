import { attractionSlugs, destinationSlugs } from '@contracts/guides/guide-slugs.ts';
import type { GuidePath } from '@contracts/guides/guide-paths.ts';
import type { Guide } from './guide.ts';

/** The data of every guide, without the texts, which are loaded with their pages. */
export const guides: Readonly<Record<GuidePath, Guide>> = {
  '/destinations/nungwi': {
    name: 'Nungwi',
    way: '58 km · 1 h 15 min from Stone Town',
    kanga: 'nungwi',
    scene: 'dhow-at-sea',
  },
  '/destinations/kendwa': {
    name: 'Kendwa',
    way: '55 km · 1 h 15 min from Stone Town',
    kanga: 'nakupenda',
    scene: 'sunset-sail',
    hour: 'dusk',
  },
  '/destinations/paje': {
    name: 'Paje',
    way: '50 km · 1 h from Stone Town',
    kanga: 'mnemba',
    scene: 'kite-lagoon',
  },
  '/destinations/stone-town': {
    name: 'Stone Town',
    way: 'The old capital',
    kanga: 'stone-town',
    scene: 'town-waterfront',
  },
  '/destinations/jambiani': {
    name: 'Jambiani',
    way: '55 km · 1 h 10 min from Stone Town',
    kanga: 'spice',
    scene: 'cave-pool',
  },
  '/destinations/michamvi': {
    name: 'Michamvi',
    way: '64 km · 1 h 20 min from Stone Town',
    kanga: 'jozani',
    scene: 'rock-house',
    hour: 'dusk',
  },
  '/destinations/matemwe': {
    name: 'Matemwe',
    way: '44 km · 1 h from Stone Town',
    kanga: 'mnemba',
    scene: 'reef-and-fish',
  },
  '/destinations/pwani-mchangani': {
    name: 'Pwani Mchangani',
    way: '45 km · 1 h from Stone Town',
    kanga: 'changuu',
    scene: 'village-shore',
    hour: 'dawn',
  },
  '/destinations/kiwengwa': {
    name: 'Kiwengwa',
    way: '40 km · 56 min from Stone Town',
    kanga: 'jozani',
    scene: 'reef-and-fish',
    hour: 'dawn',
  },
  '/destinations/uroa': {
    name: 'Uroa',
    way: '38 km · 50 min from Stone Town',
    kanga: 'spice',
    scene: 'village-shore',
  },
  '/destinations/pongwe': {
    name: 'Pongwe',
    way: '42 km · 55 min from Stone Town',
    kanga: 'mnemba',
    scene: 'dhow-at-sea',
    hour: 'dawn',
  },
  '/destinations/kizimkazi': {
    name: 'Kizimkazi',
    way: '60 km · 1 h 13 min from Stone Town',
    kanga: 'nakupenda',
    scene: 'leaping-dolphins',
    hour: 'dawn',
  },
  '/destinations/makunduchi': {
    name: 'Makunduchi',
    way: '70 km · 1 h 25 min from Stone Town',
    kanga: 'nungwi',
    scene: 'village-shore',
    hour: 'dusk',
  },
  '/attractions/stone-town': {
    name: 'The Doors of Stone Town',
    way: 'On foot, from the Old Fort',
    kanga: 'stone-town',
    scene: 'carved-door',
    hour: 'dusk',
  },
  '/attractions/jozani-forest': {
    name: 'Jozani Forest',
    way: '35 km · 50 min from Stone Town',
    kanga: 'jozani',
    scene: 'forest-colobus',
  },
  '/attractions/prison-island': {
    name: 'Prison Island',
    way: '5.6 km by boat · 20 to 30 min from Stone Town',
    kanga: 'changuu',
    scene: 'tortoise-island',
  },
  '/attractions/spice-plantations': {
    name: 'Spice Plantations',
    way: '12 to 16 km · 30 min from Stone Town',
    kanga: 'spice',
    scene: 'spice-hands',
  },
  '/attractions/turtles-aquarium': {
    name: 'Turtle Aquarium at Mnarani',
    way: '58 km · 1 h 15 min from Stone Town',
    kanga: 'nungwi',
    scene: 'turtle',
  },
  '/attractions/mangrove-forest': {
    name: 'Mangrove Forest',
    way: 'Pete · 50 min from Stone Town',
    kanga: 'jozani',
    scene: 'mangrove-creek',
  },
  '/attractions/masingini-forest': {
    name: 'Masingini Forest',
    way: '15 min from Stone Town',
    kanga: 'spice',
  },
  '/attractions/mnemba-island': {
    name: 'Mnemba Island',
    way: '90 min by road from Stone Town, 20 by boat',
    kanga: 'mnemba',
    scene: 'atoll-from-above',
  },
  '/attractions/sandbanks': {
    name: 'Sandbanks',
    way: '20 to 30 min by boat from Stone Town',
    kanga: 'nakupenda',
    scene: 'sandbank',
  },
  '/attractions/mikumi-park': {
    name: 'Mikumi National Park',
    way: '45 to 60 min by plane from Zanzibar',
    kanga: 'kisutu',
    scene: 'savannah-elephant',
  },
  '/attractions/selous-park': {
    name: 'Nyerere (Selous) National Park',
    way: 'About 40 min by plane from Zanzibar',
    kanga: 'changuu',
    scene: 'river-hippo',
  },
  '/attractions/blue-lagoon': {
    name: 'Blue Lagoon',
    way: '1 h 15 min from Stone Town and a short boat ride',
    kanga: 'mnemba',
    scene: 'cushion-stars',
    hour: 'dusk',
  },
};

/** The guides of each carousel, in the order of requirements, section 2.1. */
export const destinationPaths = destinationSlugs.map((slug) => `/destinations/${slug}` as const);
export const attractionPaths = attractionSlugs.map((slug) => `/attractions/${slug}` as const);

/** The last part of a guide's address. */
export function slugOf(path: GuidePath): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
