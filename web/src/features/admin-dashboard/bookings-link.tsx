import type { BookingFilter } from '@contracts/booking/booking-view.ts';
import { Link } from '../../shared/ui/link.tsx';
import type { Days } from './admin-dashboard-api.ts';

export type BookingsLinkProps = {
  /** The days on which the bookings were made. */
  days: Days;
  only?: Pick<BookingFilter, 'status' | 'currency'>;
  /** The meaning of the figure, such as "gross in USD". */
  label: string;
  /** Whether the link shows words instead of a figure. In this case the words already say where the link leads. */
  isInWords?: boolean;
  children: string;
};

/** A link from a figure to the bookings it counts. */
export function BookingsLink({
  days,
  only,
  label,
  isInWords = false,
  children,
}: BookingsLinkProps) {
  const filter = { tab: 'all', createdFrom: days.from, createdTo: days.to, ...only };
  const name = `${children} ${label}`;
  return (
    <Link
      to={`/admin/bookings?${new URLSearchParams(filter).toString()}`}
      aria-label={isInWords ? name : `${name}: show the bookings`}
    >
      {children}
    </Link>
  );
}
