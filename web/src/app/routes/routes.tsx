import type { RouteObject } from 'react-router-dom';
import { FaultPage } from '../fault-page.tsx';
import { Layout } from '../layout/layout.tsx';
import { NotFoundPage, UnknownRoutePage } from '../not-found-page.tsx';
import type { Store } from '../store.ts';
import { bookingRoutes } from './booking-routes.ts';
import { companyRoutes } from './company-routes.ts';
import { consoleRoutes } from './console-routes.ts';
import { tourRoutes } from './tour-routes.ts';

/**
 * Every address of the site. Made anew for each router, which fills in what it has loaded. Pages come
 * in files of their own; what a page will ask the server for is asked while its file is on the way.
 */
export function createRoutes(store: Store): RouteObject[] {
  return [
    {
      Component: Layout,
      HydrateFallback: Layout,
      ErrorBoundary: FaultPage,
      children: [
        {
          ErrorBoundary: FaultPage,
          children: [
            ...tourRoutes(store),
            ...bookingRoutes(store),
            ...companyRoutes(),
            ...consoleRoutes(),
            { path: '404', Component: NotFoundPage },
            { path: '*', Component: UnknownRoutePage },
          ],
        },
      ],
    },
  ];
}
