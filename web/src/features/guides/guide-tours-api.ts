import type { ListView } from '@contracts/answers.ts';
import type { GuidePath } from '@contracts/guides/guide-paths.ts';
import type { TourListItem } from '@contracts/tour/tour-view.ts';
import { api } from '../../shared/api/api.ts';
import { tourListPolicy } from '../../shared/api/cache-policy.ts';
import { guideTours } from './guide-tours.ts';
import { tourSubjects } from './tour-subjects.ts';

/**
 * Chooses the tours of a guide when the list of all tours arrives. So a page contains the three tours that it shows,
 * and not the whole catalogue.
 */
export const guideToursApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGuideTours: build.query<readonly TourListItem[], GuidePath>({
      query: () => 'tours',
      transformResponse: (list: ListView<TourListItem>, _, path) =>
        guideTours(list.items, tourSubjects[path]),
      providesTags: ['Tour'],
      ...tourListPolicy,
    }),
  }),
});

export const { useGetGuideToursQuery } = guideToursApi;
