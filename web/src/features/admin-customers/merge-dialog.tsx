import type { AdminCustomerView, CustomerItem } from '@contracts/customer/known-customer-view.ts';
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { messageOf } from '../../shared/api/problem.ts';
import { useCommand } from '../../shared/api/use-command.ts';
import { DialogForm } from '../../shared/console/form-dialog.tsx';
import { Money } from '../../shared/console/money.tsx';
import { toastRaised } from '../../shared/toasts/toast-slice.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { ChooseCustomer } from './choose-customer.tsx';
import { counted, personName } from './customer-words.ts';
import './merge.css';
import { useMergeCustomersMutation } from './known-customers-api.ts';

type MergeDialogProps = {
  customer: AdminCustomerView;
  /** The customer that staff chose already, from the suggestions. */
  suggested?: CustomerItem | undefined;
  onClose: () => void;
  /** Called after the merge; the dialog must close. */
  onMerged: () => void;
};

/** Lets staff choose the other customer, then shows both beside each other, and merges them. */
export function MergeDialog({ customer, suggested, onClose, onMerged }: MergeDialogProps) {
  const [other, setOther] = useState(suggested);
  const title = other === undefined ? 'Merge with another customer' : 'Are they the same person?';
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      {other === undefined ? (
        <ChooseCustomer customer={customer} onChosen={setOther} />
      ) : (
        <Preview
          customer={customer}
          other={other}
          onBack={() => {
            setOther(undefined);
          }}
          onMerged={onMerged}
        />
      )}
    </Dialog>
  );
}

type PreviewProps = {
  customer: AdminCustomerView;
  other: CustomerItem;
  onBack: () => void;
  onMerged: () => void;
};

function Preview({ customer, other, onBack, onMerged }: PreviewProps) {
  const [merge, isBusy] = useCommand(useMergeCustomersMutation());
  const dispatch = useDispatch();
  const { bookingCount: bookings, ...rest } = customer;
  return (
    <DialogForm
      submitLabel="Merge"
      busyLabel="Merging..."
      isBusy={isBusy}
      onClose={onBack}
      onSubmit={async () => {
        const { error } = await merge({ customerId: customer.id, otherId: other.id });
        if (error !== undefined) {
          return [{ message: messageOf(error, 'They could not be merged. Please try again.') }];
        }
        dispatch(toastRaised('They are shown as one customer now.', 'ok'));
        onMerged();
        return [];
      }}
    >
      <BesideEachOther one={{ ...rest, bookings }} other={other} />
      <p>
        They will be shown as one customer, with all bookings, money, messages and notes. The latest
        booking decides which name, address and phone number are shown. Bookings and e-mails stay as
        they are, and you can undo the merge.
      </p>
      <p>If the personal data is erased later, it is erased for both.</p>
    </DialogForm>
  );
}

type Compared = Omit<CustomerItem, 'id'>;

function BesideEachOther({ one, other }: { one: Compared; other: Compared }) {
  const rows = [
    ['Name', personName(one), personName(other)],
    ['E-mail', one.email, other.email],
    ['Phone', one.phone, other.phone],
    ['Bookings', bookingWords(one), bookingWords(other)],
    ['Money', <Sums key="one" customer={one} />, <Sums key="other" customer={other} />],
  ] as const;
  return (
    <table data-slot="merge-preview">
      <thead>
        <tr>
          <td />
          <th scope="col">This customer</th>
          <th scope="col">The other</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ofOne, ofOther]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{ofOne ?? 'none'}</td>
            <td>{ofOther ?? 'none'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function bookingWords({ bookings, upcoming, messages }: Compared): string {
  return [
    counted(bookings, 'booking'),
    ...(upcoming > 0 ? [`${String(upcoming)} upcoming`] : []),
    ...(messages > 0 ? [counted(messages, 'message')] : []),
  ].join(', ');
}

function Sums({ customer: { money } }: { customer: Compared }) {
  if (money.length === 0) return 'none';
  return money.flatMap(({ currency, paid, owes, toRefund }) =>
    (
      [
        ['paid', paid],
        ['owes', owes],
        ['to refund', toRefund],
      ] as const
    )
      .filter(([, amount]) => amount !== 0)
      .map(([what, amount]) => (
        <span key={`${currency} ${what}`} data-part="sum">
          {what} <Money amount={amount} currency={currency} form="code" />
        </span>
      )),
  );
}
