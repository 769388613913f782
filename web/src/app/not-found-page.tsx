import { PageHead } from '../shared/head/page-head.tsx';
import { LinkButton } from '../shared/ui/link-button.tsx';
import { ActivityLinks } from './activity-links.tsx';
import { Notice } from './layout/notice.tsx';
import { useUnknownAddress } from './use-unknown-address.ts';

const wayLost = {
  saying: 'Kupotea njia ndiyo kujua njia',
  meaning: 'To lose the way is to learn the way',
};

/** The page for tours that do not exist or could not be fetched. */
export function NotFoundPage() {
  return (
    <>
      <PageHead title="Page not found" isPrivate />
      <Notice scene="village-shore" title="404" lead="Oops! Page not found" saying={wayLost}>
        <LinkButton to="/">Return to Home</LinkButton>
        <LinkButton kind="quiet" to="/tours">
          Browse All Tours
        </LinkButton>
      </Notice>
      <section
        data-slot="not-found-activities"
        className="page-gutter page-part"
        aria-labelledby="not-found-activities"
      >
        <h2 id="not-found-activities">What would you like to do?</h2>
        <ActivityLinks />
      </section>
    </>
  );
}

/** The page for an address that does not exist. */
export function UnknownRoutePage() {
  useUnknownAddress();
  return <NotFoundPage />;
}
