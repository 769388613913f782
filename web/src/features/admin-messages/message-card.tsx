import type { AdminMessageView } from '@contracts/contact/admin-message-view.ts';
import { mailtoOf } from '@contracts/mailto.ts';
import { useId } from 'react';
import '../../shared/console/written-card.css';
import { formatMoment } from '../../shared/dates/format-date.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { GivenAnswers } from './given-answers.tsx';
import { MessageActions } from './message-actions.tsx';
import './messages.css';
import { statusNames } from './message-words.ts';

export type MessageCardProps = {
  message: AdminMessageView;
  /** In a list, the card links to its screen. */
  isInList?: boolean;
};

/** A message with its answers, and the buttons of staff. */
export function MessageCard({ message, isInList = false }: MessageCardProps) {
  const {
    id,
    customerId,
    status,
    writtenAt,
    name,
    email,
    message: text,
    isErased = false,
    answers,
  } = message;
  const headingId = useId();
  const unreadable = isErased ? 'Erased person' : 'This message cannot be read';
  return (
    <article data-slot="written-card" aria-labelledby={headingId}>
      <div data-part="head">
        <h2 id={headingId}>{name ?? unreadable}</h2>
        <Badge tone={status === 'open' ? 'warn' : 'plain'}>{statusNames[status]}</Badge>
      </div>
      {text !== undefined && <p data-slot="message-text">{text}</p>}
      {isErased && <p>The person was erased: name, address, message and answers are gone.</p>}
      <p data-part="soft">
        {email !== undefined && (
          <>
            <a href={mailtoOf(email)}>{email}</a>,{' '}
          </>
        )}
        written {formatMoment(writtenAt)}
      </p>
      <GivenAnswers answers={answers} />
      {(isInList || customerId !== undefined) && (
        <p data-part="links">
          {isInList && <Link to={`/admin/messages/${id}`}>History</Link>}
          {customerId !== undefined && <Link to={`/admin/customers/${customerId}`}>Customer</Link>}
          {isInList && answers.length > 0 && (
            <Link to="/admin/notifications?template=contact-answer">E-mails with answers</Link>
          )}
        </p>
      )}
      <MessageActions message={message} />
    </article>
  );
}
