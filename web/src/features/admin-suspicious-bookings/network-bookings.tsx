import type { NetworkBookingView } from '@contracts/bulk-act/booking-network-view.ts';
import { useState } from 'react';
import { messageOf } from '../../shared/api/problem.ts';
import { useCommand } from '../../shared/api/use-command.ts';
import { customerName } from '../../shared/console/customer-name.ts';
import { ConfirmDialog } from '../../shared/console/confirm-dialog.tsx';
import { EmptyState } from '../../shared/console/empty-state.tsx';
import { ReferenceCode } from '../../shared/console/reference-code.tsx';
import { useStaff } from '../../shared/console/staff.ts';
import { StatusBadge } from '../../shared/console/status-badge.tsx';
import { formatDay, formatMoment } from '../../shared/dates/format-date.ts';
import { bookingsText } from '../../shared/ui/bookings-text.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { travellersText } from '../../shared/ui/travellers-text.ts';
import { useBeginBulkActMutation } from './suspicious-bookings-api.ts';

export type NetworkBookingsProps = {
  bookings: readonly NetworkBookingView[];
  /** Called with the id of the bulk cancellation when it has started. */
  onBegun: (id: string) => void;
};

/** The bookings of one network. All bookings that are not cancelled are selected until staff deselect them. */
export function NetworkBookings({ bookings, onBegun }: NetworkBookingsProps) {
  const { canChange } = useStaff();
  const [deselected, setDeselected] = useState<ReadonlySet<number>>(new Set());
  const open = bookings.filter(({ booking }) => booking.status !== 'cancelled');
  const selected = open.filter(({ booking }) => !deselected.has(booking.bookingNumber));
  if (bookings.length === 0) {
    return <EmptyState message="There are no bookings from this network in this period." />;
  }
  const areAllSelected = selected.length === open.length;
  return (
    <div data-slot="network-bookings">
      {canChange && open.length > 0 && (
        <label data-part="all">
          <input
            type="checkbox"
            checked={areAllSelected}
            onChange={() => {
              setDeselected(
                areAllSelected
                  ? new Set(open.map(({ booking }) => booking.bookingNumber))
                  : new Set(),
              );
            }}
          />
          Select all {bookingsText(open.length)}
        </label>
      )}
      <ul aria-label="Bookings of this network">
        {bookings.map((each) => {
          const { bookingNumber } = each.booking;
          return (
            <BookingRow
              key={bookingNumber}
              shown={each}
              isSelected={!deselected.has(bookingNumber)}
              onToggle={
                canChange
                  ? () => {
                      setDeselected(toggled(deselected, bookingNumber));
                    }
                  : null
              }
            />
          );
        })}
      </ul>
      {canChange && (
        <CancelSelected
          numbers={selected.map(({ booking }) => booking.bookingNumber)}
          onBegun={onBegun}
        />
      )}
    </div>
  );
}

type BookingRowProps = {
  shown: NetworkBookingView;
  isSelected: boolean;
  /** Null for accounts that only read. */
  onToggle: (() => void) | null;
};

function BookingRow({ shown, isSelected, onToggle }: BookingRowProps) {
  const { placedAt, booking } = shown;
  const { reference, tourTitle, date, pickupTime, status, guests } = booking;
  return (
    <li data-part="booking">
      {onToggle !== null && status !== 'cancelled' && (
        <input
          type="checkbox"
          aria-label={`Cancel ${reference}`}
          checked={isSelected}
          onChange={onToggle}
        />
      )}
      <div>
        <p data-part="head">
          <Link to={`/admin/bookings/${reference}`}>
            <ReferenceCode>{reference}</ReferenceCode>
          </Link>
          <StatusBadge status={status} />
        </p>
        <p>
          {customerName(booking)}, {travellersText(guests)}
        </p>
        <p>
          {tourTitle}, {formatDay(date)}, {pickupTime}
        </p>
        <p data-part="placed">Booked {formatMoment(placedAt)}</p>
      </div>
    </li>
  );
}

function toggled(set: ReadonlySet<number>, number: number): ReadonlySet<number> {
  const next = new Set(set);
  if (!next.delete(number)) next.add(number);
  return next;
}

type CancelSelectedProps = { numbers: readonly number[]; onBegun: (id: string) => void };

function CancelSelected({ numbers, onBegun }: CancelSelectedProps) {
  const [begin, isBusy] = useCommand(useBeginBulkActMutation());
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button
        kind="ink"
        aria-disabled={numbers.length === 0}
        onClick={() => {
          if (numbers.length === 0) return;
          setIsAsking(true);
        }}
      >
        Cancel {bookingsText(numbers.length)}
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => {
          setIsAsking(false);
        }}
        title={`Cancel ${bookingsText(numbers.length)}?`}
        confirmLabel="Cancel bookings"
        busyLabel="Starting..."
        isBusy={isBusy}
        isGrave
        reason="required"
        reasonHint="The reason is shown in the history. Do not write names."
        onConfirm={async (reason) => {
          const act = 'cancel-bookings';
          const { data, error } = await begin({ act, bookings: numbers, reason });
          if (data === undefined) {
            return messageOf(
              error,
              'The bulk cancellation could not be started. Please try again.',
            );
          }
          onBegun(data.id);
          return undefined;
        }}
      >
        <p>
          These bookings are cancelled free of charge, a few each second. Nobody gets an e-mail.
          Bookings that were paid or checked in are not cancelled; the result lists them. You can
          stop the bulk cancellation and undo it.
        </p>
      </ConfirmDialog>
    </>
  );
}
