import type { AdminBookingView, MoneyTakenView } from '@contracts/booking/admin-booking-view.ts';
import { useState } from 'react';
import { Money } from '../../shared/console/money.tsx';
import { useStaff } from '../../shared/console/staff.ts';
import { Button } from '../../shared/ui/button.tsx';
import type { PaymentInput } from './payments-api.ts';
import { nameOf } from './departure-words.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import './payment-state.css';
import { WriteOffButtons } from './write-off.tsx';

/** The due and the collected amount, and the buttons that record a payment. */
export function PaymentState({ booking }: { booking: AdminBookingView }) {
  const { due, writtenOff } = booking.payments;
  const { canChange } = useStaff();
  const [asked, setAsked] = useState<PaymentInput['kind'] | null>(null);
  return (
    <div data-slot="payment-state" data-due={due === 0 ? 'none' : due < 0 ? 'back' : 'some'}>
      <p>
        <strong>
          <Due booking={booking} />
        </strong>
        {takenOf(booking).map((taken) => (
          <Taken key={taken.currency} {...taken} />
        ))}
        {writtenOff !== undefined && (
          <small>
            <Money amount={writtenOff} currency={booking.currency} /> written off
          </small>
        )}
      </p>
      {canChange && <PaymentButtons booking={booking} onAsk={setAsked} />}
      {asked !== null && (
        <PaymentDialog
          kind={asked}
          booking={booking}
          onClose={() => {
            setAsked(null);
          }}
        />
      )}
    </div>
  );
}

function Due({ booking: { payments, currency, status } }: { booking: AdminBookingView }) {
  const { due } = payments;
  if (due === 0) {
    return status === 'cancelled' || payments.writtenOff !== undefined ? 'Nothing due' : 'Paid';
  }
  return (
    <>
      <Money amount={Math.abs(due)} currency={currency} form="code" />{' '}
      {due > 0 ? 'due' : 'to refund'}
    </>
  );
}

type MoneyTaken = MoneyTakenView & { readonly currency: string };

/** The collected amount in each currency, without currencies in which nothing was collected. */
function takenOf({ payments, currency }: AdminBookingView): readonly MoneyTaken[] {
  const { collected, refunded, otherCurrencies = [] } = payments;
  return [{ currency, collected, refunded }, ...otherCurrencies].filter(
    (taken) => taken.collected > 0,
  );
}

function Taken({ currency, collected, refunded }: MoneyTaken) {
  return (
    <small>
      <Money amount={collected} currency={currency} /> collected
      {refunded > 0 && (
        <>
          , <Money amount={refunded} currency={currency} /> refunded
        </>
      )}
    </small>
  );
}

type PaymentButtonsProps = {
  booking: AdminBookingView;
  onAsk: (kind: PaymentInput['kind']) => void;
};

function PaymentButtons({ booking, onAsk }: PaymentButtonsProps) {
  const name = nameOf(booking);
  return (
    <div data-part="buttons">
      {booking.status !== 'cancelled' && (
        <Button
          kind={booking.payments.due > 0 ? 'ink' : 'quiet'}
          aria-label={`Record payment: ${name}`}
          onClick={() => {
            onAsk('collections');
          }}
        >
          Record payment
        </Button>
      )}
      {takenOf(booking).some(({ collected, refunded }) => collected > refunded) && (
        <Button
          kind="quiet"
          aria-label={`Refund: ${name}`}
          onClick={() => {
            onAsk('refunds');
          }}
        >
          Refund
        </Button>
      )}
      {booking.attendance.isNoShow && <WriteOffButtons booking={booking} />}
    </div>
  );
}
