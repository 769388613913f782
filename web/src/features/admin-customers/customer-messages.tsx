import type { AdminCustomerView } from '@contracts/customer/known-customer-view.ts';
import { Panel } from '../../shared/console/panel.tsx';
import { formatMoment } from '../../shared/dates/format-date.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Link } from '../../shared/ui/link.tsx';
import './customers.css';

/** What a customer wrote on the contact page, and what staff answered. */
export function CustomerMessages({ customer }: { customer: AdminCustomerView }) {
  const { written, messages } = customer;
  return (
    <Panel title={`Messages (${String(messages)})`}>
      {messages === 0 && <p>This customer wrote no message on the contact page.</p>}
      <ul data-slot="customer-messages" aria-label="Messages of this customer">
        {written.map(({ id, status, writtenAt, message, answers }) => (
          <li key={id}>
            <p data-part="head">
              <Link to={`/admin/messages/${id}`}>{formatMoment(writtenAt)}</Link>
              {status === 'open' && <Badge tone="warn">Waiting for you</Badge>}
            </p>
            {message !== undefined && <p data-part="text">{message}</p>}
            {answers.map(({ at, text }) => (
              <p key={at} data-part="answer">
                <strong>Our answer, {formatMoment(at)}</strong>
                {text !== undefined && <span data-part="text">{text}</span>}
              </p>
            ))}
          </li>
        ))}
      </ul>
      {messages > written.length && (
        <p>Only the latest {written.length} messages are listed here.</p>
      )}
    </Panel>
  );
}
