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

/** What the server answers beside a page that stands for one that is not there. */
const notFound = { status: 404 };

/**
 * Every address of the site. Made anew for each router, which fills in what it has loaded. Pages come
 * in files of their own; what a page will ask the server for is asked while its file is on the way.
 * Every loader only asks (warm.ts), or throws `data(null, { status: 404 })` where its address has no page.
 */
export function createRoutes(store: Store): RouteObject[] {
  return noticeMissingFiles([
    {
      Component: Layout,
      HydrateFallback: Layout,
      loader: () => warm(store, siteApi.endpoints.getSite.initiate(undefined, unwatched)),
      // Once known it is asked for again by whoever shows it, when it is old.
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
