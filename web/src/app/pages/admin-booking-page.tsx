import { BookingScreen } from '../../features/admin-bookings/booking-screen.tsx';
import { PaymentState } from '../../features/admin-departures/payment-state.tsx';
import { BookingEmails } from '../../features/admin-notifications/booking-emails.tsx';

export function AdminBookingPage() {
  return (
    <BookingScreen
      renderPayments={(booking) => <PaymentState booking={booking} />}
      renderEmails={({ bookingNumber }) => <BookingEmails bookingNumber={bookingNumber} />}
    />
  );
}
