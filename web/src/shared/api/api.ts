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
import { askForPassword } from './password-question.ts';
import { isTransient, problemOf } from './problem.ts';
import type { StoreSurroundings } from './server-side.ts';

/** A request without an answer is given up after this time, in milliseconds. */
const answerWaitMsMax = 10_000;
/** How often a read is tried again (requirements, section 9). */
const retriesMax = 3;
/** The waits double from one second up to this, in milliseconds (requirements, section 9). */
const retryWaitMsMax = 30_000;

type AskApi = BaseQueryFn<string | FetchArgs, unknown, FetchBaseQueryError>;

/**
 * Asks the API over the network, or where the page is rendered on the server, without one.
 *
 * @param work A solved proof of work.
 */
const fetchJson = (
  args: Parameters<AskApi>[0],
  queryApi: BaseQueryApi,
  options: Parameters<AskApi>[2],
  work?: string,
): ReturnType<AskApi> => {
  const server = serverSideOf(queryApi.extra);
  const ask = fetchBaseQuery({
    // Absolute, because Node's own fetch knows no page to be relative to.
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
  return ask(args, queryApi, options);
};

/**
 * Where a limit asks for a proof of work, the browser does it and repeats the request with it, and with
 * the same Idempotency-Key. Where the person cancels, or it could not be done, the refusal is answered.
 */
const fetchProving: AskApi = async (args, queryApi, options) => {
  const answer = await fetchJson(args, queryApi, options);
  if (problemOf(answer.error)?.proofOfWork === undefined || serverSideOf(queryApi.extra)) {
    return answer;
  }
  const { askWithProof } = await import('../proof-of-work/ask-with-proof.ts');
  return askWithProof(answer, async (work) => fetchJson(args, queryApi, options, work));
};

/** Where the API needs the password again, it is asked for once and the request repeated once. */
const fetchConfirmed: AskApi = async (args, queryApi, options) => {
  const answer = await fetchProving(args, queryApi, options);
  if (problemOf(answer.error)?.code !== 'PasswordNeededAgain') return answer;
  return (await askForPassword()) ? fetchProving(args, queryApi, options) : answer;
};

/**
 * Every command answers the position of the log, and so does the refusal of one that came too late;
 * what is read afterwards asks for it.
 */
const fetchNoting: AskApi = async (args, queryApi, options) => {
  const answer = await fetchConfirmed(args, queryApi, options);
  const { items = [] } = (answer.data ?? {}) as { readonly items?: unknown };
  // Whoever shows a list would break on it: there is no answer but the word for one.
  if (!Array.isArray(items)) return { error: { status: 'CUSTOM_ERROR', error: 'No list' } };
  const problem = problemOf(answer.error);
  const said = problem ?? (answer.data as { readonly position?: unknown } | undefined);
  if (queryApi.type === 'mutation' && typeof said?.position === 'string') {
    queryApi.dispatch(commandAnswered(said.position));
  }
  // A session that ended meanwhile, or needs codes from an app since: whoever shows who is signed in finds out.
  if (problem?.code === 'NotSignedIn' || problem?.code === 'SecondFactorNeeded') {
    queryApi.dispatch(api.util.invalidateTags(['Session']));
  }
  return answer;
};

/**
 * Reads are tried again when nobody answered or the server had trouble; commands never by themselves,
 * and nothing while somebody waits for a page that the browser could as well complete.
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
  'Departure',
  'Notification',
  'OwnSession',
  'ReadModel',
  'Session',
  'Verification',
] as const;

/** A kind of thing that is read again when it changes. */
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
