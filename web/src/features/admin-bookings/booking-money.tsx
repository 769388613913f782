import type { AdminBookingView, PaymentsView } from '@contracts/booking/admin-booking-view.ts';
import type { ReactNode } from 'react';
import { Money } from '../../shared/console/money.tsx';
import { Panel } from '../../shared/console/panel.tsx';
import './booking-money.css';

export type BookingMoneyProps = {
  booking: AdminBookingView;
  /** The buttons that record a payment. */
  payments: ReactNode;
};

/** The price line by line, the paid amount, and the due amount. */
export function BookingMoney({ booking, payments: ways }: BookingMoneyProps) {
  const { priceLines, totalPrice, currency, payments } = booking;
  const money = (amount: number) => <Money amount={amount} currency={currency} />;
  return (
    <Panel title="Price and payments">
      <table data-slot="booking-money">
        <thead>
          <tr>
            <th scope="col">Travellers</th>
            <th scope="col">Each</th>
            <th scope="col">Amount</th>
          </tr>
        </thead>
        <tbody>
          {priceLines.map(({ categoryId, category, count, unitPrice, amount }) => (
            <tr key={`${categoryId} ${String(unitPrice)}`}>
              <td>
                {count} × {category}
              </td>
              <td>{money(unitPrice)}</td>
              <td>{money(amount)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Sum name="Total">
            <Money amount={totalPrice} currency={currency} form="code" />
          </Sum>
          <Sum name="Collected">{money(payments.collected)}</Sum>
          <Sum name="Refunded">{money(payments.refunded)}</Sum>
          {payments.writtenOff !== undefined && (
            <Sum name="Written off">{money(payments.writtenOff)}</Sum>
          )}
          <Sum name={payments.due < 0 ? 'To refund' : 'Due'} isLast>
            {money(Math.abs(payments.due))}
          </Sum>
        </tfoot>
      </table>
      {payments.otherCurrencies?.map(({ currency: other, collected, refunded }) => (
        <p key={other}>
          Paid in another currency: <Money amount={collected} currency={other} form="code" />, of
          which <Money amount={refunded} currency={other} /> was refunded.
        </p>
      ))}
      {payments.tendered !== undefined && <Received tendered={payments.tendered} />}
      {ways}
    </Panel>
  );
}

/** The amounts paid, if not all of them were in the currency of the booking. */
function Received({ tendered }: { tendered: NonNullable<PaymentsView['tendered']> }) {
  return (
    <p>
      Received:{' '}
      {tendered.map(({ currency, collected, refunded }, index) => (
        <span key={currency}>
          {index > 0 && ' and '}
          <Money amount={collected} currency={currency} form="code" />
          {refunded > 0 && (
            <>
              {' '}
              (<Money amount={refunded} currency={currency} /> refunded)
            </>
          )}
        </span>
      ))}
    </p>
  );
}

type SumProps = { name: string; isLast?: boolean; children: ReactNode };

function Sum({ name, isLast = false, children }: SumProps) {
  return (
    <tr data-last={isLast || undefined}>
      <th scope="row" colSpan={2}>
        {name}
      </th>
      <td>{children}</td>
    </tr>
  );
}
