import { dataBlockId, rootId } from '@contracts/site/page-rendering.ts';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import '../shared/styles/index.css';
import { hideEmailInAddress } from '../features/booking/confirmation-memory.ts';
import { holdTime } from '../shared/dates/page-clock.ts';
import { askAhead } from './ask-ahead.ts';
import { type RenderedPage, readRenderedPage } from './rendered-page.ts';
import { loadPages } from './routes/load-pages.ts';
import { createRoutes } from './routes/routes.tsx';
import { Site } from './site.tsx';
import { makeStore, type Store } from './store.ts';
import { takeUpAnswers } from './take-up-answers.ts';

hideEmailInAddress();
const root = document.getElementById(rootId);
if (root !== null) {
  const store = makeStore();
  askAhead(store);
  const routes = createRoutes(store);
  const rendered = document.getElementById(dataBlockId)?.textContent;
  if (rendered === undefined || !(await havePagesArrived(routes))) open(root, store, routes);
  else takeUp(root, store, { routes, page: readRenderedPage(rendered) });
}

/** Without its file a page could only be taken down again: what the router has to say then is shown instead. */
async function havePagesArrived(routes: RouteObject[]): Promise<boolean> {
  try {
    await loadPages(routes, location.pathname);
    return true;
  } catch {
    return false;
  }
}

/** The server sent an empty page: the console, or one that it could not render. */
function open(container: HTMLElement, store: Store, routes: RouteObject[]): void {
  createRoot(container).render(
    <Site store={store}>
      <RouterProvider router={createBrowserRouter(routes)} />
    </Site>,
  );
}

interface TakenUp {
  readonly routes: RouteObject[];
  readonly page: RenderedPage;
}

/** The server rendered the page: its elements come to life, and nothing it shows is asked for again. */
function takeUp(container: HTMLElement, store: Store, { routes, page }: TakenUp): void {
  holdTime(page.instant);
  takeUpAnswers(store, page.answers);
  const router = createBrowserRouter(routes, { hydrationData: page.router });
  hydrateRoot(
    container,
    <Site store={store}>
      <RouterProvider router={router} />
    </Site>,
  );
}
