import type {
  OwnSessionView,
  RecoveryCodesView,
  TotpOfferView,
} from '@contracts/account/account-view.ts';
import type { ListView } from '@contracts/answers.ts';
import type { SessionView } from '@contracts/session/session-view.ts';
import type { Proof } from '../../shared/console/proof-fields.tsx';
import { api } from '../../shared/api/api.ts';
import { alwaysFresh } from '../../shared/api/cache-policy.ts';

/** The commands of staff on their own account. */
const ownAccountApi = api.injectEndpoints({
  endpoints: (build) => ({
    changePassword: build.mutation<
      SessionView,
      { readonly current: string; readonly next: string; readonly code?: string }
    >({
      query: (body) => ({ url: 'auth/password', method: 'POST', body }),
      invalidatesTags: (session) => (session === undefined ? [] : ['OwnSession']),
    }),
    beginTotp: build.mutation<TotpOfferView, string>({
      query: (password) => ({ url: 'auth/totp', method: 'POST', body: { password } }),
    }),
    confirmTotp: build.mutation<RecoveryCodesView, string>({
      query: (code) => ({ url: 'auth/totp/confirmation', method: 'POST', body: { code } }),
      invalidatesTags: (codes) => (codes === undefined ? [] : ['Session', 'OwnSession']),
    }),
    renewRecoveryCodes: build.mutation<RecoveryCodesView, Proof>({
      query: (body) => ({ url: 'auth/totp/recovery-codes', method: 'POST', body }),
    }),
    turnTotpOff: build.mutation<null, Proof>({
      query: (body) => ({ url: 'auth/totp', method: 'DELETE', body }),
      invalidatesTags: (_answer, error) => (error === undefined ? ['Session', 'OwnSession'] : []),
    }),
    getOwnSessions: build.query<readonly OwnSessionView[], void>({
      query: () => 'auth/sessions',
      transformResponse: (list: ListView<OwnSessionView>) => list.items,
      providesTags: ['OwnSession'],
      ...alwaysFresh,
    }),
    endSession: build.mutation<null, string>({
      query: (id) => ({ url: `auth/sessions/${id}`, method: 'DELETE' }),
      invalidatesTags: ['OwnSession'],
    }),
    signOutElsewhere: build.mutation<null, void>({
      query: () => ({ url: 'auth/sign-out-elsewhere', method: 'POST' }),
      invalidatesTags: ['OwnSession'],
    }),
    signOutEverywhere: build.mutation<SessionView, void>({
      query: () => ({ url: 'auth/sign-out-everywhere', method: 'POST' }),
      invalidatesTags: (session) => (session === undefined ? [] : ['Session']),
    }),
  }),
});

export const {
  useChangePasswordMutation,
  useBeginTotpMutation,
  useConfirmTotpMutation,
  useRenewRecoveryCodesMutation,
  useTurnTotpOffMutation,
  useGetOwnSessionsQuery,
  useEndSessionMutation,
  useSignOutElsewhereMutation,
  useSignOutEverywhereMutation,
} = ownAccountApi;
