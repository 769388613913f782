import { useLocation } from 'react-router-dom';
import { GuideWall } from '../../features/guides/guide-wall.tsx';
import { attractionPaths, destinationPaths } from '../../features/guides/guides.ts';
import { breadcrumbData } from '../../shared/head/breadcrumb-data.ts';
import { PageHead } from '../../shared/head/page-head.tsx';
import { useStructuredData } from '../../shared/head/use-structured-data.ts';
import { Pindo } from '../../shared/pindo/pindo.tsx';
import { Breadcrumb } from '../../shared/ui/breadcrumb.tsx';
import { Link } from '../../shared/ui/link.tsx';
import './company-pages.css';

const home = [{ label: 'Home', to: '/' }] as const;

const lists = {
  destinations: {
    title: 'Places',
    lead: 'Villages, beaches and the old town of Zanzibar: what each is like, and how far it is.',
    all: `All ${String(destinationPaths.length)} places`,
    paths: destinationPaths,
    other: { to: '/attractions', label: 'See the attractions' },
  },
  attractions: {
    title: 'Attractions',
    lead: 'Forests, islands, sandbanks, spice farms, and the parks of the mainland: what you see there, and how to get there.',
    all: `All ${String(attractionPaths.length)} attractions`,
    paths: attractionPaths,
    other: { to: '/destinations', label: 'See the places' },
  },
} as const;

/** The list of the guides to places, or of the guides to attractions. */
export function GuideListPage() {
  const { pathname } = useLocation();
  const kind = pathname.startsWith('/attractions') ? 'attractions' : 'destinations';
  const { title, lead, all, paths, other } = lists[kind];
  const structuredData = useStructuredData((site) => [
    breadcrumbData({ trail: home, current: title }, site),
  ]);
  return (
    <article data-kanga={kind === 'attractions' ? 'jozani' : 'mnemba'}>
      <PageHead
        title={`${title} in Zanzibar`}
        description={lead}
        canonicalPath={`/${kind}`}
        structuredData={structuredData}
      />
      <header className="on-cloth">
        <Pindo />
        <div className="page-gutter title-strip">
          <Breadcrumb trail={home} current={title} />
          <h1>{title}</h1>
          <p>{lead}</p>
        </div>
      </header>
      <GuideWall kind={kind} title={all} paths={paths} />
      <p className="page-gutter page-part">
        <Link to={other.to}>{other.label}</Link>
      </p>
    </article>
  );
}
