import type { AccountLinkView } from '@contracts/account/account-view.ts';
import type { SessionView } from '@contracts/session/session-view.ts';
import type { Dispatch } from '@reduxjs/toolkit';
import { api } from '../../shared/api/api.ts';
import { alwaysFresh } from '../../shared/api/cache-policy.ts';
import type { Credentials } from './credentials.ts';

/** The session: who is signed in. */
const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSession: build.query<SessionView, void>({
      query: () => 'auth/session',
      providesTags: ['Session'],
      ...alwaysFresh,
    }),
    signIn: build.mutation<SessionView, Credentials>({
      query: (body) => ({ url: 'auth/sign-in', method: 'POST', body }),
      onQueryStarted: keepSession,
    }),
    setUp: build.mutation<SessionView, Credentials & { readonly token: string }>({
      query: (body) => ({ url: 'auth/set-up', method: 'POST', body }),
      onQueryStarted: keepSession,
    }),
    askForPassword: build.mutation<null, string>({
      query: (login) => ({ url: 'auth/lost-password', method: 'POST', body: { login } }),
    }),
    lookAtLink: build.query<AccountLinkView, string>({
      query: (token) => ({ url: 'auth/link', method: 'POST', body: { token } }),
      ...alwaysFresh,
    }),
    choosePassword: build.mutation<
      SessionView,
      { readonly token: string; readonly password: string }
    >({
      query: (body) => ({ url: 'auth/link/password', method: 'POST', body }),
      onQueryStarted: keepSession,
    }),
    confirmPassword: build.mutation<null, { readonly password: string; readonly code?: string }>({
      query: (body) => ({ url: 'auth/confirmation', method: 'POST', body }),
    }),
    signOut: build.mutation<SessionView, void>({
      query: () => ({ url: 'auth/sign-out', method: 'POST' }),
    }),
  }),
});

export const {
  useGetSessionQuery,
  useSignInMutation,
  useSetUpMutation,
  useAskForPasswordMutation,
  useLookAtLinkQuery,
  useChoosePasswordMutation,
  useConfirmPasswordMutation,
  useSignOutMutation,
} = sessionApi;

/** Stores the session that signing in returns, so that pages have it before they are opened. */
async function keepSession(
  _input: unknown,
  {
    dispatch,
    queryFulfilled,
  }: {
    readonly dispatch: Dispatch;
    readonly queryFulfilled: Promise<{ readonly data: SessionView }>;
  },
): Promise<void> {
  try {
    const { data: value } = await queryFulfilled;
    dispatch(sessionKnown(value));
  } catch {
    // The component that sent the request shows the error.
  }
}

/** Stores the session in the cache without a request. */
export function sessionKnown(value: SessionView) {
  return sessionApi.util.upsertQueryEntries([
    { endpointName: 'getSession', arg: undefined, value },
  ]);
}
