import type { ListView } from '@contracts/answers.ts';
import type { TourReviewsView } from '@contracts/review/review-view.ts';
import type { TourListItem, TourSuggestion, TourView } from '@contracts/tour/tour-view.ts';
import type { Dispatch } from '@reduxjs/toolkit';
import { api } from '../../shared/api/api.ts';
import { tourListPolicy, tourPolicy } from '../../shared/api/cache-policy.ts';
import type { TourSearch } from './read-search.ts';
import { defaultGuests } from './tour-filter.ts';

/**
 * The parameters of a list that are sent to the server. The page itself applies the other filters. So the page needs no
 * new answer when one of the other filters changes. It can also show how many tours each choice of a filter has.
 */
export interface TourQuestion extends TourSearch {
  /** If set, the answer has each tour's next start with room for this many travellers. */
  readonly nextStartFor?: number;
}

/** A page of the reviews of a tour. */
export interface TourReviewsPage {
  readonly id: string;
  /** The cursor from the page before; absent for the first page. */
  readonly cursor?: string;
}

/**
 * The query for the tours of a filter. If the soonest tours come first and no date is chosen, it also asks
 * for the next start of each tour.
 */
export function questionOf(
  { q, date, guests, ids }: TourSearch,
  isSoonestFirst: boolean,
): TourQuestion {
  const needsNextStart = isSoonestFirst && date === undefined;
  return {
    ...(q !== undefined && { q }),
    ...(date !== undefined && { date }),
    ...(guests !== undefined && { guests }),
    ...(ids !== undefined && { ids }),
    ...(needsNextStart && { nextStartFor: guests ?? defaultGuests }),
  };
}

/** The queries of visitors about tours. */
export const toursApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTours: build.query<readonly TourListItem[], TourQuestion>({
      query: addressOf,
      transformResponse: ({ items }: ListView<TourListItem>, _meta, { ids }) =>
        ids === undefined ? items : items.filter(({ id }) => ids.includes(id)),
      providesTags: ['Tour'],
      onQueryStarted: keepEachTour,
      ...tourListPolicy,
    }),
    getFeaturedTours: build.query<readonly TourListItem[], void>({
      query: () => 'tours/featured',
      transformResponse: (list: ListView<TourListItem>) => list.items,
      providesTags: ['Tour'],
      onQueryStarted: keepEachTour,
      ...tourListPolicy,
    }),
    getSuggestions: build.query<readonly TourSuggestion[], string>({
      query: (q) => ({ url: 'tours/suggestions', params: { q } }),
      transformResponse: (list: ListView<TourSuggestion>) => list.items,
      ...tourListPolicy,
    }),
    getTour: build.query<TourView, string>({
      query: (id) => `tours/${encodeURIComponent(id)}`,
      providesTags: ['Tour'],
      ...tourPolicy,
    }),
    getRelatedTours: build.query<readonly TourListItem[], string>({
      query: (id) => `tours/${encodeURIComponent(id)}/related`,
      transformResponse: (list: ListView<TourListItem>) => list.items,
      providesTags: ['Tour'],
      ...tourListPolicy,
    }),
    getTourReviews: build.query<TourReviewsView, TourReviewsPage>({
      query: ({ id, ...page }) => ({
        url: `tours/${encodeURIComponent(id)}/reviews`,
        params: page,
      }),
      providesTags: ['Tour'],
      ...tourListPolicy,
    }),
    recordView: build.mutation<unknown, string>({
      query: (id) => ({ url: `tours/${encodeURIComponent(id)}/views`, method: 'POST' }),
    }),
  }),
});

export const {
  useGetToursQuery,
  useGetFeaturedToursQuery,
  useGetSuggestionsQuery,
  useGetTourQuery,
  useGetRelatedToursQuery,
  useGetTourReviewsQuery,
  useRecordViewMutation,
} = toursApi;

/** The ids in a shared link are not sent to the server, so the answer is the same for everyone. */
function addressOf({ q, date, guests, nextStartFor }: TourQuestion): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries({ q, date, guests, nextStartFor })) {
    if (value !== undefined) asked.set(name, String(value));
  }
  return asked.size === 0 ? 'tours' : `tours?${asked.toString()}`;
}

/**
 * A list contains whole tours, so each one is stored in the cache. A tour's page opens with the data from the
 * list. It loads the tour again only if this data is too old for the page of a single tour.
 */
async function keepEachTour(
  _input: unknown,
  {
    dispatch,
    queryFulfilled,
  }: {
    readonly dispatch: Dispatch;
    readonly queryFulfilled: Promise<{ readonly data: readonly TourListItem[] }>;
  },
): Promise<void> {
  try {
    const { data: tours } = await queryFulfilled;
    dispatch(toursApi.util.upsertQueryEntries(eachTour(tours)));
  } catch {
    // The list itself shows the error.
  }
}

/** The tours of a list as cache entries of the query for a single tour. */
function eachTour(tours: readonly TourListItem[]) {
  return tours.map((tour) => ({ endpointName: 'getTour' as const, arg: tour.id, value: tour }));
}
