import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import { useMemo, useState } from 'react';
import {
  pageSize,
  pagesReadAgainMax,
  useGetBookingPageQuery,
  useGetBookingsInfiniteQuery,
} from './admin-bookings-api.ts';
import type { BookingFilter } from './booking-filter.ts';

/**
 * The bookings of a filter as far as they were fetched. Somebody who scrolled far down sees what changes in view;
 * reading all the pages above again would keep the server and the browser busy for nobody.
 */
export function useBookingList(filter: BookingFilter) {
  const list = useGetBookingsInfiniteQuery(filter);
  const { currentData } = list;
  const [pageInView, setPageInView] = useState(0);
  const isDeep = (currentData?.pages.length ?? 0) > pagesReadAgainMax;
  const { currentData: inView } = useGetBookingPageQuery(
    { filter, cursor: currentData?.pageParams[pageInView] ?? '' },
    { skip: !isDeep },
  );
  const bookings = useMemo(() => {
    const fetched = currentData?.pages.flatMap(({ items }) => items) ?? [];
    return withFresh(fetched, isDeep ? inView?.items : undefined);
  }, [currentData, isDeep, inView]);
  const onView = (index: number) => {
    setPageInView(Math.floor(index / pageSize));
  };
  return { ...list, bookings, isDeep, onView };
}

/** The same rows, those that were read again as they are now. */
function withFresh(
  bookings: readonly AdminBookingView[],
  fresh: readonly AdminBookingView[] = [],
): readonly AdminBookingView[] {
  if (fresh.length === 0) return bookings;
  const now = new Map(fresh.map((booking) => [booking.reference, booking]));
  return bookings.map((booking) => now.get(booking.reference) ?? booking);
}
