import type { AdminMessageView } from '@contracts/contact/admin-message-view.ts';
import { formatMoment } from '../../shared/dates/format-date.ts';

/** What staff answered so far, the oldest first. */
export function GivenAnswers({ answers }: Pick<AdminMessageView, 'answers'>) {
  return answers.map(({ at, text }) => (
    <p key={at} data-part="note">
      <strong>Our answer, {formatMoment(at)}</strong>
      {text !== undefined && <span data-slot="message-text">{text}</span>}
    </p>
  ));
}
