import type { AdminTourView } from '@contracts/tour/tour-view.ts';
import { api } from '../../shared/api/api.ts';

/** The start times of a tour, for staff who move one of its departures. */
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
