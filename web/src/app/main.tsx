import { dataBlockId, rootId } from '@contracts/site/page-rendering.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import '../shared/styles/index.css';
import { hideEmailInAddress } from '../features/booking/confirmation-memory.ts';
import { holdTime, storeServerTime, storeServerTimeFrom } from '../shared/dates/page-clock.ts';
import { today } from '../shared/dates/today.ts';
import { prefetchTours } from './prefetch-tours.ts';
import { type RenderedPage, readRenderedPage } from './rendered-page.ts';
import { loadPages } from './routes/load-pages.ts';
import { createRoutes } from './routes/routes.tsx';
import { Site } from './site.tsx';
import { makeStore, type Store } from './store.ts';
import { restoreAnswers } from './restore-answers.ts';

hideEmailInAddress();
if (import.meta.env.PROD) {
  // This file is loaded later, because it would compete with the files that the page needs. Safari has no idle
  // callbacks.
  const later = 'requestIdleCallback' in globalThis ? requestIdleCallback : setTimeout;
  later(() => {
    void import('./after-the-page.ts').then(({ startAfterThePage }) => {
      startAfterThePage();
    });
  });
}
const root = document.getElementById(rootId);
if (root !== null) {
  const store = makeStore();
  prefetchTours(store);
  const routes = createRoutes(store);
  const rendered = document.getElementById(dataBlockId)?.textContent;
  if (rendered === undefined || !(await havePagesArrived(routes))) open(root, store, routes);
  else hydrate(root, store, { routes, page: readRenderedPage(rendered) });
}

/**
 * Returns whether the files of the page arrived. If they did not, the router shows its error page, because React
 * would remove the page that the server rendered.
 */
async function havePagesArrived(routes: RouteObject[]): Promise<boolean> {
  try {
    await loadPages(routes, location.pathname);
    return true;
  } catch {
    return false;
  }
}

/** Renders the page in the browser. The server sent an empty page, for the console or because rendering failed. */
function open(container: HTMLElement, store: Store, routes: RouteObject[]): void {
  createRoot(container).render(
    <Site store={store}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </Site>,
  );
}

interface Rendered {
  readonly routes: RouteObject[];
  readonly page: RenderedPage;
}

/** Hydrates the page that the server rendered. The answers that it shows are not requested again. */
function hydrate(container: HTMLElement, store: Store, { routes, page }: Rendered): void {
  learnPageTime(page.instant);
  restoreAnswers(store, page.answers);
  const router = createBrowserRouter(routes, { hydrationData: page.router });
  hydrateRoot(
    container,
    <Site store={store}>
      <RouterProvider router={router} />
    </Site>,
  );
}

/**
 * Sets the page's clock to the time at which the server rendered the page. If the device shows another day, its
 * clock is wrong or the browser restored an old page, so the server is asked for its time.
 */
function learnPageTime(instant: string): void {
  const dayOfDevice = today();
  storeServerTime(Date.parse(instant));
  if (dayOfDevice !== today()) {
    void fetch('/', { method: 'HEAD', cache: 'no-store' }).then(
      storeServerTimeFrom,
      () => undefined,
    );
  }
  holdTime(instant);
}
