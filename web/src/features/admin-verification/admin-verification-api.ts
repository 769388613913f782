import type { ListView } from '@contracts/answers.ts';
import type { AnchorView, VerificationsView } from '@contracts/operations/verification-view.ts';
import { api } from '../../shared/api/api.ts';
import { alwaysFresh } from '../../shared/api/cache-policy.ts';

/** The last check of the log, and the anchors it is compared with. */
const adminVerificationApi = api.injectEndpoints({
  endpoints: (build) => ({
    getVerification: build.query<VerificationsView, void>({
      query: () => 'admin/verification',
      providesTags: ['Verification'],
      ...alwaysFresh,
    }),
    getAnchors: build.query<readonly AnchorView[], void>({
      query: () => 'admin/anchors',
      transformResponse: ({ items }: ListView<AnchorView>) => items,
      providesTags: ['Verification'],
      ...alwaysFresh,
    }),
    beginVerification: build.mutation<VerificationsView, void>({
      query: () => ({ url: 'admin/verification', method: 'POST' }),
      invalidatesTags: ['Verification'],
    }),
  }),
});

export const { useGetVerificationQuery, useGetAnchorsQuery, useBeginVerificationMutation } =
  adminVerificationApi;
