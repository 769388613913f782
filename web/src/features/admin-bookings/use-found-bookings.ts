import { formatDate } from '../../shared/dates/format-date.ts';
import { useGetBookingsInfiniteQuery } from './admin-bookings-api.ts';

/** Fewer letters find too much. */
const lettersMin = 2;
const shownMax = 8;

export interface FoundBooking {
  readonly reference: string;
  /** Its screen. */
  readonly to: string;
  /** Who, when and what, in one line. */
  readonly words: string;
}

/** The bookings that a few words find: by reference, name, e-mail or phone. */
export function useFoundBookings(search: string): {
  bookings: readonly FoundBooking[];
  isSearching: boolean;
} {
  const { currentData, isFetching } = useGetBookingsInfiniteQuery(
    { tab: 'all', search },
    { skip: search.length < lettersMin },
  );
  const [first] = currentData?.pages ?? [];
  const bookings = (search.length < lettersMin ? [] : (first?.items ?? []))
    .slice(0, shownMax)
    .map(({ reference, customer, date, pickupTime, tourTitle }) => ({
      reference,
      to: `/admin/bookings/${reference}`,
      words: `${customer?.name ?? 'Erased'} · ${formatDate(date)}, ${pickupTime} · ${tourTitle}`,
    }));
  return { bookings, isSearching: isFetching };
}
