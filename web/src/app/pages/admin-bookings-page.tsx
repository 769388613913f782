import { BookingManagement } from '../../features/admin-bookings/booking-management.tsx';

export function AdminBookingsPage() {
  return <BookingManagement />;
}
