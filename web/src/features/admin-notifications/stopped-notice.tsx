import { messageOf } from '../../shared/api/problem.ts';
import { Button } from '../../shared/ui/button.tsx';
import { useResumeNotificationsMutation } from './admin-notifications-api.ts';

/** Warns that no more e-mails are sent, and lets staff resume them. */
export function StoppedNotice() {
  const [resume, { isLoading, error }] = useResumeNotificationsMutation();
  return (
    <div data-slot="stopped-notice" role="alert">
      <p>
        E-mails are stopped, because the event log was restored or replaced. We do not know which
        bookings and messages already got their e-mails. If you resume, e-mails are sent for
        everything that happens from now on. On the page E-mails, check which recent bookings have
        no e-mail.
      </p>
      <p>
        E-mails that are shown as queued may already have arrived, before the event log was restored
        or replaced. Look at them first on the page E-mails (Status: queued), and dismiss those that
        must not be sent again. If you resume, the others are sent.
      </p>
      <Button disabled={isLoading} onClick={() => void resume()}>
        {isLoading ? 'Resuming...' : 'Resume e-mails'}
      </Button>
      {error !== undefined && <p>{messageOf(error, 'That did not work. Please try again.')}</p>}
    </div>
  );
}
