import type { BookingTab } from '@contracts/booking/booking-view.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ConsolePage } from '../../shared/console/console-page.tsx';
import { useLive } from '../../shared/console/live.ts';
import { Tabs } from '../../shared/console/tabs.tsx';
import { useDebounced } from '../../shared/time/use-debounced.ts';
import { Button } from '../../shared/ui/button.tsx';
import { FetchFault } from '../../shared/ui/fetch-fault.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { Skeleton } from '../../shared/ui/skeleton.tsx';
import { TextInput } from '../../shared/ui/text-input.tsx';
import { useGetBookingCountsQuery, useGetBookingsInfiniteQuery } from './admin-bookings-api.ts';
import { BookingCard } from './booking-card.tsx';
import { bookingTabs } from './booking-tabs.ts';
import { RevenueToday } from './revenue-today.tsx';

/** A pause in typing after which is searched (specification, section 9), in milliseconds. */
const typingPauseMs = 300;

/** Every booking, by day or by what is searched for. */
export function BookingManagement() {
  const { today } = useLive();
  const [tab, setTab] = useTab();
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim(), typingPauseMs);
  const { data: counts } = useGetBookingCountsQuery(search);
  return (
    <ConsolePage title="Booking Management">
      <div className="grid items-end gap-5 md:grid-cols-2">
        <Field label="Search" hint="By reference, name, email or phone.">
          <TextInput
            type="search"
            placeholder="ZBL-74100680"
            maxLength={200}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
            }}
          />
        </Field>
        <RevenueToday day={today} />
      </div>
      <Tabs
        label="Bookings"
        tabs={bookingTabs.map(({ tab: id, label, count }) => ({
          id,
          label,
          count: counts?.[count],
        }))}
        chosen={tab}
        onChoose={setTab}
      >
        <Bookings tab={tab} search={search} />
      </Tabs>
    </ConsolePage>
  );
}

function Bookings({ tab, search }: { tab: BookingTab; search: string }) {
  const { currentData, isError, isFetching, hasNextPage, fetchNextPage, refetch } =
    useGetBookingsInfiniteQuery({ tab, search });
  if (currentData === undefined) {
    return isError ? (
      <FetchFault
        message="Error: Failed to load bookings. Please try again."
        onRetry={() => void refetch()}
      />
    ) : (
      <div role="status" aria-label="Loading bookings" className="grid gap-3">
        <Skeleton height="9rem" />
        <Skeleton height="9rem" />
      </div>
    );
  }
  const bookings = currentData.pages.flatMap(({ items }) => items);
  if (bookings.length === 0) {
    return <p role="status">No bookings found for the selected filter.</p>;
  }
  return (
    <>
      <ul className="grid gap-3" aria-label="Bookings found">
        {bookings.map((booking) => (
          <li key={booking.reference}>
            <BookingCard booking={booking} />
          </li>
        ))}
      </ul>
      {isError && (
        <FetchFault
          message="Error: Failed to load bookings. Please try again."
          onRetry={() => void refetch()}
        />
      )}
      {hasNextPage && (
        <p>
          <Button kind="quiet" disabled={isFetching} onClick={() => void fetchNextPage()}>
            {isFetching ? 'Loading...' : 'Load more'}
          </Button>
        </p>
      )}
    </>
  );
}

/** The tab stands in the address; what is none there is the first. */
function useTab(): [BookingTab, (tab: BookingTab) => void] {
  const [params, setParams] = useSearchParams();
  const named = bookingTabs.find(({ tab }) => tab === params.get('tab'));
  return [
    named?.tab ?? 'today',
    (tab) => {
      setParams({ tab }, { replace: true, preventScrollReset: true });
    },
  ];
}
