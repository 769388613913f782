import type { CustomerMoneyView } from '@contracts/customer/known-customer-view.ts';
import { Money } from '../../shared/console/money.tsx';
import './customers.css';

/** What a customer paid, owes and gets back, a row for each currency. */
export function CustomerMoney({ money }: { money: readonly CustomerMoneyView[] }) {
  if (money.length === 0) return <p>No payment is recorded, and no amount is due.</p>;
  return (
    <table data-slot="customer-money">
      <thead>
        <tr>
          <th scope="col">Currency</th>
          <th scope="col">Paid</th>
          <th scope="col">Owes</th>
          <th scope="col">To refund</th>
        </tr>
      </thead>
      <tbody>
        {money.map(({ currency, paid, owes, toRefund }) => (
          <tr key={currency}>
            <th scope="row">{currency}</th>
            <td>
              <Money amount={paid} currency={currency} />
            </td>
            <td>
              <Money amount={owes} currency={currency} />
            </td>
            <td>
              <Money amount={toRefund} currency={currency} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
