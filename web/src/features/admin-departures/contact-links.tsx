import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import { mailtoOf } from '@contracts/mailto.ts';
import { callLink, chatLink } from '../../shared/console/phone-links.ts';

/** Links to call the traveller, or to write to them if that is possible. */
export function ContactLinks({ booking: { customer, unreadable } }: { booking: AdminBookingView }) {
  if (customer === undefined) {
    const what = unreadable === undefined ? 'was erased' : 'cannot be read';
    return <p data-part="contact">The traveller’s data {what}.</p>;
  }
  const { name, phone, email } = customer;
  const chat = chatLink(phone);
  return (
    <div data-part="contact">
      <a href={callLink(phone)} aria-label={`Call ${name}`}>
        Call
      </a>
      {chat !== undefined && (
        <a
          href={chat}
          target="_blank"
          rel="noreferrer"
          aria-label={`WhatsApp ${name} (in a new tab)`}
        >
          WhatsApp
        </a>
      )}
      {email !== null && (
        <a href={mailtoOf(email)} aria-label={`E-mail ${name}`}>
          E-mail
        </a>
      )}
    </div>
  );
}
