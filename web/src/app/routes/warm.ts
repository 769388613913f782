import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ServerSide, StoreSurroundings } from '../../shared/api/server-side.ts';
import type { SiteState, Store } from '../store.ts';

/** What came of a question to the API. */
interface Asked {
  readonly endpointName?: string | undefined;
  readonly originalArgs?: unknown;
  readonly data?: unknown;
  readonly error?: unknown;
}

type Thunk<Result> = ThunkAction<Result, SiteState, StoreSurroundings, UnknownAction>;

/** A question to the API: `toursApi.endpoints.getTour.initiate(id, unwatched)`. */
export type Question = Thunk<PromiseLike<Asked>>;

/** Nobody looks at the answer yet: the page that will subscribes to it. */
export const unwatched = { subscribe: false } as const;

/**
 * Asks for what a page shows, for use in its loader. The browser does not wait: the page comes with
 * its skeletons, and its file is on the way meanwhile. On the server everything is waited for.
 *
 * @throws Error on the server, where an answer does not come.
 */
export async function warm(store: Store, ...questions: readonly Question[]): Promise<null> {
  const server = serverSideOf(store);
  const asked = questions.map((question) => store.dispatch(question));
  if (server !== undefined) await Promise.all(asked.map((each) => note(each, server)));
  return null;
}

/** Whether a page is rendered for whoever asks. */
export function isOnServer(store: Store): boolean {
  return serverSideOf(store) !== undefined;
}

/** Undefined in a browser. */
function serverSideOf(store: Store): ServerSide | undefined {
  const surroundings: Thunk<StoreSurroundings> = (_dispatch, _getState, extra) => extra;
  return store.dispatch(surroundings).server;
}

async function note(asked: PromiseLike<Asked>, { answers }: ServerSide): Promise<void> {
  const { endpointName = '', originalArgs, data, error } = await asked;
  if (error !== undefined) throw new Error(`${endpointName} was not answered.`, { cause: error });
  answers.push({ endpointName, arg: originalArgs, value: data });
}
