import type { ReactNode } from 'react';
import { Link } from '../../shared/ui/link.tsx';
import { useGetSiteQuery } from '../../shared/site/site-api.ts';
import './footer.css';

const links = [
  { to: '/tours', label: 'Zanzibar Tours' },
  { to: '/destinations', label: 'Places' },
  { to: '/attractions', label: 'Attractions' },
  { to: '/find-booking', label: 'Manage booking' },
  { to: '/about', label: 'About Us' },
  { to: '/contact', label: 'Contact Us' },
  { to: '/privacy', label: 'Privacy' },
  { to: '/terms', label: 'Terms' },
] as const;

export type FooterProps = {
  /** Lets visitors change their consent; undefined if the site does not ask for consent. */
  privacyChoices?: ReactNode;
};

/** The footer: links to other pages, and how to reach the operator. */
export function Footer({ privacyChoices }: FooterProps) {
  const { data: site } = useGetSiteQuery();
  return (
    <footer data-slot="site-footer" className="on-ink page-gutter">
      <p className="jina" data-part="name">
        {site?.name}
      </p>
      <nav aria-label="Footer">
        <ul>
          {links.map(({ to, label }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
          {privacyChoices !== undefined && <li>{privacyChoices}</li>}
        </ul>
      </nav>
      {site !== undefined && (
        <address>
          <span>{site.operatorAddress}</span>
          <a href={`tel:${site.operatorPhone.replaceAll(/[^+\d]/g, '')}`}>{site.operatorPhone}</a>
          <a href={`mailto:${site.operatorEmail}`}>{site.operatorEmail}</a>
        </address>
      )}
      <p data-part="goodbye">
        <span lang="sw">Karibu tena</span>: we hope to see you again. You pay on arrival. On most
        tours you can cancel free of charge until 24 hours before.
      </p>
    </footer>
  );
}
