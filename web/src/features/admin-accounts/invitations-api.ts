import type { AccountAnswer, LinkedAccountAnswer } from '@contracts/account/account-view.ts';
import { api } from '../../shared/api/api.ts';
import type { OfAccount } from './admin-accounts-api.ts';

/** The commands on invitations that were not used yet. */
const invitationsApi = api.injectEndpoints({
  endpoints: (build) => ({
    renewInvitation: build.mutation<LinkedAccountAnswer, OfAccount>({
      query: ({ id, idempotencyKey }) => ({
        url: `admin/accounts/${id}/invitation`,
        method: 'POST',
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: ['Account'],
    }),
    withdrawInvitation: build.mutation<AccountAnswer, OfAccount>({
      query: ({ id, idempotencyKey }) => ({
        url: `admin/accounts/${id}/invitation`,
        method: 'DELETE',
        headers: { 'idempotency-key': idempotencyKey },
      }),
      invalidatesTags: ['Account'],
    }),
  }),
});

export const { useRenewInvitationMutation, useWithdrawInvitationMutation } = invitationsApi;
