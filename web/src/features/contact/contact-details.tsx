import type { ReactNode } from 'react';
import { useGetSiteQuery } from '../../shared/site/site-api.ts';
import { FetchFault } from '../../shared/ui/fetch-fault.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import './contact-details.css';

/** The ways to reach the operator without the form. */
export function ContactDetails({ actions }: { actions: ReactNode }) {
  return (
    <section data-slot="contact-details" aria-labelledby="contact-reach">
      <h2 id="contact-reach">How to reach us</h2>
      <Ways />
      <div data-part="actions">{actions}</div>
    </section>
  );
}

function Ways() {
  const { data: site, isError, refetch } = useGetSiteQuery();
  if (site === undefined) {
    return isError ? (
      <FetchFault
        message="Our address and number could not be loaded."
        onRetry={() => void refetch()}
      />
    ) : (
      <div role="status" aria-label="Loading our address and number">
        <Skeleton height="14rem" />
      </div>
    );
  }
  return (
    <address>
      <dl>
        <div>
          <dt>Phone</dt>
          <dd>
            <a href={`tel:${site.operatorPhone.replaceAll(/[^+\d]/g, '')}`}>{site.operatorPhone}</a>
          </dd>
        </div>
        <div>
          <dt>E-mail</dt>
          <dd>
            <a href={`mailto:${site.operatorEmail}`}>{site.operatorEmail}</a>
          </dd>
        </div>
        <div>
          <dt>Address</dt>
          <dd>{site.operatorAddress}</dd>
        </div>
      </dl>
    </address>
  );
}
