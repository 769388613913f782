import { isGuidePath } from '@contracts/guides/guide-paths.ts';
import { data, type LoaderFunction, type RouteObject } from 'react-router-dom';
import { guideTextAt } from '../../features/guides/guide-texts.ts';
import { guideToursApi } from '../../features/guides/guide-tours-api.ts';
import type { Store } from '../store.ts';
import { unwatched, warm } from './warm.ts';

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

/** Brings the guide's text, and asks for its tours meanwhile. An address without a guide is answered with 404. */
function openGuide(store: Store, kind: 'destinations' | 'attractions'): LoaderFunction {
  const { getGuideTours } = guideToursApi.endpoints;
  return async ({ params: { slug = '' } }) => {
    const path = `/${kind}/${slug}`;
    if (!isGuidePath(path)) throw data(null, { status: 404 });
    const [text] = await Promise.all([
      guideTextAt(path),
      warm(store, getGuideTours.initiate(path, unwatched)),
    ]);
    return text;
  };
}
