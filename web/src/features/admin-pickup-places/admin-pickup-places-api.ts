import type { ListView } from '@contracts/answers.ts';
import type {
  PickupPlaceRequest,
  PickupPlacesAnswer,
  PickupPlaceView,
} from '@contracts/pickup-place/pickup-place-view.ts';
import { api } from '../../shared/api/api.ts';
import { alwaysFresh } from '../../shared/api/cache-policy.ts';
import type { Keyed } from '../../shared/api/use-command.ts';

const path = 'admin/pickup-places';

/** The list of pick-up places, and the commands of staff on it. */
const adminPickupPlacesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getAdminPickupPlaces: build.query<readonly PickupPlaceView[], undefined>({
      query: () => path,
      transformResponse: (list: ListView<PickupPlaceView>) => list.items,
      providesTags: ['PickupPlace'],
      ...alwaysFresh,
    }),
    savePickupPlace: build.mutation<
      PickupPlacesAnswer,
      { readonly id?: string; readonly place: PickupPlaceRequest } & Keyed
    >({
      query: ({ id, place, idempotencyKey }) => ({
        url: id === undefined ? path : `${path}/${encodeURIComponent(id)}`,
        method: id === undefined ? 'POST' : 'PUT',
        headers: { 'idempotency-key': idempotencyKey },
        body: place,
      }),
      invalidatesTags: ['PickupPlace'],
    }),
    removePickupPlace: build.mutation<PickupPlacesAnswer, string>({
      query: (id) => ({ url: `${path}/${encodeURIComponent(id)}`, method: 'DELETE' }),
      invalidatesTags: ['PickupPlace'],
    }),
  }),
});

export const {
  useGetAdminPickupPlacesQuery,
  useSavePickupPlaceMutation,
  useRemovePickupPlaceMutation,
} = adminPickupPlacesApi;
