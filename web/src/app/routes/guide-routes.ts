import type { LoaderFunction, RouteObject } from 'react-router-dom';
import type { Store } from '../store.ts';

/** Reading about a place. */
export function guideRoutes(store: Store): RouteObject[] {
  return ['destinations', 'attractions'].map((kind) => ({
    path: `${kind}/:slug`,
    loader: openGuide(store, kind),
    lazy: { Component: async () => (await import('../pages/guide-page.tsx')).GuidePage },
  }));
}

/** What knows the guides comes with their pages: others need not carry it. */
function openGuide(store: Store, kind: string): LoaderFunction {
  return async ({ params: { slug = '' } }) => {
    const { loadGuide } = await import('../pages/load-guide.ts');
    return loadGuide(store, `/${kind}/${slug}`);
  };
}
