import { Link } from '../../shared/ui/link.tsx';
import { customerPath } from './customer-words.ts';
import './customers.css';
import { useGetCustomerQuery } from './known-customers-api.ts';

/** The notes about the customer of a booking, and how many bookings they have; nothing while it loads. */
export function CustomerHint({ customerId }: { customerId: string }) {
  const { currentData: customer } = useGetCustomerQuery(customerId);
  if (customer === undefined) return null;
  const { id, notes, bookingCount } = customer;
  return (
    <div data-slot="customer-hint">
      {notes.map(({ customerId: about, noteNo, text }) => (
        <p key={`${about} ${String(noteNo)}`} data-part="note">
          <strong>Note about the customer</strong>
          <span data-part="text">{text}</span>
        </p>
      ))}
      <p>
        <Link to={customerPath(id)}>
          {bookingCount === 1 ? 'About this customer' : `All ${String(bookingCount)} bookings`}
        </Link>
      </p>
    </div>
  );
}
