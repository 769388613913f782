import { BookingManagement } from '../../features/admin-bookings/booking-management.tsx';
import { RefundClaim } from '../../features/admin-departures/refund-claim.tsx';

export function AdminBookingsPage() {
  return <BookingManagement renderRefund={(booking) => <RefundClaim booking={booking} />} />;
}
