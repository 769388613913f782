import { BookingScreen } from '../../features/admin-bookings/booking-screen.tsx';
import { BookingEmails } from '../../features/admin-notifications/booking-emails.tsx';

export function AdminBookingPage() {
  return (
    <BookingScreen
      renderEmails={({ bookingNumber }) => <BookingEmails bookingNumber={bookingNumber} />}
    />
  );
}
