import type { ListView } from '@contracts/answers.ts';
import type { AuditEntryView, AuditFilter } from '@contracts/history/audit-view.ts';
import { api } from '../../shared/api/api.ts';
import { alwaysFresh } from '../../shared/api/cache-policy.ts';

/** Entries fetched at once, the most the API answers. */
const pageSize = 100;

/** Whatever an entry of the audit log was about: a booking by its reference, anything else by its id. */
export type StoryWish = Required<Pick<AuditFilter, 'subject'>> & Pick<AuditFilter, 'kind'>;

/** What staff read of the past. */
const adminHistoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStory: build.infiniteQuery<ListView<AuditEntryView>, StoryWish, string>({
      query: ({ queryArg: wish, pageParam: cursor }) => ({
        url: 'admin/audit',
        params: { ...wish, limit: pageSize, ...(cursor !== '' && { cursor }) },
      }),
      infiniteQueryOptions: {
        initialPageParam: '',
        getNextPageParam: ({ nextCursor }) => nextCursor,
      },
      providesTags: ['Audit'],
      ...alwaysFresh,
    }),
  }),
});

export const { useGetStoryInfiniteQuery } = adminHistoryApi;
