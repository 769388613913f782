import type { SiteAnswer } from '@contracts/site/site-view.ts';
import { useGetSiteQuery } from '../../shared/site/site-api.ts';
import './company-claims.css';

/** The operator's claims about itself, in figures. */
export function CompanyClaims() {
  const { data: site } = useGetSiteQuery();
  if (site === undefined) return null;
  return (
    <section aria-label="The operator in numbers">
      <dl data-slot="claims">
        {claimsOf(site).map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** If fewer tours are listed than the operator claims, the number of listed tours is shown instead. */
function claimsOf({ claims, listedTours }: SiteAnswer): readonly (readonly [string, string])[] {
  const { foundingYear, travellers, tours, rating } = claims;
  return [
    ['Since', String(foundingYear)],
    ['Travellers', `${travellers.toLocaleString('en-US')}+`],
    ['Tours', listedTours < tours ? String(listedTours) : `${String(tours)}+`],
    ['Our rating', rating.toFixed(1)],
  ];
}
