import type { LoaderFunction, RouteObject } from 'react-router-dom';
import type { Store } from '../store.ts';

/** Reading about a place. */
export function guideRoutes(store: Store): RouteObject[] {
  return [
    {
      path: 'destinations/:slug',
      loader: openGuide(store, 'destinations'),
      lazy: {
        Component: async () => (await import('../pages/destination-page.tsx')).DestinationPage,
      },
    },
    {
      path: 'attractions/:slug',
      loader: openGuide(store, 'attractions'),
      lazy: {
        Component: async () => (await import('../pages/attraction-page.tsx')).AttractionPage,
      },
    },
  ];
}

/** What knows the guides comes with their pages: others need not carry it. */
function openGuide(store: Store, kind: 'destinations' | 'attractions'): LoaderFunction {
  return async ({ params: { slug = '' } }) => {
    const { loadGuide } = await import('../pages/load-guide.ts');
    return loadGuide(store, `/${kind}/${slug}`);
  };
}
