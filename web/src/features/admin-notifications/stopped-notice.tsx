import { messageOf } from '../../shared/api/problem.ts';
import { Button } from '../../shared/ui/button.tsx';
import { useResumeNotificationsMutation } from './admin-notifications-api.ts';

/** Warns that no e-mails are sent any more, and lets staff resume them. */
export function StoppedNotice() {
  const [resume, { isLoading, error }] = useResumeNotificationsMutation();
  return (
    <div data-slot="stopped-notice" role="alert">
      <p>
        The event log was restored or replaced, so nobody can tell which bookings and messages
        already had their e-mails, and no new ones are written. Going on sends them for what happens
        from now on; look below for recent bookings without one.
      </p>
      <p>
        E-mails that were queued by then are kept back; they may have arrived. Dismiss those first
        (Status: queued): going on sends the rest.
      </p>
      <Button disabled={isLoading} onClick={() => void resume()}>
        {isLoading ? 'Going on...' : 'Go on from now'}
      </Button>
      {error !== undefined && <p>{messageOf(error, 'That did not work. Please try again.')}</p>}
    </div>
  );
}
