import type { ListView } from '@contracts/answers.ts';
import type { HistoryEntryView } from '@contracts/booking/booking-view.ts';
import { api } from '../../shared/api/api.ts';

/** The people who wrote the entries of a history, by revision. */
type Authors = Readonly<Record<string, HistoryEntryView['actor']>>;

const bookingNotesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A note names only its entry in the history, which says who wrote it. */
    getNoteAuthors: build.query<Authors, string>({
      query: (reference) => `admin/bookings/${encodeURIComponent(reference)}/history`,
      transformResponse: ({ items }: ListView<HistoryEntryView>) =>
        Object.fromEntries(items.map(({ revision, actor }) => [revision, actor])),
      providesTags: ['Booking'],
    }),
  }),
});

export const { useGetNoteAuthorsQuery } = bookingNotesApi;
