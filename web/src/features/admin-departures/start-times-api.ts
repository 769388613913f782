import type { AdminTourView } from '@contracts/tour/tour-view.ts';
import { api } from '../../shared/api/api.ts';

/** When a tour starts, for whoever moves one of its departures. */
const startTimesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStartTimes: build.query<readonly string[], string>({
      query: (tourId) => `admin/tours/${encodeURIComponent(tourId)}`,
      transformResponse: ({ pickupTimes }: AdminTourView) => pickupTimes,
      providesTags: ['Tour'],
    }),
  }),
});

export const { useGetStartTimesQuery } = startTimesApi;
