import {
  type BaseQueryApi,
  type BaseQueryFn,
  createApi,
  type FetchArgs,
  fetchBaseQuery,
  type FetchBaseQueryError,
  retry,
} from '@reduxjs/toolkit/query/react';
import { commandAnswered, type lastWriteSlice, selectLastPosition } from './last-write.ts';
import { askForPassword } from './ask-for-password.ts';
import { storeServerTimeFrom } from '../dates/page-clock.ts';
import { isTransient, problemOf } from './problem.ts';
import type { StoreSurroundings } from './server-side.ts';

/** A request is aborted when no answer came within this time, in milliseconds. */
const answerWaitMsMax = 10_000;
/** How often a read is repeated at most (requirements, section 9). */
const retriesMax = 3;
/** The waits double from one second up to this time, in milliseconds (requirements, section 9). */
const retryWaitMsMax = 30_000;

type AskApi = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError>;

/**
 * Sends a request to the API. A browser sends it over the network. A server that renders a page sends it
 * directly.
 *
 * @param work A solved proof of work.
 */
const fetchJson = async (
  args: Parameters<AskApi>[0],
  queryApi: BaseQueryApi,
  options: Parameters<AskApi>[2],
  work?: string,
): Promise<Awaited<ReturnType<AskApi>>> => {
  const server = serverSideOf(queryApi.extra);
  const ask = fetchBaseQuery({
    // Absolute, because Node's fetch does not resolve relative addresses.
    baseUrl: new URL('/api', server?.origin ?? globalThis.location.origin).href,
    timeout: answerWaitMsMax,
    ...(server !== undefined && { fetchFn: (request) => server.fetch(request as Request) }),
    prepareHeaders: (headers, { getState, type }) => {
      const state = getState() as { readonly lastWrite: ReturnType<typeof lastWriteSlice.reducer> };
      const position = selectLastPosition({ lastWrite: state.lastWrite });
      if (type === 'query' && position !== null) headers.set('x-min-position', position);
      if (work !== undefined) headers.set('x-proof-of-work', work);
      return headers;
    },
  });
  const answer = await ask(args, queryApi, options);
  if (server === undefined) storeServerTimeFrom(answer.meta?.response);
  return answer;
};

/**
 * If a limit requires a proof of work, the browser solves it and repeats the request with it and with the same
 * Idempotency-Key. If the person cancels or the browser cannot solve it, this returns the refusal.
 */
const fetchProving: AskApi = async (args, queryApi, options) => {
  const answer = await fetchJson(args, queryApi, options);
  if (problemOf(answer.error)?.proofOfWork === undefined || serverSideOf(queryApi.extra)) {
    return answer;
  }
  const { askWithProof } = await import('../proof-of-work/ask-with-proof.ts');
  return askWithProof(answer, async (work) => fetchJson(args, queryApi, options, work));
};

/** If the API needs the password again, the dialog asks for it once and the request is repeated once. */
const fetchConfirmed: AskApi = async (args, queryApi, options) => {
  const answer = await fetchProving(args, queryApi, options);
  if (problemOf(answer.error)?.code !== 'PasswordNeededAgain') return answer;
  return (await askForPassword()) ? fetchProving(args, queryApi, options) : answer;
};

/**
 * Remembers the position of the log in every answer to a command. The refusal of a command that came too late
 * also has a position. Later reads ask for data of at least this position.
 */
const fetchNoting: AskApi = async (args, queryApi, options) => {
  const answer = await fetchConfirmed(args, queryApi, options);
  const { items = [] } = (answer.data ?? {}) as { readonly items?: unknown };
  // If the answer should be a list but is no array, it counts as an error, because it would break the screen.
  if (!Array.isArray(items)) return { error: { status: 'CUSTOM_ERROR', error: 'No list' } };
  const problem = problemOf(answer.error);
  const said = problem ?? (answer.data as { readonly position?: unknown } | undefined);
  if (queryApi.type === 'mutation' && typeof said?.position === 'string') {
    queryApi.dispatch(commandAnswered(said.position));
  }
  // The session has ended, or now needs codes from an app. Every part that shows who is signed in is updated.
  if (problem?.code === 'NotSignedIn' || problem?.code === 'SecondFactorNeeded') {
    queryApi.dispatch(api.util.invalidateTags(['Session']));
  }
  return answer;
};

/**
 * Repeats a read when no answer came or the server failed. Commands are never repeated automatically. The
 * server repeats no request, because the visitor waits for the page. The browser can request the missing data.
 */
const fetchRetrying = retry(fetchNoting, {
  backoff: async (attempt, _retries, signal) => {
    await pause(Math.min(1000 * 2 ** (attempt - 1), retryWaitMsMax), signal);
  },
  retryCondition: (error, _args, { attempt, baseQueryApi }) =>
    baseQueryApi.type === 'query' &&
    serverSideOf(baseQueryApi.extra) === undefined &&
    attempt <= retriesMax &&
    isTransient(error as FetchBaseQueryError),
});

function serverSideOf(extra: unknown) {
  return (extra as StoreSurroundings | undefined)?.server;
}

function pause(ms: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

const tagTypes = [
  'Account',
  'Audit',
  'Tour',
  'Availability',
  'Booking',
  'BookingList',
  'BulkAct',
  'Customer',
  'CustomerList',
  'Departure',
  'Message',
  'Notification',
  'OwnSession',
  'PickupPlace',
  'SavedView',
  'ReadModel',
  'Review',
  'Session',
  'Verification',
] as const;

/** A kind of data that is read again when it changes. */
export type ApiTag = (typeof tagTypes)[number];

/** All server data of the web, in one cache; each feature adds its own endpoints. */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: fetchRetrying,
  tagTypes,
  refetchOnFocus: false,
  refetchOnReconnect: false,
  endpoints: () => ({}),
});
