import { BookingScreen } from '../../features/admin-bookings/booking-screen.tsx';
import { CustomerHint } from '../../features/admin-customers/customer-hint.tsx';
import { BookingAttendance } from '../../features/admin-departures/booking-attendance.tsx';
import { PaymentList } from '../../features/admin-departures/payment-list.tsx';
import { PaymentState } from '../../features/admin-departures/payment-state.tsx';
import { BookingStory, BookingTravel } from '../../features/admin-history/booking-past.tsx';
import { UndoAction } from '../../features/admin-history/undo/undo-action.tsx';
import { BookingEmails } from '../../features/admin-notifications/booking-emails.tsx';
import { PastScreen } from '../../shared/console/past.tsx';

export function AdminBookingPage() {
  return (
    <PastScreen>
      <BookingScreen
        renderAttendance={(booking) => <BookingAttendance booking={booking} />}
        renderPayments={(booking) => (
          <>
            <PaymentState booking={booking} />
            <PaymentList reference={booking.reference} />
          </>
        )}
        renderCustomer={(customerId) => <CustomerHint customerId={customerId} />}
        renderEmails={({ bookingNumber }) => <BookingEmails bookingNumber={bookingNumber} />}
        renderHistory={(booking) => (
          <BookingStory booking={booking} actions={(entry) => <UndoAction entry={entry} />} />
        )}
        renderTimeTravel={(reference) => <BookingTravel reference={reference} />}
      />
    </PastScreen>
  );
}
