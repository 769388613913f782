import type { MailFaultView } from '@contracts/notification/mail-state-view.ts';
import { formatMoment } from '../dates/format-date.ts';
import { Link } from '../ui/link.tsx';
import { mailFaultInWords } from './mail-faults.ts';
import { useMailFault } from './mail-state.ts';
import { ScreenAlert } from './screen-alert.tsx';
import { useStaff } from './staff.ts';

/** Says on every screen that e-mails cannot be sent, since when, why, and how many wait. */
export function MailNotice() {
  const { canChange } = useStaff();
  const fault = useMailFault();
  return canChange && fault !== null && <Words fault={fault} />;
}

function Words({ fault: { since, reason, waiting, links } }: { fault: MailFaultView }) {
  return (
    <ScreenAlert>
      <p>
        <strong>No e-mail could be sent since {formatMoment(since)}.</strong>{' '}
        {mailFaultInWords(reason)}
      </p>
      <p>
        {waitingWords(waiting)}
        {links > 0 && ` ${linkWords(links)}`}{' '}
        <Link to="/admin/notifications?status=queued">Show the e-mails</Link>
      </p>
    </ScreenAlert>
  );
}

function waitingWords(waiting: number): string {
  if (waiting === 0) return 'No e-mail waits at the moment.';
  return waiting === 1
    ? 'One e-mail waits and is sent when the mail server works again.'
    : `${String(waiting)} e-mails wait and are sent when the mail server works again.`;
}

function linkWords(links: number): string {
  return links === 1
    ? 'One link for an account was not sent: an owner can send it again under Accounts.'
    : `${String(links)} links for accounts were not sent: an owner can send them again under Accounts.`;
}
