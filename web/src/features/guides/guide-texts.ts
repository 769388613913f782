import type { GuidePath } from '@contracts/guides/guide-paths.ts';
import type { GuideText } from './guide.ts';

const files: Readonly<Record<GuidePath, () => Promise<GuideText>>> = {
  '/destinations/nungwi': async () => (await import('./texts/destinations/nungwi.ts')).nungwi,
  '/destinations/kendwa': async () => (await import('./texts/destinations/kendwa.ts')).kendwa,
  '/destinations/paje': async () => (await import('./texts/destinations/paje.ts')).paje,
  '/destinations/stone-town': async () =>
    (await import('./texts/destinations/stone-town.ts')).stoneTown,
  '/destinations/jambiani': async () => (await import('./texts/destinations/jambiani.ts')).jambiani,
  '/destinations/michamvi': async () => (await import('./texts/destinations/michamvi.ts')).michamvi,
  '/destinations/matemwe': async () => (await import('./texts/destinations/matemwe.ts')).matemwe,
  '/destinations/pwani-mchangani': async () =>
    (await import('./texts/destinations/pwani-mchangani.ts')).pwaniMchangani,
  '/destinations/kiwengwa': async () => (await import('./texts/destinations/kiwengwa.ts')).kiwengwa,
  '/destinations/uroa': async () => (await import('./texts/destinations/uroa.ts')).uroa,
  '/destinations/pongwe': async () => (await import('./texts/destinations/pongwe.ts')).pongwe,
  '/destinations/kizimkazi': async () =>
    (await import('./texts/destinations/kizimkazi.ts')).kizimkazi,
  '/destinations/makunduchi': async () =>
    (await import('./texts/destinations/makunduchi.ts')).makunduchi,
  '/attractions/stone-town': async () =>
    (await import('./texts/attractions/stone-town.ts')).stoneTown,
  '/attractions/jozani-forest': async () =>
    (await import('./texts/attractions/jozani-forest.ts')).jozaniForest,
  '/attractions/prison-island': async () =>
    (await import('./texts/attractions/prison-island.ts')).prisonIsland,
  '/attractions/spice-plantations': async () =>
    (await import('./texts/attractions/spice-plantations.ts')).spicePlantations,
  '/attractions/turtles-aquarium': async () =>
    (await import('./texts/attractions/turtles-aquarium.ts')).turtlesAquarium,
  '/attractions/mangrove-forest': async () =>
    (await import('./texts/attractions/mangrove-forest.ts')).mangroveForest,
  '/attractions/masingini-forest': async () =>
    (await import('./texts/attractions/masingini-forest.ts')).masinginiForest,
  '/attractions/mnemba-island': async () =>
    (await import('./texts/attractions/mnemba-island.ts')).mnembaIsland,
  '/attractions/sandbanks': async () =>
    (await import('./texts/attractions/sandbanks.ts')).sandbanks,
  '/attractions/mikumi-park': async () =>
    (await import('./texts/attractions/mikumi-park.ts')).mikumiPark,
  '/attractions/selous-park': async () =>
    (await import('./texts/attractions/selous-park.ts')).selousPark,
  '/attractions/blue-lagoon': async () =>
    (await import('./texts/attractions/blue-lagoon.ts')).blueLagoon,
};

/** The text of a guide, which is a separate file and is loaded with its page. */
export function guideTextAt(path: GuidePath): Promise<GuideText> {
  return files[path]();
}
