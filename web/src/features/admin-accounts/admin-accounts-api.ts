import type {
  AccountAnswer,
  AccountListView,
  EditAccountRequest,
  InviteAccountRequest,
  LinkedAccountAnswer,
  RequireTotpRequest,
  TotpRuleAnswer,
  TotpRuleView,
} from '@contracts/account/account-view.ts';
import type { ListView } from '@contracts/answers.ts';
import type { HistoryEntryView } from '@contracts/booking/booking-view.ts';
import { api } from '../../shared/api/api.ts';
import { alwaysFresh } from '../../shared/api/cache-policy.ts';
import type { Keyed } from '../../shared/api/use-command.ts';

export interface OfAccount extends Keyed {
  readonly id: string;
}

/** The accounts of staff, for the owner. */
const adminAccountsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAccounts: build.query<AccountListView, void>({
      query: () => 'admin/accounts',
      providesTags: ['Account'],
      ...alwaysFresh,
    }),
    getAccountHistory: build.query<readonly HistoryEntryView[], string>({
      query: (id) => `admin/accounts/${id}/history`,
      transformResponse: (list: ListView<HistoryEntryView>) => list.items,
      providesTags: ['Account'],
      ...alwaysFresh,
    }),
    getTotpRule: build.query<TotpRuleView, void>({
      query: () => 'admin/accounts/second-factor',
      providesTags: ['Account'],
      ...alwaysFresh,
    }),
    requireTotp: build.mutation<TotpRuleAnswer, Keyed & { readonly change: RequireTotpRequest }>({
      query: ({ idempotencyKey, change }) => ({
        url: 'admin/accounts/second-factor',
        method: 'PUT',
        headers: { 'idempotency-key': idempotencyKey },
        body: change,
      }),
      invalidatesTags: ['Account', 'Session'],
    }),
    inviteAccount: build.mutation<
      LinkedAccountAnswer,
      Keyed & { readonly invitation: InviteAccountRequest }
    >({
      query: ({ idempotencyKey, invitation }) => ({
        url: 'admin/accounts',
        method: 'POST',
        headers: { 'idempotency-key': idempotencyKey },
        body: invitation,
      }),
      invalidatesTags: ['Account'],
    }),
    editAccount: build.mutation<AccountAnswer, OfAccount & { readonly change: EditAccountRequest }>(
      {
        query: ({ id, idempotencyKey, change }) => ({
          url: `admin/accounts/${id}`,
          method: 'PATCH',
          headers: { 'idempotency-key': idempotencyKey },
          body: change,
        }),
        // The changed account may be the one that is signed in here.
        invalidatesTags: ['Account', 'Session'],
      },
    ),
    resetAccount: build.mutation<LinkedAccountAnswer, OfAccount>({
      query: ({ id, idempotencyKey }) => ({
        url: `admin/accounts/${id}/reset`,
        method: 'POST',
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: ['Account'],
    }),
  }),
});

export const {
  useGetAccountsQuery,
  useGetAccountHistoryQuery,
  useGetTotpRuleQuery,
  useRequireTotpMutation,
  useInviteAccountMutation,
  useEditAccountMutation,
  useResetAccountMutation,
} = adminAccountsApi;
