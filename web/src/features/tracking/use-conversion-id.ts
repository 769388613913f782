import { useGetSiteQuery } from '../../shared/site/site-api.ts';

/** The advertiser's conversion id; null if none is configured, undefined while the id is not loaded. */
export function useConversionId(): string | null | undefined {
  const { data: site } = useGetSiteQuery();
  return site === undefined ? undefined : (site.adsConversionId ?? null);
}
