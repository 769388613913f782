import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import { useState } from 'react';
import { Money } from '../../shared/console/money.tsx';
import { useStaff } from '../../shared/console/staff.ts';
import { Button } from '../../shared/ui/button.tsx';
import { nameOf } from './departure-words.ts';
import { PaymentDialog } from './payment-dialog.tsx';
import './refund-claim.css';

/** The money to refund for a booking, by currency, and the button that records the refund. */
export function RefundClaim({ booking }: { booking: AdminBookingView }) {
  const { canChange } = useStaff();
  const [isAsked, setIsAsked] = useState(false);
  return (
    <div data-slot="refund-claim">
      {claimsOf(booking).map(({ amount, currency }) => (
        <strong key={currency}>
          <Money amount={amount} currency={currency} form="code" />
        </strong>
      ))}
      {canChange && (
        <Button
          kind="quiet"
          aria-label={`Refund: ${nameOf(booking)}`}
          onClick={() => {
            setIsAsked(true);
          }}
        >
          Refund
        </Button>
      )}
      {isAsked && (
        <PaymentDialog
          kind="refunds"
          booking={booking}
          onClose={() => {
            setIsAsked(false);
          }}
        />
      )}
    </div>
  );
}

function claimsOf({ currency, payments }: AdminBookingView) {
  const { due, otherCurrencies = [] } = payments;
  const own = { currency, amount: -due };
  const others = otherCurrencies.map((other) => ({
    currency: other.currency,
    amount: other.collected - other.refunded,
  }));
  return [own, ...others].filter(({ amount }) => amount > 0);
}
