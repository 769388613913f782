import type { ListView } from '@contracts/answers.ts';
import type { HistoryEntryView } from '@contracts/booking/booking-view.ts';
import { api } from '../../shared/api/api.ts';

/** The person who wrote each entry of a history, by the revision of the entry. */
type Authors = Readonly<Record<string, HistoryEntryView['actor']>>;

const bookingNotesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** A note contains only the revision of its entry in the history. The history says who wrote the entry. */
    getNoteAuthors: build.query<Authors, string>({
      query: (reference) => `admin/bookings/${encodeURIComponent(reference)}/history`,
      transformResponse: ({ items }: ListView<HistoryEntryView>) =>
        Object.fromEntries(items.map(({ revision, actor }) => [revision, actor])),
      providesTags: ['Booking'],
    }),
  }),
});

export const { useGetNoteAuthorsQuery } = bookingNotesApi;
