import { Link } from 'react-router-dom';
import { useGetSiteQuery } from '../../shared/site/site-api.ts';

/** Where to read on, and how to reach the operator. */
export function Footer() {
  const { data: site } = useGetSiteQuery();
  return (
    <footer data-slot="site-footer" className="on-ink page-gutter">
      <p className="jina" data-part="name">
        {site?.name}
      </p>
      <ul>
        <li>
          <Link to="/tours">Zanzibar Tours</Link>
        </li>
      </ul>
      {site !== undefined && (
        <address>
          <span>{site.operatorAddress}</span>
          <a href={`tel:${site.operatorPhone.replaceAll(/[^+\d]/g, '')}`}>{site.operatorPhone}</a>
          <a href={`mailto:${site.operatorEmail}`}>{site.operatorEmail}</a>
        </address>
      )}
      <p data-part="goodbye">
        <span lang="sw">Karibu tena</span>: you are welcome again. Pay on arrival, cancel free of
        charge until 24 hours before.
      </p>
    </footer>
  );
}
