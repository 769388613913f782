import type { DaySheetView } from '@contracts/departure/day-sheet-view.ts';
import { api } from '../../../shared/api/api.ts';
import { alwaysFresh } from '../../../shared/api/cache-policy.ts';

/** The day sheets of several departures. */
const daySheetsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getDaySheets: build.query<readonly DaySheetView[], readonly string[]>({
      queryFn: async (ids, _api, _options, ask) => {
        const answers = await Promise.all(
          ids.map(async (id) => ask(`admin/departures/${encodeURIComponent(id)}`)),
        );
        const error = answers.find((answer) => answer.error !== undefined)?.error;
        if (error !== undefined) return { error };
        return { data: answers.map(({ data }) => data as DaySheetView) };
      },
      providesTags: ['Departure', 'Booking'],
      ...alwaysFresh,
    }),
  }),
});

export const { useGetDaySheetsQuery } = daySheetsApi;
