import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';
import { PageHead } from '../shared/head/page-head.tsx';
import { Button } from '../shared/ui/button.tsx';
import { DocumentLinkButton } from '../shared/ui/document-link-button.tsx';
import { Notice } from './layout/notice.tsx';

/** Replaces a page that failed, or whose file did not arrive. */
export function FaultPage() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
  }, [error]);
  useEffect(() => {
    addEventListener('online', reload);
    return () => {
      removeEventListener('online', reload);
    };
  }, []);
  return (
    <Notice
      scene="mangrove-creek"
      title="Pole sana"
      lead={`That is Swahili for “so sorry”. ${
        navigator.onLine
          ? 'Something went wrong. Please try again or contact us directly.'
          : 'You are offline, and this page was not loaded yet. It opens when you are online again.'
      }`}
    >
      <PageHead title="Something went wrong" isPrivate />
      <Button onClick={reload}>Try again</Button>
      <DocumentLinkButton kind="quiet" href="/">
        Return to Home
      </DocumentLinkButton>
      <DocumentLinkButton kind="quiet" href="/contact">
        Contact us
      </DocumentLinkButton>
    </Notice>
  );
}

function reload(): void {
  location.reload();
}
