import type { PageSpeedView } from '@contracts/page-speed/page-speed.ts';
import { api } from '../../shared/api/api.ts';
import { alwaysFresh } from '../../shared/api/cache-policy.ts';

const pageSpeedApi = api.injectEndpoints({
  endpoints: (build) => ({
    getPageSpeed: build.query<PageSpeedView, void>({
      query: () => 'admin/page-speed',
      ...alwaysFresh,
    }),
  }),
});

export const { useGetPageSpeedQuery } = pageSpeedApi;
