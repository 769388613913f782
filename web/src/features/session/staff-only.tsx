import { type ReactNode, useEffect, useState } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { FetchFault } from '../../shared/ui/fetch-fault.tsx';
import { saveReturnPath } from './return-path.ts';
import { sessionEnded } from './session-ended.ts';
import { useSession } from './use-session.ts';

/** Shows its children only to staff who are signed in. Others sign in first and then return to this address. */
export function StaffOnly({ children }: { children: ReactNode }) {
  const { data: session, isError, isFetching, refetch } = useSession();
  const [wasSignedIn, setWasSignedIn] = useState(false);
  if (!wasSignedIn && (session?.user ?? null) !== null) setWasSignedIn(true);
  if (session === undefined && isError) {
    return (
      <div className="page-gutter page-part">
        <FetchFault
          message="We could not find out whether you are signed in."
          onRetry={() => void refetch()}
        />
      </div>
    );
  }
  if (session === undefined || (session.user === null && isFetching)) {
    return (
      <p role="status" className="page-gutter page-part">
        Loading...
      </p>
    );
  }
  return session.user === null ? <ToSignIn hasEnded={wasSignedIn} /> : children;
}

/** @param hasEnded Whether the person was signed in on this page before. */
function ToSignIn({ hasEnded }: { hasEnded: boolean }) {
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    saveReturnPath(`${pathname}${search}${hash}`);
  }, [pathname, search, hash]);
  return <Navigate to="/auth" replace state={hasEnded ? sessionEnded : null} />;
}
