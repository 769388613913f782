import type { CustomerItem } from '@contracts/customer/known-customer-view.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router-dom';
import { ConsolePage } from '../../shared/console/console-page.tsx';
import { EmptyState } from '../../shared/console/empty-state.tsx';
import { LoadMore } from '../../shared/console/load-more.tsx';
import { Money } from '../../shared/console/money.tsx';
import { NotLoaded } from '../../shared/console/not-loaded.tsx';
import { useStaff } from '../../shared/console/staff.ts';
import { formatDateOf } from '../../shared/dates/format-date.ts';
import { useDebounced } from '../../shared/time/use-debounced.ts';
import { Field } from '../../shared/ui/field.tsx';
import { Link } from '../../shared/ui/link.tsx';
import { LinkButton } from '../../shared/ui/link-button.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { counted, customerPath, personName } from './customer-words.ts';
import './customers.css';
import { useGetCustomersInfiniteQuery, useSearchCustomersQuery } from './known-customers-api.ts';

/** The pause in typing after which the search starts (requirements, section 9), in milliseconds. */
const typingPauseMs = 300;
const searchLengthMax = 200;

/** The customers, the latest booking first, and a search among them. */
export function CustomerList() {
  const { role } = useStaff();
  const [search, setSearch] = useSearch();
  return (
    <ConsolePage
      title="Customers"
      actions={
        role === 'owner' && (
          <LinkButton to="/admin/customers/data" kind="quiet">
            Export or erase data
          </LinkButton>
        )
      }
    >
      <SearchField search={search} onSearch={setSearch} />
      {search === '' ? <Everybody /> : <FoundCustomers search={search} />}
    </ConsolePage>
  );
}

/** The search is kept with the entry of the browser's history. It may name a person, so it is not in the address. */
function useSearch(): [string, (search: string) => void] {
  const { state } = useLocation() as { readonly state: { readonly search?: string } | null };
  const navigate = useNavigate();
  const isLeaving = useNavigation().state !== 'idle';
  return [
    state?.search ?? '',
    (search) => {
      // A pressed link is followed, even if the pause in typing ends meanwhile.
      if (isLeaving) return;
      void navigate('.', { replace: true, state: { search }, preventScrollReset: true });
    },
  ];
}

type SearchFieldProps = { search: string; onSearch: (search: string) => void };

function SearchField({ search, onSearch }: SearchFieldProps) {
  const [typed, setTyped] = useState(search);
  const settled = useDebounced(typed.trim(), typingPauseMs);
  const seek = useEffectEvent(() => {
    if (settled !== search) onSearch(settled);
  });
  useEffect(() => {
    seek();
  }, [settled]);
  return (
    <div data-slot="customer-search" role="search" aria-label="Customers">
      <Field label="Search" hint="By name, e-mail or phone, or by the reference of a booking.">
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
    </div>
  );
}

function Everybody() {
  const { currentData, isError, isFetching, hasNextPage, fetchNextPage, refetch } =
    useGetCustomersInfiniteQuery();
  if (currentData === undefined) {
    return <NotLoaded {...{ isError, refetch }} what="the customers" rows={4} rowHeight="4rem" />;
  }
  const items = currentData.pages.flatMap((page) => page.items);
  if (items.length === 0) return <EmptyState message="Nobody has booked or written yet." />;
  return (
    <>
      <CustomerItems items={items} />
      <LoadMore {...{ hasNextPage, isFetching, fetchNextPage }} />
    </>
  );
}

function FoundCustomers({ search }: { search: string }) {
  const { currentData, isError, refetch } = useSearchCustomersQuery(search);
  if (currentData === undefined) {
    return <NotLoaded {...{ isError, refetch }} what="the customers" rows={4} rowHeight="4rem" />;
  }
  const { items, hasMore = false } = currentData;
  if (items.length === 0) {
    return (
      <EmptyState message="The search found no customer with a booking.">
        <p>
          It does not find people who only wrote a message. Look for them in{' '}
          <Link to="/admin/messages">Messages</Link>.
        </p>
      </EmptyState>
    );
  }
  return (
    <>
      <CustomerItems items={items} />
      {hasMore && (
        <p role="status">
          There are more customers than these. Write more of the name, the address or the number.
        </p>
      )}
    </>
  );
}

function CustomerItems({ items }: { items: readonly CustomerItem[] }) {
  return (
    <ul data-slot="customers" aria-label="Customers found">
      {items.map((customer) => (
        <li key={customer.id}>
          <CustomerRow customer={customer} />
        </li>
      ))}
    </ul>
  );
}

function CustomerRow({ customer }: { customer: CustomerItem }) {
  const { id, email, phone, bookings, upcoming, messages, lastBookedAt, money } = customer;
  const counts = [
    counted(bookings, 'booking'),
    ...(upcoming > 0 ? [`${String(upcoming)} upcoming`] : []),
    ...(messages > 0 ? [counted(messages, 'message')] : []),
  ];
  const paid = money.filter((each) => each.paid !== 0);
  return (
    <>
      <p data-part="who">
        <Link to={customerPath(id)}>{personName(customer)}</Link>
        <span>{[email, phone].filter(Boolean).join(', ')}</span>
      </p>
      <p data-part="counts">
        <span>{counts.join(', ')}</span>
        {lastBookedAt !== undefined && <small>last booked on {formatDateOf(lastBookedAt)}</small>}
      </p>
      <p data-part="spend">
        {paid.length === 0 && <span>Nothing paid yet</span>}
        {paid.map(({ currency, paid: amount }) => (
          <span key={currency}>
            paid <Money amount={amount} currency={currency} form="code" />
          </span>
        ))}
      </p>
    </>
  );
}
