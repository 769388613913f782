import { customerName } from '../../shared/console/customer-name.ts';
import { formatDate } from '../../shared/dates/format-date.ts';
import { useGetBookingsInfiniteQuery } from './admin-bookings-api.ts';

/** Shorter searches find too many bookings. */
const lettersMin = 2;
const shownMax = 8;

export interface FoundBooking {
  readonly reference: string;
  /** The path of the booking's screen. */
  readonly to: string;
  /** Traveller, date and tour in one line. */
  readonly words: string;
}

/** Finds bookings by reference, name, e-mail or phone. */
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
    .map(({ reference, date, pickupTime, tourTitle, ...booking }) => ({
      reference,
      to: `/admin/bookings/${reference}`,
      words: `${customerName(booking)} · ${formatDate(date)}, ${pickupTime} · ${tourTitle}`,
    }));
  return { bookings, isSearching: isFetching };
}
