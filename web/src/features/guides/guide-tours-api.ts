import type { ListView } from '@contracts/answers.ts';
import type { GuidePath } from '@contracts/guides/guide-paths.ts';
import type { TourListItem } from '@contracts/tour/tour-view.ts';
import { api } from '../../shared/api/api.ts';
import { tourListPolicy } from '../../shared/api/cache-policy.ts';
import { guideTours } from './guide-tours.ts';
import { guides } from './guides.ts';

/** Chosen from all tours as they arrive: a page carries the three it shows, not the whole catalogue. */
export const guideToursApi = api.injectEndpoints({
  endpoints: (build) => ({
    getGuideTours: build.query<readonly TourListItem[], GuidePath>({
      query: () => 'tours',
      transformResponse: (list: ListView<TourListItem>, _, path) =>
        guideTours(list.items, guides[path].tourType, guides[path].placeNames),
      providesTags: ['Tour'],
      ...tourListPolicy,
    }),
  }),
});

export const { useGetGuideToursQuery } = guideToursApi;
