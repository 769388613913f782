import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { PageHead } from '../shared/head/page-head.tsx';
import { LinkButton } from '../shared/ui/link-button.tsx';
import { Notice } from './layout/notice.tsx';

/** Where unknown and failed tours lead. */
export function NotFoundPage() {
  return (
    <Notice scene="village-shore" title="404" lead="Oops! Page not found">
      <PageHead title="Page not found" isPrivate />
      <LinkButton to="/">Return to Home</LinkButton>
    </Notice>
  );
}

/** An address that leads nowhere: somebody may have written a link wrong, so it is logged. */
export function UnknownRoutePage() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.error(`There is no page at ${pathname}`);
  }, [pathname]);
  return <NotFoundPage />;
}
