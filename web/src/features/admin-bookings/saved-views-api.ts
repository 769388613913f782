import type { ListView } from '@contracts/answers.ts';
import type {
  SavedViewsAnswer,
  SavedViewView,
  SaveViewRequest,
} from '@contracts/saved-view/saved-view-view.ts';
import { api } from '../../shared/api/api.ts';
import { alwaysFresh } from '../../shared/api/cache-policy.ts';
import type { Keyed } from '../../shared/api/use-command.ts';

const path = 'admin/saved-views';

/** The views of the list of bookings that all staff share. */
const savedViewsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSavedViews: build.query<readonly SavedViewView[], void>({
      query: () => path,
      transformResponse: (list: ListView<SavedViewView>) => list.items,
      // Each view has the number of its bookings.
      providesTags: ['SavedView', 'BookingList'],
      ...alwaysFresh,
    }),
    saveView: build.mutation<SavedViewsAnswer, SaveViewRequest & Keyed>({
      query: ({ idempotencyKey, ...view }) => ({
        url: path,
        method: 'POST',
        headers: { 'idempotency-key': idempotencyKey },
        body: view,
      }),
      invalidatesTags: ['SavedView'],
    }),
    renameView: build.mutation<SavedViewsAnswer, { readonly id: string; readonly name: string }>({
      query: ({ id, name }) => ({
        url: `${path}/${encodeURIComponent(id)}`,
        method: 'PATCH',
        body: { name },
      }),
      invalidatesTags: ['SavedView'],
    }),
    removeView: build.mutation<SavedViewsAnswer, string>({
      query: (id) => ({ url: `${path}/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: ['SavedView'],
    }),
  }),
});

export const {
  useGetSavedViewsQuery,
  useSaveViewMutation,
  useRenameViewMutation,
  useRemoveViewMutation,
} = savedViewsApi;
