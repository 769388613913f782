import type { BookingFilter } from '@contracts/booking/booking-view.ts';
import type { AdminBookingView } from '@contracts/booking/admin-booking-view.ts';
import { useMemo, useState } from 'react';
import { useDebounced } from '../../shared/time/use-debounced.ts';
import {
  pageSize,
  pagesReadAgainMax,
  useGetBookingPageQuery,
  useGetBookingsInfiniteQuery,
} from './admin-bookings-api.ts';
import { filterParams } from './booking-filter.ts';
import { useNews } from './use-news.ts';

/** The page in view is read when staff have not scrolled for this time, in milliseconds. */
const restMs = 300;

const nothing: readonly AdminBookingView[] = [];

/**
 * The fetched bookings of a filter, and which of them changed just now. After scrolling far down, only the page in
 * view is kept up to date. The pages above it are not read and compared again on every answer, because that would be
 * useless work for server and browser.
 */
export function useBookingList(filter: BookingFilter) {
  const list = useGetBookingsInfiniteQuery(filter);
  const { currentData } = list;
  const [pageInView, setPageInView] = useState(0);
  const page = useDebounced(pageInView, restMs);
  const isDeep = (currentData?.pages.length ?? 0) > pagesReadAgainMax;
  const cursor = currentData?.pageParams[page] ?? '';
  const { currentData: inView } = useGetBookingPageQuery({ filter, cursor }, { skip: !isDeep });
  const fresh = isDeep ? (inView?.items ?? nothing) : nothing;
  const bookings = useMemo(
    () =>
      currentData?.pages.flatMap(({ items }, index) =>
        index === page ? withFresh(items, fresh) : items,
      ) ?? nothing,
    [currentData, page, fresh],
  );
  const filterName = JSON.stringify(filterParams(filter));
  const news = useNews(isDeep ? `${filterName} ${cursor}` : filterName, isDeep ? fresh : bookings);
  const onView = (index: number) => {
    setPageInView(Math.floor(index / pageSize));
  };
  return { ...list, bookings, news, isDeep, onView };
}

/** Returns the same rows, but replaces rows by their newer versions in `fresh`. */
function withFresh(
  bookings: readonly AdminBookingView[],
  fresh: readonly AdminBookingView[],
): readonly AdminBookingView[] {
  const now = new Map(fresh.map((booking) => [booking.reference, booking]));
  return bookings.map((booking) => now.get(booking.reference) ?? booking);
}
