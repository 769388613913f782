import type { ShownBooking } from '@contracts/booking/booking-view.ts';
import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import {
  canKeep,
  forgetBooking,
  keepBooking,
  keptBookings,
  renewBooking,
} from '../../../offline/kept-bookings.ts';
import { now } from '../../../shared/dates/page-clock.ts';
import { toastRaised } from '../../../shared/toasts/toast-slice.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { keptCopyOf } from './kept-copy.ts';

/**
 * Keeps the booking and its voucher on this device, so that they can be read without a connection. An existing
 * copy is updated with each change that the page shows.
 */
export function KeepOnPhone({ booking }: { booking: ShownBooking }) {
  const { reference } = booking;
  const [asOf, setAsOf] = useState(() => keptAsOf(reference));
  const dispatch = useDispatch();
  const isKept = asOf !== undefined;

  async function keep(): Promise<void> {
    const copy = keptCopyOf(booking, now());
    await keepBooking(copy);
    setAsOf(copy.asOf);
  }
  useEffect(() => {
    if (!isKept) return;
    renewBooking(keptCopyOf(booking, now())).then(
      () => {
        setAsOf(keptAsOf(reference));
      },
      () => undefined, // offline: the older copy is kept
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once for each state of the booking
  }, [booking.revision]);

  if (!canKeep() || (booking.status === 'cancelled' && !isKept)) return null;
  return (
    <section data-slot="own-panel" aria-labelledby="own-keep">
      <h2 id="own-keep">Without a connection</h2>
      {isKept ? (
        <>
          <p role="status">
            Kept on this phone, as of {asOf}. Open this page to read it, also offline. It is removed
            seven days after the tour.
          </p>
          <Button
            kind="quiet"
            onClick={() => {
              forgetBooking(reference);
              setAsOf(undefined);
            }}
          >
            Forget
          </Button>
        </>
      ) : (
        <>
          <p>
            Keep the booking and its voucher on this phone to read them offline. Anybody who uses
            this phone can then read them.
          </p>
          <Button
            kind="quiet"
            onClick={() => {
              keep().catch(() => {
                dispatch(toastRaised('This phone could not keep the booking.', 'error'));
              });
            }}
          >
            Keep on this phone
          </Button>
        </>
      )}
    </section>
  );
}

function keptAsOf(reference: string): string | undefined {
  if (!canKeep()) return undefined;
  return keptBookings(new Date(now())).find((kept) => kept.reference === reference)?.asOf;
}
