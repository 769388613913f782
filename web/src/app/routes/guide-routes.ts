import type { LoaderFunction, RouteObject } from 'react-router-dom';
import type { Store } from '../store.ts';

/** Routes of the guides to places. */
export function guideRoutes(store: Store): RouteObject[] {
  return ['destinations', 'attractions'].flatMap((kind) => [
    {
      path: kind,
      lazy: { Component: async () => (await import('../pages/guide-list-page.tsx')).GuideListPage },
    },
    {
      path: `${kind}/:slug`,
      loader: openGuide(store, kind),
      lazy: { Component: async () => (await import('../pages/guide-page.tsx')).GuidePage },
    },
  ]);
}

/** Returns a loader that imports the guides only for their own pages, to keep them out of the other pages' script. */
function openGuide(store: Store, kind: string): LoaderFunction {
  return async ({ params: { slug = '' } }) => {
    const { loadGuide } = await import('../pages/load-guide.ts');
    return loadGuide(store, `/${kind}/${slug}`);
  };
}
