import { type FoundThing, foundMax, lettersMin } from '../../shared/console/named-by.ts';
import { counted, customerPath, personName } from './customer-words.ts';
import { useSearchCustomersQuery } from './known-customers-api.ts';

/** Finds customers by name, e-mail address or phone number. */
export function useFoundCustomers(typed: string): {
  customers: readonly FoundThing[];
  isSearching: boolean;
} {
  const isSkipped = typed.length < lettersMin;
  const { currentData, isFetching } = useSearchCustomersQuery(typed, { skip: isSkipped });
  const found = isSkipped ? [] : (currentData?.items ?? []);
  const customers = found.slice(0, foundMax).map((customer) => ({
    id: `customer ${customer.id}`,
    label: personName(customer),
    note: [customer.email, customer.phone, counted(customer.bookings, 'booking')]
      .filter(Boolean)
      .join(' · '),
    to: customerPath(customer.id),
  }));
  return { customers, isSearching: isFetching };
}
