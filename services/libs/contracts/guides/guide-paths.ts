import {
  attractionSlugs,
  destinationSlugs,
  type AttractionSlug,
  type DestinationSlug,
} from './guide-slugs.ts';

/** The address of a guide. */
export type GuidePath = `/destinations/${DestinationSlug}` | `/attractions/${AttractionSlug}`;

/** Every guide: destinations first, then attractions. */
export const guidePaths: readonly GuidePath[] = [
  ...destinationSlugs.map((slug) => `/destinations/${slug}` as const),
  ...attractionSlugs.map((slug) => `/attractions/${slug}` as const),
];

const known: ReadonlySet<string> = new Set(guidePaths);

/** Whether a guide has exactly this path: no capitals, no slash at the end. */
export function isGuidePath(path: string): path is GuidePath {
  return known.has(path);
}

export function isDestinationPath(path: GuidePath): boolean {
  return path.startsWith('/destinations/');
}
