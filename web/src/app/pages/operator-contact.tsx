import { Link } from '../../shared/ui/link.tsx';
import { useGetSiteQuery } from '../../shared/site/site-api.ts';

/** Names the operator, who is responsible for the page's content, and how to reach them. */
export function OperatorContact() {
  const { data: site } = useGetSiteQuery();
  if (site === undefined) {
    return (
      <p>
        The <Link to="/contact">contact page</Link> says how to reach us.
      </p>
    );
  }
  return (
    <p>
      {site.name}, {site.operatorAddress}. E-mail{' '}
      <a href={`mailto:${site.operatorEmail}`}>{site.operatorEmail}</a>, or write to us on the{' '}
      <Link to="/contact">contact page</Link>.
    </p>
  );
}
