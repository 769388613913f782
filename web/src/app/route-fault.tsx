import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { FaultPage } from './fault-page.tsx';
import { UnknownRoutePage } from './not-found-page.tsx';

/** Replaces a page that does not exist or that failed. */
export function RouteFault() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <UnknownRoutePage /> : <FaultPage />;
}
