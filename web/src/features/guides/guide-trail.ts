import { type GuidePath, isDestinationPath } from '@contracts/guides/guide-paths.ts';

/** Where the guides are listed: sections of the home page. */
export const destinationsId = 'best-places';
export const attractionsId = 'top-attractions';

/** The way down from the home page to a guide. */
export function guideTrail(path: GuidePath): readonly { label: string; to: string }[] {
  return [
    { label: 'Home', to: '/' },
    isDestinationPath(path)
      ? { label: 'Best Places', to: `/#${destinationsId}` }
      : { label: 'Top attractions', to: `/#${attractionsId}` },
  ];
}
