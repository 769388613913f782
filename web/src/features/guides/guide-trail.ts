import { type GuidePath, isDestinationPath } from '@contracts/guides/guide-paths.ts';

/** The breadcrumb of a guide: the home page, and the list of its kind. */
export function guideTrail(path: GuidePath) {
  return [
    { label: 'Home', to: '/' },
    isDestinationPath(path)
      ? { label: 'Places', to: '/destinations' }
      : { label: 'Attractions', to: '/attractions' },
  ] as const;
}
