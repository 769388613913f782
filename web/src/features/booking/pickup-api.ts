import type { ListView } from '@contracts/answers.ts';
import type { PickupPlaceView } from '@contracts/pickup-place/pickup-place-view.ts';
import { api } from '../../shared/api/api.ts';
import { tourPolicy } from '../../shared/api/cache-policy.ts';

const pickupApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPickupPlaces: build.query<readonly PickupPlaceView[], undefined>({
      query: () => 'pickup-places',
      transformResponse: (list: ListView<PickupPlaceView>) => list.items,
      providesTags: ['PickupPlace'],
      ...tourPolicy,
    }),
  }),
});

export const { useGetPickupPlacesQuery } = pickupApi;
