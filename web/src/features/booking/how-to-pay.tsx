import { useGetSiteQuery } from '../../shared/site/site-api.ts';

/** How travellers pay, in the operator's words. */
export function HowToPay() {
  const { data: site } = useGetSiteQuery();
  return <p className="text-small">{site?.howToPay ?? 'You pay on arrival.'}</p>;
}
