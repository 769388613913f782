import type { AdminCustomerView, CustomerItem } from '@contracts/customer/known-customer-view.ts';
import { useState } from 'react';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { useDebounced } from '../../shared/time/use-debounced.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { counted, personName } from './customer-words.ts';
import { useSearchCustomersQuery } from './known-customers-api.ts';

/** The pause in typing after which the search starts (requirements, section 9), in milliseconds. */
const typingPauseMs = 300;
const searchLengthMax = 200;

type ChooseCustomerProps = {
  customer: AdminCustomerView;
  onChosen: (other: CustomerItem) => void;
};

/** Finds another customer by name, e-mail, phone or reference. */
export function ChooseCustomer({ customer, onChosen }: ChooseCustomerProps) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), typingPauseMs);
  return (
    <div data-slot="choose-customer" role="search" aria-label="The other customer">
      <Field
        label="Search for the other customer"
        hint="By name, e-mail or phone, or by the reference of a booking."
      >
        <TextInput
          type="search"
          autoComplete="off"
          maxLength={searchLengthMax}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
          }}
        />
      </Field>
      {search !== '' && <Found search={search} customer={customer} onChosen={onChosen} />}
    </div>
  );
}

function Found({ search, customer, onChosen }: ChooseCustomerProps & { search: string }) {
  const { currentData, isError, refetch } = useSearchCustomersQuery(search);
  if (currentData === undefined) {
    return <NotLoaded {...{ isError, refetch }} what="the customers" rows={2} rowHeight="4rem" />;
  }
  const others = currentData.items.filter(({ id }) => id !== customer.id);
  if (others.length === 0) {
    return <p role="status">The search found no other customer with a booking.</p>;
  }
  return <Choices label="Customers found" customers={others} onChosen={onChosen} />;
}

export type ChoicesProps = {
  label: string;
  customers: readonly CustomerItem[];
  onChosen: (other: CustomerItem) => void;
};

/** Customers to choose from. */
export function Choices({ label, customers, onChosen }: ChoicesProps) {
  return (
    <ul data-slot="customer-choices" aria-label={label}>
      {customers.map((each) => (
        <li key={each.id}>
          <p>
            <strong>{personName(each)}</strong>
            <span data-part="reach">
              {[each.email, each.phone, counted(each.bookings, 'booking')]
                .filter(Boolean)
                .join(', ')}
            </span>
          </p>
          <Button
            kind="quiet"
            aria-label={`Compare with ${personName(each)}`}
            onClick={() => {
              onChosen(each);
            }}
          >
            Compare
          </Button>
        </li>
      ))}
    </ul>
  );
}
