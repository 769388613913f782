import { NewBooking } from '../../features/admin-bookings/new-booking.tsx';

export function AdminNewBookingPage() {
  return <NewBooking />;
}
