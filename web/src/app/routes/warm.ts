import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ServerSide, StoreSurroundings } from '../../shared/api/server-side.ts';
import type { SiteState, Store } from '../store.ts';

/** The result of a request to the API. */
interface Asked {
  readonly endpointName?: string | undefined;
  readonly originalArgs?: unknown;
  readonly data?: unknown;
  readonly error?: unknown;
}

type Thunk<Result> = ThunkAction<Result, SiteState, StoreSurroundings, UnknownAction>;

/** A request to the API: `toursApi.endpoints.getTour.initiate(id, unwatched)`. */
export type Question = Thunk<PromiseLike<Asked>>;

/** Requests the answer without subscribing to it: the page subscribes later. */
export const unwatched = { subscribe: false } as const;

/**
 * Requests the data that a page shows, for use in its loader. The browser does not wait: the page shows its
 * skeletons, and its file loads at the same time. The server waits for all answers.
 *
 * @throws Error on the server, if a request was not answered.
 */
export async function warm(store: Store, ...questions: readonly Question[]): Promise<null> {
  const server = serverSideOf(store);
  const asked = questions.map((question) => store.dispatch(question));
  if (server !== undefined) await Promise.all(asked.map((each) => note(each, server)));
  return null;
}

/** Returns the data about the server's rendering that the store holds; undefined in a browser. */
function serverSideOf(store: Store): ServerSide | undefined {
  const surroundings: Thunk<StoreSurroundings> = (_dispatch, _getState, extra) => extra;
  return store.dispatch(surroundings).server;
}

async function note(asked: PromiseLike<Asked>, { answers }: ServerSide): Promise<void> {
  const { endpointName = '', originalArgs, data, error } = await asked;
  if (error !== undefined) throw new Error(`${endpointName} was not answered.`, { cause: error });
  answers.push({ endpointName, arg: originalArgs, value: data });
}
