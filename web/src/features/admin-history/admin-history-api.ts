import type { ListView } from '@contracts/answers.ts';
import type {
  AuditEntryView,
  AuditFilter,
  AuditPersonView,
} from '@contracts/history/audit-view.ts';
import type { AsOf } from '@contracts/history/as-of-view.ts';
import type { DailyRevenueView, RevenueStepView } from '@contracts/revenue/revenue-view.ts';
import type { AdminTourView } from '@contracts/tour/tour-view.ts';
import { api } from '../../shared/api/api.ts';
import { alwaysFresh } from '../../shared/api/cache-policy.ts';

/** How many entries are fetched at once; the API allows no more. */
const pageSize = 100;

/** How many of the newest entries are compared with the list. The number of new entries is exact up to this number. */
export const newestCount = 25;

/** The subject of an entry of the audit log: the reference of a booking, or the id of anything else. */
export type StoryInput = Required<Pick<AuditFilter, 'subject'>> & Pick<AuditFilter, 'kind'>;

interface PageInput {
  readonly queryArg: AuditFilter;
  /** Empty for the first page. */
  readonly pageParam: string;
}

const pages = {
  initialPageParam: '',
  getNextPageParam: ({ nextCursor }: ListView<AuditEntryView>) => nextCursor,
};

/** The queries of staff about the past. */
const adminHistoryApi = api.injectEndpoints({
  endpoints: (build) => ({
    getStory: build.infiniteQuery<ListView<AuditEntryView>, StoryInput, string>({
      query: pageQuery,
      infiniteQueryOptions: pages,
      providesTags: ['Audit'],
      ...alwaysFresh,
    }),
    // The list does not change while staff read it. A notice shows how many new entries there are.
    getAudit: build.infiniteQuery<ListView<AuditEntryView>, AuditFilter, string>({
      query: pageQuery,
      infiniteQueryOptions: pages,
      // Comparing every entry with its earlier version costs more than drawing the few entries in view again.
      structuralSharing: false,
      ...alwaysFresh,
    }),
    getNewestAudit: build.query<readonly AuditEntryView[], AuditFilter>({
      query: (filter) => ({ url: 'admin/audit', params: { ...filter, limit: newestCount } }),
      transformResponse: ({ items }: ListView<AuditEntryView>) => items,
      providesTags: ['Audit'],
      ...alwaysFresh,
    }),
    getAuditPeople: build.query<readonly AuditPersonView[], void>({
      query: () => 'admin/audit/people',
      transformResponse: ({ items }: ListView<AuditPersonView>) => items,
      providesTags: ['Account'],
    }),
    getTourAt: build.query<AsOf<AdminTourView>, { id: string; asOf?: string }>({
      query: ({ id, asOf }) => ({
        url: `admin/tours/${encodeURIComponent(id)}`,
        params: { ...(asOf !== undefined && { asOf }) },
      }),
      providesTags: ['Tour'],
      ...alwaysFresh,
    }),
    getRevenueAt: build.query<readonly DailyRevenueView[], { day: string; asOf?: string }>({
      query: ({ day, asOf }) => ({
        url: 'admin/revenue',
        params: { from: day, to: day, ...(asOf !== undefined && { asOf }) },
      }),
      transformResponse: ({ items }: ListView<DailyRevenueView>) => items,
      providesTags: ['BookingList'],
      ...alwaysFresh,
    }),
    getRevenueSteps: build.query<readonly RevenueStepView[], string>({
      query: (day) => ({ url: 'admin/revenue/steps', params: { day } }),
      transformResponse: ({ items }: ListView<RevenueStepView>) => items,
      providesTags: ['BookingList'],
      ...alwaysFresh,
    }),
    getToursOfHistory: build.query<readonly AdminTourView[], void>({
      query: () => 'admin/tours',
      transformResponse: ({ items }: ListView<AdminTourView>) => items,
      providesTags: ['Tour'],
    }),
  }),
});

export const {
  useGetStoryInfiniteQuery,
  useGetAuditInfiniteQuery,
  useGetNewestAuditQuery,
  useGetAuditPeopleQuery,
  useGetTourAtQuery,
  useGetRevenueAtQuery,
  useGetRevenueStepsQuery,
  useGetToursOfHistoryQuery,
} = adminHistoryApi;

function pageQuery({ queryArg: filter, pageParam: cursor }: PageInput) {
  return {
    url: 'admin/audit',
    params: { ...filter, limit: pageSize, ...(cursor !== '' && { cursor }) },
  };
}
