import type { SiteAnswer } from '@contracts/site/site-view.ts';
import { api } from '../api/api.ts';
import { tourPolicy } from '../api/cache-policy.ts';

export const siteApi = api.injectEndpoints({
  endpoints: (build) => ({
    getSite: build.query<SiteAnswer, void>({ query: () => 'site', ...tourPolicy }),
  }),
});

export const { useGetSiteQuery } = siteApi;
