import { SuspiciousBookings } from '../../features/admin-suspicious-bookings/suspicious-bookings.tsx';

export function AdminSuspiciousBookingsPage() {
  return <SuspiciousBookings />;
}
