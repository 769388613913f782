import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { FaultPage } from './fault-page.tsx';
import { UnknownRoutePage } from './not-found-page.tsx';

/** In place of a page that did not come about: there is no such thing, or something broke. */
export function RouteFault() {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 404 ? <UnknownRoutePage /> : <FaultPage />;
}
