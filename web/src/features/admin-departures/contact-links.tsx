import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import { mailtoOf } from '@contracts/mailto.ts';
import { CallAndChat } from '../../shared/console/call-and-chat.tsx';

/** Links to call the traveller, and to write to them if that is possible. */
export function ContactLinks({ booking: { customer, unreadable } }: { booking: AdminBookingView }) {
  if (customer === undefined) {
    const what = unreadable === undefined ? 'was erased' : 'cannot be read';
    return <p data-part="contact">The traveller’s data {what}.</p>;
  }
  const { name, phone, email } = customer;
  return (
    <div data-part="contact">
      <CallAndChat name={name} phone={phone} />
      {email !== null && (
        <a href={mailtoOf(email)} aria-label={`E-mail ${name}`}>
          E-mail
        </a>
      )}
    </div>
  );
}
