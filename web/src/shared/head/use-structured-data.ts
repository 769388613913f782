import type { SiteView } from '@contracts/site/site-view.ts';
import { useGetSiteQuery } from '../site/site-api.ts';

/** Returns the structured data of a page; empty until the site's own address is known. */
export function useStructuredData(build: (site: SiteView) => readonly object[]): readonly object[] {
  const { data: site } = useGetSiteQuery();
  return site === undefined ? [] : build(site);
}
