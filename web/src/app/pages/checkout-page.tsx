import { useSelector } from 'react-redux';
import { Navigate } from 'react-router-dom';
import { selectDraftPath } from '../../features/booking/booking-draft.ts';
import { useKeptDraft } from '../../features/booking/use-kept-draft.ts';
import { PageHead } from '../../shared/head/page-head.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { Notice } from '../layout/notice.tsx';

/** Redirects to the booking that was left unfinished in this tab, otherwise to the tours. */
export function CheckoutPage() {
  const isLookedUp = useKeptDraft();
  const path = useSelector(selectDraftPath);
  if (isLookedUp) return <Navigate to={path ?? '/tours'} replace />;
  return (
    <>
      <PageHead title="Your booking" isPrivate />
      <Notice
        scene="dhow-at-sea"
        title="Your booking"
        lead="If you started a booking, you can continue it here. If not, choose a tour first."
      >
        <LinkButton to="/tours">Zanzibar Tours</LinkButton>
      </Notice>
    </>
  );
}
