import type { RouteObject } from 'react-router-dom';
import { Layout } from '../layout/layout.tsx';
import { siteApi } from '../../shared/site/site-api.ts';
import { NotFoundPage, UnknownRoutePage } from '../not-found-page.tsx';
import { RouteFault } from '../route-fault.tsx';
import type { Store } from '../store.ts';
import { bookingRoutes } from './booking-routes.ts';
import { companyRoutes } from './company-routes.ts';
import { consoleRoute, signInRoutes } from './console-routes.ts';
import { guideRoutes } from './guide-routes.ts';
import { noticeMissingFiles } from './notice-missing-files.ts';
import { tourRoutes } from './tour-routes.ts';
import { unwatched, warm } from './warm.ts';

/** The status that the server sends with the page for missing pages. */
const notFound = { status: 404 };

/**
 * Returns the routes of every address of the site. Each router needs separate routes, because a router stores
 * the loaded files in its routes. Every page has its own file; its data is requested while the file is loading.
 * Every loader only requests data (warm.ts), or throws `data(null, { status: 404 })` if there is no page at its
 * address.
 */
export function createRoutes(store: Store): RouteObject[] {
  return noticeMissingFiles([
    {
      Component: Layout,
      HydrateFallback: Layout,
      loader: () => warm(store, siteApi.endpoints.getSite.initiate(undefined, unwatched)),
      // Loaded once; the components that show it ask for it again when it is old.
      shouldRevalidate: () => false,
      ErrorBoundary: RouteFault,
      children: [
        {
          ErrorBoundary: RouteFault,
          children: [
            ...tourRoutes(store),
            ...bookingRoutes(store),
            ...companyRoutes(),
            ...guideRoutes(store),
            ...signInRoutes(),
            { path: '404', Component: NotFoundPage, handle: notFound },
            { path: '*', Component: UnknownRoutePage, handle: notFound },
          ],
        },
      ],
    },
    { ErrorBoundary: RouteFault, ...consoleRoute() },
  ]);
}
