import type {
  CustomerRequest,
  ErasurePreviewView,
  HeldBookingView,
} from '@contracts/customer/customer-view.ts';
import { useState } from 'react';
import { messageOf } from '../../shared/api/problem.ts';
import { Panel } from '../../shared/console/panel.tsx';
import { formatDay } from '../../shared/dates/format-date.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { useExportCustomerMutation } from './admin-customers-api.ts';
import { counted, heldWords } from './customer-words.ts';
import { saveText } from '../../shared/files/save-text.ts';

export type HeldDataProps = {
  who: CustomerRequest;
  held: ErasurePreviewView;
  onErase: () => void;
};

/** The data stored about a person, and the actions for it. */
export function HeldData({ who, held, onErase }: HeldDataProps) {
  const { bookings, messages, mergedCustomers, otherAddresses } = held;
  const upcoming = bookings.filter(({ isUpcoming }) => isUpcoming).length;
  const others = bookings.filter(({ isTheirs }) => !isTheirs).length;
  return (
    <Panel title="What is stored">
      <p role="status">{heldWords(held)}</p>
      {upcoming > 0 && (
        <p data-slot="erasure-warning">
          <strong>{counted(upcoming, 'upcoming booking')}.</strong> After the erasure nobody can see
          who comes or how to reach them. First cancel the bookings that will not take place.
        </p>
      )}
      {mergedCustomers > 0 && (
        <p data-slot="erasure-warning">
          <strong>
            {mergedCustomers === 1
              ? 'Another customer was merged with this one'
              : `${String(mergedCustomers)} other customers were merged with this one`}
          </strong>{' '}
          and will be erased too, with the bookings below. If they are different people, first undo
          the merge.
        </p>
      )}
      {otherAddresses > 0 && (
        <p data-slot="erasure-warning">
          <strong>
            {otherAddresses === 1
              ? 'Another address was corrected to this one'
              : `${String(otherAddresses)} other addresses were corrected to this one`}
          </strong>{' '}
          and will be erased too
          {others > 0 && `, with ${counted(others, 'other booking')}`}.
        </p>
      )}
      {bookings.length > 0 && (
        <ul data-slot="held-bookings" aria-label="Bookings stored">
          {bookings.map((booking) => (
            <HeldBooking key={booking.reference} booking={booking} />
          ))}
        </ul>
      )}
      {messages.length > 0 && (
        <p>Messages written on {[...new Set(messages)].map((day) => formatDay(day)).join(', ')}.</p>
      )}
      <div data-slot="held-actions">
        <ExportButton who={who} />
        <Button data-grave onClick={onErase}>
          Erase this person
        </Button>
      </div>
    </Panel>
  );
}

function HeldBooking({ booking }: { booking: HeldBookingView }) {
  const { reference, tourTitle, date, pickupTime, isUpcoming, isTheirs, status } = booking;
  return (
    <li>
      <Link to={`/admin/bookings/${reference}`}>{reference}</Link>
      <span>
        {tourTitle}, {formatDay(date)}, {pickupTime}
      </span>
      {status === 'cancelled' && <Badge>cancelled</Badge>}
      {isUpcoming && <Badge tone="warn">upcoming</Badge>}
      {!isTheirs && <Badge>under another address</Badge>}
    </li>
  );
}

function ExportButton({ who }: { who: CustomerRequest }) {
  const [exportData, { isLoading, error }] = useExportCustomerMutation();
  const [isSaved, setIsSaved] = useState(false);

  async function save() {
    setIsSaved(false);
    const { data } = await exportData(who);
    if (data === undefined) return;
    saveText('personal-data.json', 'application/json', data);
    setIsSaved(true);
  }
  return (
    <>
      <Button
        kind="quiet"
        aria-disabled={isLoading}
        onClick={() => {
          if (!isLoading) void save();
        }}
      >
        {isLoading ? 'Preparing...' : 'Download everything'}
      </Button>
      <span role="status">{isSaved ? 'The file is saved.' : ''}</span>
      {error !== undefined && (
        <p data-slot="field-error" role="alert">
          {messageOf(error, 'The file could not be made. Please try again.')}
        </p>
      )}
    </>
  );
}
