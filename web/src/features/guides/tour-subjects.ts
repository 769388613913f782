import type { GuidePath } from '@contracts/guides/guide-paths.ts';
import type { TourType } from './tour-types.ts';

/** The subject that decides which tours a guide shows. */
export interface TourSubject {
  readonly type: TourType;
  /** Beginnings of words in lower case: names of the place in titles of tours, then names of its neighbours. */
  readonly placeNames: readonly string[];
}

/** The subject of each guide. Only the pages of guides load this. */
export const tourSubjects: Readonly<Record<GuidePath, TourSubject>> = {
  '/destinations/nungwi': { type: 'beach/water', placeNames: ['nungwi'] },
  '/destinations/kendwa': {
    type: 'beach/water',
    placeNames: ['kendwa', 'sunset dhow nungwi', 'nungwi'],
  },
  '/destinations/paje': { type: 'beach/water', placeNames: ['paje', 'kuza', 'blue lagoon'] },
  '/destinations/stone-town': {
    type: 'cultural/historical',
    placeNames: ['stone town', 'prison island', 'spice'],
  },
  '/destinations/jambiani': { type: 'beach/water', placeNames: ['jambiani', 'kuza', 'paje'] },
  '/destinations/michamvi': { type: 'eco/nature', placeNames: ['michamvi', 'blue lagoon', 'kuza'] },
  '/destinations/matemwe': { type: 'marine/conservation', placeNames: ['matemwe', 'mnemba'] },
  '/destinations/pwani-mchangani': {
    type: 'eco/nature',
    placeNames: ['pwani mchangani', 'kiwengwa', 'mnemba'],
  },
  '/destinations/kiwengwa': {
    type: 'eco/nature',
    placeNames: ['kiwengwa', 'mnemba', 'jozani forest'],
  },
  '/destinations/uroa': {
    type: 'cultural/historical',
    placeNames: ['uroa', 'paje seaweed', 'jozani'],
  },
  '/destinations/pongwe': {
    type: 'beach/water',
    placeNames: ['pongwe', 'kiwengwa', 'blue lagoon', 'mnemba'],
  },
  '/destinations/kizimkazi': { type: 'marine/conservation', placeNames: ['kizimkazi', 'dolphin'] },
  '/destinations/makunduchi': {
    type: 'cultural/historical',
    placeNames: ['makunduchi', 'jozani kizimkazi', 'paje seaweed'],
  },
  '/attractions/stone-town': {
    type: 'cultural/historical',
    placeNames: ['stone town heritage', 'sunset dhow stone town', 'spice'],
  },
  '/attractions/jozani-forest': { type: 'eco/nature', placeNames: ['jozani', 'masingini'] },
  '/attractions/prison-island': {
    type: 'beach/water',
    placeNames: ['prison island', 'sunset dhow stone town'],
  },
  '/attractions/spice-plantations': {
    type: 'cultural/historical',
    placeNames: ['spice', 'stone town heritage'],
  },
  '/attractions/turtles-aquarium': {
    type: 'marine/conservation',
    placeNames: ['nungwi turtles', 'mnemba'],
  },
  '/attractions/mangrove-forest': {
    type: 'eco/nature',
    placeNames: ['mangrove', 'jozani', 'michamvi mangrove'],
  },
  '/attractions/masingini-forest': {
    type: 'eco/nature',
    placeNames: ['masingini', 'jozani forest', 'spice farm'],
  },
  '/attractions/mnemba-island': { type: 'marine/conservation', placeNames: ['mnemba'] },
  '/attractions/sandbanks': {
    type: 'beach/water',
    placeNames: ['prison island nakupenda', 'safari blue', 'prison island'],
  },
  '/attractions/mikumi-park': { type: 'safari/wildlife', placeNames: ['mikumi', 'nyerere'] },
  '/attractions/selous-park': {
    type: 'safari/wildlife',
    placeNames: ['nyerere', 'selous', 'mikumi'],
  },
  '/attractions/blue-lagoon': {
    type: 'marine/conservation',
    placeNames: ['blue lagoon', 'michamvi', 'mnemba'],
  },
};
