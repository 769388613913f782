import { Link } from '../../shared/ui/link.tsx';
import { useGetSiteQuery } from '../../shared/site/site-api.ts';

/** The operator's mark and name, as a link to the home page. */
export function Logo() {
  const { data: site } = useGetSiteQuery();
  return (
    <Link data-slot="logo" to="/" aria-label={`${site?.name ?? 'Home'}, home page`}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <path fill="#b3261e" d="M0 0h64v64H0z" />
        <path fill="#f0b12e" d="M46 8a10 10 0 1 1 0 20 10 10 0 0 1 0-20" />
        <path fill="#fff" d="M22 6c10 12 21 23 34 33-13 3-24 3-35 1-4-12-4-23 1-34" />
        <path
          fill="#16202b"
          d="M8 41c14 5 33 5 48-1-3 9-8 14-16 14H22C14 54 10 49 8 41M0 58h64v6H0z"
        />
      </svg>
      <span className="jina">{site?.name}</span>
    </Link>
  );
}
