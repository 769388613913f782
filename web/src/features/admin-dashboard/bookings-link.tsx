import type { BookingFilter } from '@contracts/booking/booking-view.ts';
import { Link } from '../../shared/ui/link.tsx';
import type { Days } from './admin-dashboard-api.ts';

export type BookingsLinkProps = {
  /** The days on which the bookings were made. */
  days: Days;
  only?: Pick<BookingFilter, 'status' | 'currency'>;
  /** What the figure is: "gross in USD". */
  label: string;
  children: string;
};

/** A figure that links to the bookings it counts. */
export function BookingsLink({ days, only, label, children }: BookingsLinkProps) {
  const filter = { tab: 'all', createdFrom: days.from, createdTo: days.to, ...only };
  return (
    <Link
      to={`/admin/bookings?${new URLSearchParams(filter).toString()}`}
      aria-label={`${children} ${label}: show the bookings`}
    >
      {children}
    </Link>
  );
}
