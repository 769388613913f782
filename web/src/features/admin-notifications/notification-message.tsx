import type { NotificationView } from '@contracts/notification/notification-view.ts';
import { useState } from 'react';
import { formatMoment } from '../../shared/dates/format-date.ts';
import { problemOf } from '../../shared/api/problem.ts';
import { mailFaultInWords } from '../../shared/console/mail-faults.ts';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { useStaff } from '../../shared/console/staff.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import {
  useGetNotificationQuery,
  useRetryNotificationMutation,
} from './admin-notifications-api.ts';
import { AddressSuppression } from './address-suppression.tsx';
import { DismissNotification } from './dismiss-notification.tsx';
import { ResendNotification } from './resend-notification.tsx';
import {
  canDismiss,
  canResend,
  canRetry,
  fateOf,
  outcomeNames,
  statusNames,
  statusTones,
  titleOf,
} from './notification-words.ts';

/** One e-mail: its status, and the message as it arrives. */
export function NotificationMessage({ id }: { id: string }) {
  const { currentData, isError, refetch } = useGetNotificationQuery(id);
  if (currentData === undefined) {
    return <NotLoaded {...{ isError, refetch }} what="the e-mail" rows={1} rowHeight="24rem" />;
  }
  return (
    <article data-slot="notification-message" aria-label={titleOf(currentData)}>
      <Fate notification={currentData} />
      {currentData.to !== undefined && currentData.recipient !== 'operator' && (
        <AddressSuppression id={id} />
      )}
      <Message notification={currentData} />
    </article>
  );
}

function Fate({ notification }: { notification: NotificationView }) {
  const { id, status, attempts, nextAttemptAt, resends } = notification;
  const { canChange } = useStaff();
  const [retry, { isLoading, error }] = useRetryNotificationMutation();
  return (
    <section aria-label="What happened to it">
      <p>
        <Badge tone={statusTones[status]}>{statusNames[status]}</Badge> {fateOf(notification)}
        {nextAttemptAt !== undefined &&
          ` The next attempt is at ${formatMoment(nextAttemptAt)} or later.`}
      </p>
      {attempts.length > 0 && (
        <ol>
          {attempts.map(({ at, outcome, reason }) => (
            <li key={`${at} ${outcome}`}>
              <time dateTime={at}>{formatMoment(at)}</time> {outcomeNames[outcome]}
              {reason !== undefined && (
                <>
                  . {mailFaultInWords(reason)} <code>{reason}</code>
                </>
              )}
            </li>
          ))}
        </ol>
      )}
      {resends !== undefined && <p>This e-mail repeats an earlier one that staff sent again.</p>}
      {canChange && (
        <div data-part="actions">
          {canRetry(notification) && (
            <Button kind="ink" disabled={isLoading} onClick={() => void retry(id)}>
              Send now
            </Button>
          )}
          {canResend(notification) && <ResendNotification notification={notification} />}
          {canDismiss(notification) && <DismissNotification notification={notification} />}
        </div>
      )}
      {error !== undefined && (
        <p role="alert">{problemOf(error)?.title ?? 'It could not be sent. Please try again.'}</p>
      )}
    </section>
  );
}

function Message({ notification }: { notification: NotificationView }) {
  const { id, to, subject, text, attachments = [] } = notification;
  const [isPlain, setIsPlain] = useState(false);
  if (subject === undefined) {
    return <p>The traveller’s personal data was erased, and this message with it.</p>;
  }
  return (
    <section aria-label="Message">
      <dl>
        <dt>To</dt>
        <dd>{to}</dd>
        <dt>Subject</dt>
        <dd>{subject}</dd>
        {attachments.length > 0 && (
          <>
            <dt>Attached</dt>
            {attachments.map(({ filename, bytes }, number) => (
              <dd key={filename}>
                <a
                  href={`/api/admin/notifications/${id}/attachments/${number}`}
                  download={filename}
                >
                  {filename}
                </a>{' '}
                ({Math.ceil(bytes / 1024)} KB)
              </dd>
            ))}
          </>
        )}
      </dl>
      <p>
        <Button
          kind="quiet"
          aria-pressed={isPlain}
          onClick={() => {
            setIsPlain(!isPlain);
          }}
        >
          Plain text
        </Button>
      </p>
      {isPlain ? (
        <pre>{text}</pre>
      ) : (
        // The sandbox keeps text from strangers from running scripts or opening links.
        <iframe title={subject} sandbox="" src={`/api/admin/notifications/${id}/message`} />
      )}
    </section>
  );
}
