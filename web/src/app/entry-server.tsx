import type { PageElsewhere, PageParts, PageInput } from '@contracts/site/page-rendering.ts';
import { rootId } from '@contracts/site/page-rendering.ts';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';
import { api } from '../shared/api/api.ts';
import type { KnownAnswer } from '../shared/api/server-side.ts';
import { holdTime } from '../shared/dates/page-clock.ts';
import { allPrints } from '../shared/scenes/prints/all-prints.ts';
import { PrintsAtHand } from '../shared/scenes/prints-at-hand.ts';
import { handedOver } from './hand-over-answers.ts';
import { writeRenderedPage } from './rendered-page.ts';
import { loadPages } from './routes/load-pages.ts';
import { createRoutes } from './routes/routes.tsx';
import { Site } from './site.tsx';
import { makeStore, type Store } from './store.ts';

/**
 * Renders a page of the site. The server has no data about the visitor, so the page is the same for everyone.
 *
 * @throws Error if the API did not answer, and any error that a component threw.
 */
export async function renderPage(input: PageInput): Promise<PageParts | PageElsewhere> {
  const answers: KnownAnswer[] = [];
  const { origin } = new URL(input.url);
  const store = makeStore({ origin, fetch: input.fetch, answers });
  try {
    return await render(input, store, answers);
  } finally {
    // RTK Query removes unused answers by timers; resetting the state clears these timers.
    store.dispatch(api.util.resetApiState());
  }
}

async function render(
  { url, instant }: PageInput,
  store: Store,
  answers: readonly KnownAnswer[],
): Promise<PageParts | PageElsewhere> {
  const routes = createRoutes(store);
  const components = await loadPages(routes, new URL(url).pathname);
  const handler = createStaticHandler(routes);
  holdTime(instant);
  const context = await handler.query(new Request(url));
  if (context instanceof Response) {
    return { kind: 'elsewhere', to: context.headers.get('location') ?? '/' };
  }
  const { loaderData, errors } = context;
  const faults: readonly unknown[] = Object.values(errors ?? {});
  throwFirst(faults.filter((fault) => !isRouteErrorResponse(fault)));
  const router = createStaticRouter(handler.dataRoutes, context);
  holdTime(instant);
  const markup = await markupOf(
    <PrintsAtHand value={allPrints}>
      <Site store={store}>
        <StaticRouterProvider router={router} context={context} hydrate={false} />
      </Site>
    </PrintsAtHand>,
  );
  return {
    kind: 'page',
    status: statusOf(context),
    ...markup,
    data: writeRenderedPage({
      instant,
      answers: handedOver(answers),
      router: { loaderData, errors },
    }),
    components,
  };
}

/**
 * Returns the status of the response. A page that is shown instead of a missing page sets its status in the
 * `handle` of its route.
 */
function statusOf({ statusCode, matches }: StaticHandlerContext): number {
  const handle = matches.at(-1)?.route.handle as { readonly status?: number } | undefined;
  return handle?.status ?? statusCode;
}

const rootBegins = `<div id="${rootId}">`;
const rootEnds = '</div>';

/**
 * Renders the site. React writes the elements of the document's head first, then the root element.
 *
 * @throws the error that a component threw: a page with a missing part is not sent.
 */
async function markupOf(site: ReactNode): Promise<{ head: string; body: string }> {
  const thrown: unknown[] = [];
  const stream = await renderToReadableStream(<div id={rootId}>{site}</div>, {
    // Otherwise React puts late parts at the end of the page and a script moves them into place.
    progressiveChunkSize: Infinity,
    onError: (error) => {
      thrown.push(error);
    },
  });
  await stream.allReady;
  const text = await new Response(stream).text();
  throwFirst(thrown);
  const at = text.indexOf(rootBegins);
  return {
    head: text.slice(0, at),
    body: text.slice(at + rootBegins.length, text.lastIndexOf(rootEnds)),
  };
}

function throwFirst([fault]: readonly unknown[]): void {
  if (fault !== undefined)
    throw fault instanceof Error
      ? fault
      : new Error('The thrown value is not an error.', { cause: fault });
}
